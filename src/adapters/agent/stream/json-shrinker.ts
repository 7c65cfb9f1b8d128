/** Shortens one JSON text while it comes. Of each string only the end is preserved. */
export interface JsonShrinker {
  push(text: string): void;
  /** Returns valid JSON; undefined when the text is too large even after shortening. */
  text(): string | undefined;
}

/** The most characters of one string that are preserved. No text of an agent that is stored is longer. */
const maxStringUnits = 524_288;
const maxUnits = 4_194_304;

export function createJsonShrinker(): JsonShrinker {
  const kept: string[] = [];
  let size = 0;
  let inside: StringTail | undefined;
  let carry = '';
  const append = (text: string): void => {
    size += text.length;
    if (size <= maxUnits) kept.push(text);
  };
  const readOutside = (text: string): number => {
    const quote = text.indexOf('"');
    if (quote < 0) {
      append(text);
      return text.length;
    }
    append(text.slice(0, quote + 1));
    inside = new StringTail();
    return quote + 1;
  };
  const readInside = (text: string, tail: StringTail): number => {
    const { length } =
      /^(?:[^"\\]+|\\u[0-9a-fA-F]{4}|\\u(?![0-9a-fA-F]{0,3}$)|\\[^u])*/.exec(text.slice(0, pieceUnits))?.[0] ?? '';
    tail.push(text.slice(0, length));
    if (text[length] !== '"') return length;
    append(`${tail.text()}"`);
    inside = undefined;
    return length + 1;
  };
  return {
    push(piece) {
      let rest = carry + piece;
      carry = '';
      while (rest !== '') {
        const taken = inside === undefined ? readOutside(rest) : readInside(rest, inside);
        // The first half of an escape waits for its second half.
        if (taken === 0) {
          carry = rest;
          return;
        }
        rest = rest.slice(taken);
      }
    },
    text: () => (size > maxUnits ? undefined : kept.join('')),
  };
}

const pieceUnits = 16_384;

/** The end of a string literal, cut only between characters and escapes. */
class StringTail {
  #pieces: string[] = [];
  #size = 0;

  push(piece: string): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > 2 * maxStringUnits) this.#cut();
  }

  text(): string {
    this.#cut();
    return this.#pieces.join('');
  }

  #cut(): void {
    let first = 0;
    while (this.#size - (this.#pieces[first]?.length ?? 0) >= maxStringUnits) {
      this.#size -= this.#pieces[first]?.length ?? 0;
      first += 1;
    }
    this.#pieces = this.#pieces.slice(first);
  }
}
