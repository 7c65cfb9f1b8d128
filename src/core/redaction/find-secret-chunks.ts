import type { Span } from './readings.ts';
import type { SecretForm } from './secret-forms.ts';

/** A chunk with fewer different characters is ignored: it is padding, a ruler or indentation, and proves nothing. */
const fewestDistinct = 5;

/** The length of a piece that proves something only beside another piece of the same secret. */
const pieceLength = 8;
/** The largest distance between two pieces that stand near each other. */
const nearby = 64;

/** The chunks of one length. */
interface ChunkTable {
  readonly length: number;
  readonly chunks: ReadonlySet<string>;
}

/** A stretch of a text that is a piece of a secret, and the place of the piece in the secret. */
interface Piece extends Span {
  readonly secret: number;
  readonly offset: number;
}

/** The places of each piece of each secret. */
type PieceTable = ReadonlyMap<string, readonly Pick<Piece, 'secret' | 'offset'>[]>;

/**
 * Creates a finder of every stretch of a text that is a chunk of one of the forms, no matter where the form was cut, and of
 * shorter pieces of one of the secrets that stand near each other. Forms shorter than a chunk are only found whole. The finder
 * passes over the text once.
 */
export function createChunkFinder(forms: readonly SecretForm[], secrets: readonly string[]): (text: string) => readonly Span[] {
  const whole = forms
    .filter((form) => form.text.length < form.chunk || !listChunks(form).every(hasVariety))
    .map((form) => form.text);
  const lengths = [...new Set(forms.map((form) => form.chunk))];
  const tables = lengths.map((length) => createTable(length, forms));
  const pieces = createPieceTable(secrets);
  const filter = createFilter([...tables.map(({ chunks }) => chunks), new Set(pieces.keys())]);
  return (text) => [
    ...whole.flatMap((word) => findWhole(text, word)),
    ...(filter === undefined ? [] : findChunks(text, { tables, pieces, filter })),
  ];
}

function createTable(length: number, forms: readonly SecretForm[]): ChunkTable {
  const own = forms.filter((form) => form.chunk === length);
  return { length, chunks: new Set(own.flatMap(listChunks).filter(hasVariety)) };
}

function createPieceTable(secrets: readonly string[]): PieceTable {
  const table = new Map<string, Pick<Piece, 'secret' | 'offset'>[]>();
  for (const [secret, text] of secrets.entries()) {
    for (const [offset, piece] of listChunks({ text, chunk: pieceLength }).entries()) {
      if (!hasVariety(piece)) continue;
      const known = table.get(piece);
      if (known === undefined) table.set(piece, [{ secret, offset }]);
      else known.push({ secret, offset });
    }
  }
  return table;
}

/** Two filters with one bit per list: for the hash of a chunk's first four characters, and for that of its first eight. */
interface Filter {
  readonly four: Uint8Array;
  readonly eight: Uint8Array;
}

/** Creates the filters. They rule out nearly all positions without a look at the lists. Undefined when all lists are empty. */
function createFilter(lists: readonly ReadonlySet<string>[]): Filter | undefined {
  const count = lists.reduce((sum, chunks) => sum + chunks.size, 0);
  if (count === 0) return undefined;
  // By the number of chunks, since few secrets need little: one place of 32 is taken, and of many secrets more.
  const size = 2 ** Math.min(20, Math.ceil(Math.log2(count)) + 5);
  const filter = { four: new Uint8Array(size), eight: new Uint8Array(size) };
  for (const [bit, chunks] of lists.entries()) {
    for (const chunk of chunks) {
      addTo(filter.four, hashFour(chunk, 0), bit);
      addTo(filter.eight, hashEight(chunk, 0), bit);
    }
  }
  return filter;
}

function addTo(filter: Uint8Array, hash: number, bit: number): void {
  const place = hash & (filter.length - 1);
  filter[place] = (filter[place] ?? 0) | (1 << bit);
}

function listChunks({ text, chunk }: SecretForm): readonly string[] {
  const count = Math.max(0, text.length - chunk + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + chunk));
}

function hasVariety(chunk: string): boolean {
  let seen = '';
  for (const character of chunk) {
    if (seen.includes(character)) continue;
    seen += character;
    if (seen.length >= fewestDistinct) return true;
  }
  return false;
}

function hashFour(text: string, at: number): number {
  const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
  const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
  return first * 4_099 + second;
}

function hashEight(text: string, at: number): number {
  return hashFour(text, at) * 131 + hashFour(text, at + 4) * 7;
}

interface Search {
  readonly tables: readonly ChunkTable[];
  readonly pieces: PieceTable;
  readonly filter: Filter;
}

function findChunks(text: string, { tables, pieces, filter }: Search): readonly Span[] {
  const spans: { start: number; end: number }[] = [];
  const found: Piece[] = [];
  const mask = filter.four.length - 1;
  for (let at = 0; at + pieceLength <= text.length; at += 1) {
    const likely = filter.four[hashFour(text, at) & mask] ?? 0;
    if (likely === 0) continue;
    const bits = likely & (filter.eight[hashEight(text, at) & mask] ?? 0);
    if (bits === 0) continue;
    for (const { length, chunks } of tables) {
      if (at + length <= text.length && chunks.has(text.slice(at, at + length))) addSpan(spans, { start: at, end: at + length });
    }
    if ((bits & (1 << tables.length)) !== 0) found.push(...listPieces(text, at, pieces));
  }
  return [...spans, ...selectNearby(found)];
}

function addSpan(spans: { start: number; end: number }[], { start, end }: Span): void {
  const last = spans.at(-1);
  if (last !== undefined && last.end >= start) last.end = Math.max(last.end, end);
  else spans.push({ start, end });
}

/** Lists the pieces that a stretch of the text can be, at most four: a secret may repeat itself. */
function listPieces(text: string, at: number, pieces: PieceTable): readonly Piece[] {
  const places = pieces.get(text.slice(at, at + pieceLength)) ?? [];
  return places.slice(0, 4).map((place) => ({ start: at, end: at + pieceLength, ...place }));
}

/** Selects the pieces that stand near a piece of another stretch of the same secret. The pieces are in order. */
function selectNearby(pieces: readonly Piece[]): readonly Span[] {
  const selected = new Set<Piece>();
  const recent = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const before = (recent.get(piece.secret) ?? []).filter(({ end }) => piece.start - end <= nearby).slice(-2 * nearby);
    const others = before.filter((other) => isOther(piece, other));
    for (const each of others.length === 0 ? [] : [piece, ...others]) selected.add(each);
    recent.set(piece.secret, [...before, piece]);
  }
  return [...selected];
}

function isOther(piece: Piece, before: Piece): boolean {
  return before.end <= piece.start && Math.abs(before.offset - piece.offset) >= pieceLength;
}

function findWhole(text: string, word: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    spans.push({ start: at, end: at + word.length });
  }
  return spans;
}
