/** Returns the number of bytes of a text in UTF-8. A lone surrogate counts as the three bytes of its replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes += bytesOfUnit(unit);
    if (isHigh(unit) && isLow(text.charCodeAt(at + 1))) {
      bytes++;
      at++;
    }
  }
  return bytes;
}

function bytesOfUnit(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 ? 2 : 3;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
