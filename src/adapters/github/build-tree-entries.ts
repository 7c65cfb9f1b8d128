import type { FileChange } from '../../ports/github.ts';

export interface TreeEntry {
  readonly path: string;
  readonly mode: FileChange['mode'];
  readonly type: 'blob';
  /** Text goes inline. */
  readonly content?: string;
  /** A blob made before; null deletes. */
  readonly sha?: string | null;
}

/** Beyond these a text goes as a blob of its own, so that one request for a tree stays of a size that GitHub takes. */
const inlineFileBytes = 1_048_576;
const inlineTotalBytes = 8_388_608;

/** Entries for one POST of a tree. `createBlob` takes base64 and gives the blob's id; one after the other, as GitHub asks. */
export async function buildTreeEntries(
  changes: readonly FileChange[],
  createBlob: (content: string) => Promise<string>,
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  let inlined = 0;
  for (const { path, mode, content } of changes) {
    const text = content === null ? undefined : readText(content);
    const bytes = content?.length ?? 0;
    if (content === null) {
      entries.push({ path, mode, type: 'blob', sha: null });
    } else if (text !== undefined && bytes <= inlineFileBytes && inlined + bytes <= inlineTotalBytes) {
      inlined += bytes;
      entries.push({ path, mode, type: 'blob', content: text });
    } else {
      entries.push({ path, mode, type: 'blob', sha: await createBlob(Buffer.from(content).toString('base64')) });
    }
  }
  return entries;
}

/** Undefined for what JSON could not carry byte for byte. A byte order mark stays. */
function readText(content: Uint8Array): string | undefined {
  if (content.includes(0)) {
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}
