/** A comment's text for comparing: GitHub may store other line ends and drop blanks at the ends. */
export function tidyBody(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}
