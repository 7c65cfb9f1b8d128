import type { SecretForm } from './secret-forms.ts';
import type { Span } from './span.ts';

/**
 * The number of different characters below which a chunk is ignored: it is padding, a ruler or indentation, and proves nothing.
 */
const fewestDistinct = 5;
const filterSize = 2 ** 20;

/** The chunks of one length. */
interface ChunkTable {
  readonly length: number;
  readonly chunks: ReadonlySet<string>;
  /**
   * A filter with one bit per hash of a chunk's first four characters. It rules out most positions without a look at `chunks`.
   */
  readonly filter: Uint8Array;
}

/**
 * Creates a finder of every stretch of a text that is a chunk of one of the forms, no matter where the form was cut. Forms
 * shorter than a chunk are only found whole. The finder passes over the text once per chunk length.
 */
export function createChunkFinder(forms: readonly SecretForm[]): (text: string) => readonly Span[] {
  const whole = forms.filter((form) => form.text.length < form.chunk || !isVaried(form)).map((form) => form.text);
  const lengths = [...new Set(forms.map((form) => form.chunk))];
  const tables = lengths.map((length) =>
    createTable(
      length,
      forms.filter((form) => form.chunk === length),
    ),
  );
  return (text) => [...whole.flatMap((word) => findWhole(text, word)), ...tables.flatMap((table) => findChunks(text, table))];
}

function createTable(length: number, forms: readonly SecretForm[]): ChunkTable {
  const chunks = new Set(forms.flatMap(listChunks).filter(hasVariety));
  const filter = new Uint8Array(filterSize);
  for (const chunk of chunks) filter[hashAt(chunk, 0)] = 1;
  return { length, chunks, filter };
}

function listChunks({ text, chunk }: SecretForm): readonly string[] {
  const count = Math.max(0, text.length - chunk + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + chunk));
}

function isVaried(form: SecretForm): boolean {
  return listChunks(form).every(hasVariety);
}

function hasVariety(chunk: string): boolean {
  return new Set(chunk).size >= fewestDistinct;
}

function hashAt(text: string, at: number): number {
  const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
  const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
  return (first * 4_099 + second) & (filterSize - 1);
}

function findChunks(text: string, table: ChunkTable): readonly Span[] {
  const spans: { start: number; end: number }[] = [];
  if (table.chunks.size === 0) return spans;
  for (let at = 0; at + table.length <= text.length; at += 1) {
    if (table.filter[hashAt(text, at)] === 0 || !table.chunks.has(text.slice(at, at + table.length))) continue;
    const last = spans.at(-1);
    if (last !== undefined && last.end >= at) last.end = at + table.length;
    else spans.push({ start: at, end: at + table.length });
  }
  return spans;
}

function findWhole(text: string, word: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    spans.push({ start: at, end: at + word.length });
  }
  return spans;
}
