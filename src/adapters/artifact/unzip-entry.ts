import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { ArtifactProblem } from '../../ports/artifacts.ts';

export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly packedSize: number;
  /** CRC-32 of the content. */
  readonly sum: number;
  readonly isLink: boolean;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** The most bytes that the comment after the end record can have. */
const maxComment = 65_535;
const linkType = 0o120000;

/**
 * Parses the end record and the first entry (APPNOTE 4.3.12, 4.3.16), because fflate reports neither file types nor doubled
 * names. Returns undefined when the bytes are no zip, or a zip of several parts. Zip64 counts as more than 65,534 entries. `entry`:
 * the first one; undefined unless it is the only one.
 */
export function parseZipDirectory(zip: Uint8Array): { readonly count: number; readonly entry: ZipEntry | undefined } | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end === undefined || view.getUint16(end + 4, true) !== 0) return undefined;
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const size = view.getUint32(end + 12, true);
  if (count === 0 || count > 1) return { count, entry: undefined };
  const entry = parseEntry(view, start);
  // There must be one entry and nothing behind it: other programs would read a second entry that the count hides.
  return entry && start + size === end && size === entry.length ? { count, entry: entry.value } : undefined;
}

function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endBytes - maxComment);
  for (let position = view.byteLength - endBytes; position >= lowest; position -= 1) {
    if (view.getUint32(position, true) === endSignature) return position;
  }
  return undefined;
}

function parseEntry(view: DataView, start: number): { readonly value: ZipEntry; readonly length: number } | undefined {
  if (start + entryBytes > view.byteLength || view.getUint32(start, true) !== entrySignature) return undefined;
  const nameLength = view.getUint16(start + 28, true);
  const length = entryBytes + nameLength + view.getUint16(start + 30, true) + view.getUint16(start + 32, true);
  if (start + length > view.byteLength) return undefined;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start + entryBytes, nameLength);
  const value = {
    name: new TextDecoder().decode(bytes),
    sum: view.getUint32(start + 16, true),
    packedSize: view.getUint32(start + 20, true),
    size: view.getUint32(start + 24, true),
    isLink: ((view.getUint32(start + 38, true) >>> 16) & 0o170000) === linkType,
  };
  return { value, length };
}

interface EntryRequest {
  /** The name of the one entry that may exist: a file name without folders. */
  readonly name: string;
  readonly maxBytes: number;
}

/** The highest possible ratio: deflate compresses at most 1,032 to 1, so a larger ratio means that one of the sizes is false. */
const maxRatio = 1_032;

/**
 * Unpacks the one entry of a zip. Returns its content, or the reason for which it is refused. Checks the directory before it
 * unpacks anything, so a zip bomb, a million entries or a path out of the folder cost nothing.
 */
export function unzipEntry(zip: Uint8Array, { name, maxBytes }: EntryRequest): Uint8Array | ArtifactProblem {
  const directory = parseZipDirectory(zip);
  if (directory === undefined) return 'malformed';
  const { entry } = directory;
  if (directory.count !== 1 || entry === undefined) return 'entries';
  if (entry.isLink) return 'link';
  if (entry.name !== name || !isPlainName(name)) return 'path';
  if (entry.size > maxBytes) return 'too-large';
  if (entry.size > Math.max(1, entry.packedSize) * maxRatio) return 'ratio';
  return unpack(zip, entry) ?? 'malformed';
}

/**
 * Unpacks the content; returns undefined when it does not match its size or checksum. Fflate writes no more than the size in the
 * directory and does not report the rest, but the checksum shows it.
 */
function unpack(zip: Uint8Array, { size, sum }: ZipEntry): Uint8Array | undefined {
  try {
    const [content, ...others] = Object.values(unzipSync(zip));
    return content?.length === size && others.length === 0 && crc32(content) === sum ? content : undefined;
  } catch {
    return undefined;
  }
}

function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return name !== '' && name !== '.' && name !== '..' && !/[\u0000-\u001f/\\:]/.test(name);
}
