const encoder = new TextEncoder();

/** Returns the bytes of a text in UTF-8. A lone surrogate counts as the three bytes of the replacement character that it becomes. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}
