import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type RawChange, readObjects } from '../bundle/list-commits.ts';
import { GitFailure, type GitTool } from '../tool/git-tool.ts';

type ChangedFile = Pick<RawChange, 'mode' | 'oldId' | 'path'>;

const pointerPattern = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-.*\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/;
const maxPointerBytes = 1024;

/**
 * Puts the Git LFS pointer back into the index wherever the file that it names lies in the work tree. Git LFS replaces the
 * pointer of a commit by the file, and its filter, which Baton does not run, would restore the pointer. Returns how the index
 * differed from `head`: after `restored` it may not differ any more.
 */
export async function restoreLargeFiles(
  git: GitTool,
  { head, workspace }: { head: string; workspace: string },
): Promise<'same' | 'changed' | 'restored'> {
  const raw = await git.run(['diff-index', '--cached', '--raw', '-z', '--no-renames', '--ignore-submodules=none', head, '--']);
  const changed = parseChanged(raw);
  if (changed.length === 0) return raw.length > 0 ? 'changed' : 'same';
  const pointers = await readPointers(git, changed);
  const restored: string[] = [];
  for (const { mode, oldId, path } of changed) {
    const pointer = pointers.get(oldId);
    if (pointer === undefined) continue;
    if (pointer !== (await hashFile(workspace, path)))
      throw new GitFailure(`"${path}" is kept by Git LFS, and such files cannot be published when they are changed`);
    restored.push(`${mode} ${oldId}\t${path}\0`);
  }
  if (restored.length === 0) return 'changed';
  await git.run(['update-index', '-z', '--index-info'], { input: Buffer.from(restored.join(''), 'latin1') });
  return 'restored';
}

/** Parses `:<old mode> <mode> <old id> <id> M`, NUL, path, NUL. Returns only plain files. */
function parseChanged(raw: Buffer): readonly ChangedFile[] {
  const fields = raw.toString('latin1').split('\0');
  return fields.flatMap((field, index) => {
    const match = /^:\d{6} (100\d{3}) ([0-9a-f]{40}) [0-9a-f]{40} M$/.exec(field);
    const [, mode = '', oldId = ''] = match ?? [];
    return match && index % 2 === 0 ? [{ mode, oldId, path: fields[index + 1] ?? '' }] : [];
  });
}

/** Reads the digests of the files that small old blobs point to, by the id of the blob. */
async function readPointers(git: GitTool, changed: readonly ChangedFile[]): Promise<ReadonlyMap<string, string>> {
  const input = changed.map(({ oldId }) => `${oldId}\n`).join('');
  const sizes = await git.line(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input });
  const small = sizes.split('\n').flatMap((line) => {
    const [id = '', size = ''] = line.split(' ');
    return id !== '' && Number(size) <= maxPointerBytes ? [id] : [];
  });
  const contents = await readObjects(git, small);
  return new Map(
    [...contents].flatMap(([id, content]) => {
      const digest = pointerPattern.exec(content.toString('latin1'))?.[1];
      return digest === undefined ? [] : [[id, digest] as const];
    }),
  );
}

async function hashFile(workspace: string, path: string): Promise<string> {
  const hash = createHash('sha256');
  const name = Buffer.concat([Buffer.from(`${workspace}/`), Buffer.from(path, 'latin1')]);
  for await (const chunk of createReadStream(name)) hash.update(chunk);
  return hash.digest('hex');
}
