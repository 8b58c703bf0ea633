/*
 * How a text leaves something to the reader, by classes of words: a word of choice ("optionally"), the reader's own will ("if
 * you like", "should they want to"), ease ("where practical"), worth ("it is best to"), advice ("we suggest"), freedom ("you
 * are free to", "up to you"), a mere thought ("consider asking"), and a duty that is denied ("you need not").
 */
const MEMBERS = '(?:you|they|users?|customers?|anyone|one)';
const WISH = '(?:like|wish|want|prefer|care|choose|fancy)';
/** "If you want to keep the list", "if you want the list": for what it is done, and no leave. */
const NO_OBJECT =
  '(?! (?:to (?!can\\b|may\\b|could\\b|do so\\b)\\p{L}|(?:the|your|an?|this|that|these|those|all|any|more|its|their)\\b))';
const CLASSES = [
  'optional(?:ly)?|voluntar(?:y|ily)|prefer(?:ably|able)|ideally|perhaps|maybe|nice[- ]to[- ]have',
  `(?:if|should|when(?:ever)?|where|in case) ${MEMBERS}(?:'d| would| do)? ${WISH}\\b${NO_OBJECT}`,
  `(?:who|that) (?:would )?${WISH}\\b${NO_OBJECT}`,
  '(?:if|where(?:ver)?|when(?:ever)?) (?:(?:it|this|that) is |at all )?(?:possible|practica(?:l|ble)|convenient|feasible|desired|wanted|useful|helpful|preferred)|if (?:it|that|this) suits|if time (?:allows|permits)',
  '(?:is|are|be|being|seems?) (?:(?:also|probably|generally|usually|strongly|highly|always|perhaps) )?(?:recommended|suggested|advised|advisable|encouraged|invited|worthwhile|worth|helpful|useful|wise|sensible|prudent|handy|best (?:to|if)|allowed to|permitted to|at liberty)',
  'makes? sense|(?:good|sensible|useful|wise|prudent) (?:idea|practice|precaution|habit)|(?:may|might|can|could|would) (?:also )?help to|pays to',
  '(?:we|us|you) (?:\\p{L}+ly |would |do |also )?(?:recommend|suggest|advise|encourage|invite|propose)|our (?:advice|recommendation|suggestion)',
  '(?:free|welcome) to|at (?:your|their) (?:own )?(?:discretion|choice|option|leisure)|up to (?:you|them)\\b(?! to \\d)',
  '(?:(?:have|has|with|given) (?:an? )?|(?:the|an?) )(?:option|choice|possibility|opportunity|chance|freedom) (?:to|of)|left to (?:you|them|each|every)|it is possible to|why not',
  '(?:consider|think about|try)(?= \\p{L}+ing)|(?:may|might) (?:want|wish|like|prefer) to|would do well to',
].join('|');
const LEAVES = new RegExp(`(?<!\\b(?:not|never|nor|cannot|longer)\\s|n['’]t\\s)\\b(?:${CLASSES})\\b`, 'giu');

/** "You do not have to", "is not strictly required", "there is no need to", "you need not". */
const DENIED =
  /(?:\b(?:not|never|no longer)|n['’]t)\s(?:(?:strictly|always|absolutely|yet|be)\s)?(?:have to|need to|needed|required|mandatory|necessary|obligatory|compulsory|a must)\b|\bno (?:need|obligation|requirement) to\b|\bneed(?:s? not|n['’]t)\b/giu;

/** What binds the reader after all. */
const BINDS =
  /\b(?:must|needs?|(?:have|has|having|got) to|required?|requires|requiring|mandatory|obligatory|obliged|compulsory|necessary|imperative|essential|indispensable|shall|bound to|not optional|cannot (?:be )?(?:skip|avoid)\w*|prerequisite|(?:make|be) sure)\b|n['’]t optional\b|\b(?:cannot|can['’]t)\b[^.;]{0,80}\b(?:without|until|unless|before)\b|\bonly (?:after|once|if|when)\b/iu;

/** True where a text leaves what it tells to the reader. */
export const leaves = (text: string): boolean => text.search(LEAVES) >= 0 || text.search(DENIED) >= 0;

/** True where a text binds the reader by any word that it does not take back. */
export const binds = (text: string): boolean => BINDS.test(text.replace(DENIED, ' '));

/** "(Optional)", "if convenient,": a text without any other word. What it leaves to the reader stands beside it. */
export const onlyLeaves = (text: string): boolean =>
  leaves(text) && !/\p{L}/u.test(text.replace(LEAVES, ' ').replace(/\b(?:steps?|this|is|it|and|or|but)\b/giu, ' '));
