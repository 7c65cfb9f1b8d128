/** Shortens one JSON text while it comes: of each string in it only the end is kept. */
export interface JsonShrinker {
  push(text: string): void;
  /** JSON again; undefined when it is too large even so. */
  text(): string | undefined;
}

/** More than any text of an agent that is kept. */
const keptUnits = 524_288;
const maxUnits = 4_194_304;

export function createJsonShrinker(): JsonShrinker {
  const kept: string[] = [];
  let size = 0;
  let inside: StringTail | undefined;
  let carry = '';
  const keep = (text: string): void => {
    size += text.length;
    if (size <= maxUnits) kept.push(text);
  };
  const outside = (text: string): number => {
    const quote = text.indexOf('"');
    if (quote < 0) {
      keep(text);
      return text.length;
    }
    keep(text.slice(0, quote + 1));
    inside = new StringTail();
    return quote + 1;
  };
  const within = (text: string, tail: StringTail): number => {
    const { length } =
      /^(?:[^"\\]+|\\u[0-9a-fA-F]{4}|\\u(?![0-9a-fA-F]{0,3}$)|\\[^u])*/.exec(text.slice(0, pieceUnits))?.[0] ?? '';
    tail.push(text.slice(0, length));
    if (text[length] !== '"') return length;
    keep(`${tail.text()}"`);
    inside = undefined;
    return length + 1;
  };
  return {
    push(piece) {
      let rest = carry + piece;
      carry = '';
      while (rest !== '') {
        const taken = inside === undefined ? outside(rest) : within(rest, inside);
        // Half of an escape waits for its other half.
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
    if (this.#size > 2 * keptUnits) this.#cut();
  }

  text(): string {
    this.#cut();
    return this.#pieces.join('');
  }

  #cut(): void {
    let first = 0;
    while (this.#size - (this.#pieces[first]?.length ?? 0) >= keptUnits) {
      this.#size -= this.#pieces[first]?.length ?? 0;
      first += 1;
    }
    this.#pieces = this.#pieces.slice(first);
  }
}
