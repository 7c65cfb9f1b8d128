import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { ArtifactProblem } from '../../ports/artifacts.ts';
import { readDirectory, type ZipEntry } from './read-directory.ts';

interface Wanted {
  /** The one entry that may be there: a file name without folders. */
  readonly name: string;
  readonly maxBytes: number;
}

/** Deflate packs no better than 1,032 to 1; whoever claims more lies about one of the sizes. */
const maxRatio = 1_032;

/**
 * The content of the one entry of a zip, or why it is refused. Looks at the directory before it unpacks anything, so a
 * bomb, a million entries or a path out of the folder cost nothing.
 */
export function unzipEntry(zip: Uint8Array, { name, maxBytes }: Wanted): Uint8Array | ArtifactProblem {
  const directory = readDirectory(zip);
  if (directory === undefined) {
    return 'malformed';
  }
  const { entry } = directory;
  if (directory.count !== 1 || entry === undefined) {
    return 'entries';
  }
  if (entry.isLink) {
    return 'link';
  }
  if (entry.name !== name || !isPlainName(name)) {
    return 'path';
  }
  if (entry.size > maxBytes) {
    return 'too-large';
  }
  if (entry.size > Math.max(1, entry.packedSize) * maxRatio) {
    return 'ratio';
  }
  return unpack(zip, entry) ?? 'malformed';
}

/** Fflate writes no more than the size that the directory names, and says nothing of the rest: the sum does. */
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
