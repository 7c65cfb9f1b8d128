const encoder = new TextEncoder();

/** Returns the number of bytes of a text in UTF-8. A lone surrogate counts as the three bytes of the replacement character it becomes. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}
