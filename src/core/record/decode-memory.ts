import type { Result } from '../result.ts';
import type { Envelope } from './envelope.ts';
import type { IgnoredReason } from './record.ts';

/** The content of a marker, before any signature was checked. */
export type MarkerContent =
  | { readonly kind: 'envelope'; readonly value: unknown }
  | { readonly kind: 'piece'; readonly digest: string; readonly text: string }
  | { readonly kind: 'ignored'; readonly reason: IgnoredReason };

/** The value of an envelope whose shape is sound, with the text that is signed. */
export interface ShapedEnvelope {
  readonly envelope: Envelope;
  readonly text: string;
  readonly digest: string;
}

/**
 * Remembers what the texts of comments were decoded to, because a job reads the same thread several times. Holds only what follows from a
 * text and from one set of `DecodePorts`: signature, binding, author, edits and order are checked each time. What it returns is shared,
 * so nobody may change it.
 */
export interface DecodeMemory {
  /** Returns the contents of the markers of a comment by its text. */
  contentsOf(body: string, read: () => readonly MarkerContent[]): readonly MarkerContent[];
  /** By the value of an envelope. */
  readonly shaped: WeakMap<object, Result<ShapedEnvelope, IgnoredReason>>;
  /** By the value of an envelope, which names the digests of its pieces. */
  readonly bodies: WeakMap<object, Result<unknown, IgnoredReason>>;
}

/** The characters of texts that are remembered. Beyond them all are forgotten, and decoded once more. */
const mostCharacters = 16_777_216;

export function createDecodeMemory(): DecodeMemory {
  const contents = new Map<string, readonly MarkerContent[]>();
  let characters = 0;
  return {
    contentsOf(body, read) {
      const known = contents.get(body);
      if (known !== undefined) return known;
      const found = read();
      if (found.length === 0) return found;
      if (characters > mostCharacters) {
        contents.clear();
        characters = 0;
      }
      characters += body.length;
      contents.set(body, found);
      return found;
    },
    shaped: new WeakMap(),
    bodies: new WeakMap(),
  };
}

/** Returns what is known about the value, or finds it out. */
export function remember<T>(known: WeakMap<object, T> | undefined, value: unknown, find: () => T): T {
  if (known === undefined || typeof value !== 'object' || value === null) return find();
  const found = known.get(value) ?? find();
  known.set(value, found);
  return found;
}
