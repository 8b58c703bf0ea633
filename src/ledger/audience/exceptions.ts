import type { Document } from '../../text/document.ts';

/** "Cannot offer exceptions on request", "exemptions aren't possible": what the output tells as "no exceptions". */
export const deniesExceptions = ({ plain }: Document): boolean =>
  /(?:\b(?:no|not|never|cannot|without|nor|neither|nobody)\b|n['’]t\b)[^.;:\n]{0,40}\b(?:exceptions?|exemptions?|exempt(?:ed)?)\b/i.test(
    plain,
  ) ||
  /\b(?:exceptions?|exemptions?)\s(?:[a-z]+\s){0,4}?(?:(?:can|may|will|are|is|be|were|do|does|has|have|could|would|shall)\s(?:[a-z]+\s){0,2}?(?:not|never|no longer|impossible|ruled out|excluded|refused|forbidden)\b|cannot\b|[a-z]+n['’]t\b|(?:is|are)\s(?:impossible|out of|ruled|excluded|forbidden|refused))/i.test(
    plain,
  );

/** Whether a notice has an exception: "only those with a contract may stay". */
export const hasExceptions = ({ plain }: Document): boolean => EXCEPTS.test(plain);
/** Leave for some only, or an exception by that word. */
const EXCEPTS =
  /\bonly\s[^.;\n]{3,80}\b(?:may|can)\s(?:still\s)?(?:keep|leave|stay|remain|continue|go on|carry on|hold|retain|use)\b|\b(?:except(?:ed)?|exempt(?:ed)?)\b/i;
