/** "[!WARNING]" of GitHub; ":::note", ":::warning Sunset" of Docusaurus, and ":::" at the end; '!!! warning "Sunset"' of MkDocs. */
const MARKER =
  /^[ \t]{0,12}(?:\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]|:{3,}(?:[ \t]?\{?[a-z]{2,16}\}?(?:[ \t]+(?=\S)|\[)?)?|(?:!!!|\?\?\?\+?)[ \t]+(?:note|abstract|info|tip|hint|success|question|warning|caution|attention|important|failure|danger|error|bug|example|quote|deprecated)(?:[ \t]*$|[ \t]+"))/;
/** So long a marker with its title may be. */
const LONG = 200;

/**
 * The line that opens or closes a box: where its title begins and ends in it, both at the end where it has none; undefined
 * for any other line.
 */
export function admonitionIn(line: string): { readonly start: number; readonly end: number } | undefined {
  const first = line.trimStart()[0];
  if (first === undefined || !'[:!?'.includes(first) || line.length > LONG) return undefined;
  const found = MARKER.exec(line);
  if (found === null) return undefined;
  const title = line.slice(found[0].length).replace(/["\]\s]+$/, '');
  return { start: found[0].length, end: found[0].length + title.length };
}
