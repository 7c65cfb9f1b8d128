import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Answers a command of git about fixed objects from the files of the repository. Returns undefined where git has to be asked: for
 * other commands, for objects in packs and in other repositories, and for everything that is wrong.
 */
export function answerFromFiles(directory: string, [command = '', ...args]: readonly string[]): Buffer | undefined {
  const form = [command, ...args.slice(0, -1)].join(' ');
  const last = args.at(-1) ?? '';
  const [, before = ''] = /^ls-tree --name-only -z ([0-9a-f]{40})$/.exec(form) ?? [];
  if (before !== '') return listNames(directory, before, last);
  const found = findObject(directory, last);
  if (found === undefined) return undefined;
  if (/^rev-parse --verify(?: --quiet)?$/.test(form)) return Buffer.from(`${found.id}\n`);
  if (form === 'cat-file -e') return Buffer.alloc(0);
  if (form === 'cat-file -t') return Buffer.from(`${found.type}\n`);
  const isContent = form === `cat-file ${found.type}` || (form === 'show' && found.type === 'blob');
  return isContent && found.type !== 'tree' ? found.content : undefined;
}

/** Lists the entries of a folder as `git ls-tree --name-only -z` does, which names a folder by a slash at its end. */
function listNames(directory: string, commit: string, folder: string): Buffer | undefined {
  if (!folder.endsWith('/')) return undefined;
  const tree = findObject(directory, `${commit}:${folder.slice(0, -1)}`);
  if (tree?.type !== 'tree') return undefined;
  return Buffer.from([...readEntries(tree.content).keys()].map((name) => `${folder}${name}\0`).join(''));
}

/** Finds an object by its full id, by `^{commit}` or `^{tree}` behind the id, or by a path behind a colon. */
function findObject(directory: string, name: string): GitObject | undefined {
  const [, id = '', type, path] = /^([0-9a-f]{40})(?:\^\{(commit|tree)\}|:(.+))?$/s.exec(name) ?? [];
  if (id === '') return undefined;
  const object = readLoose(directory, id);
  if (path !== undefined)
    return path.split('/').reduce((parent, part) => findEntry(directory, parent, part), toTree(directory, object));
  const wanted = type === 'tree' ? toTree(directory, object) : object;
  return type === undefined || wanted?.type === type ? wanted : undefined;
}

function toTree(directory: string, object: GitObject | undefined): GitObject | undefined {
  if (object?.type !== 'commit') return object;
  return readLoose(directory, object.content.toString('latin1', 'tree '.length, 'tree '.length + 40));
}

function findEntry(directory: string, tree: GitObject | undefined, name: string): GitObject | undefined {
  const id = tree?.type === 'tree' ? readEntries(tree.content).get(name) : undefined;
  return id === undefined ? undefined : readLoose(directory, id);
}

/** Reads the ids of a tree's entries by their names. Each entry is a mode, a space, a name, a zero and the 20 bytes of an id. */
function readEntries(content: Buffer): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (let at = 0; at < content.length; ) {
    const zero = content.indexOf(0, at);
    entries.set(content.toString('utf8', content.indexOf(' ', at) + 1, zero), content.toString('hex', zero + 1, zero + 21));
    at = zero + 21;
  }
  return entries;
}

/** Reads an object that has a file of its own: a header with type and size, a zero and the content, compressed. */
function readLoose(directory: string, id: string): GitObject | undefined {
  try {
    const bytes = inflateSync(readFileSync(join(directory, 'objects', id.slice(0, 2), id.slice(2))));
    if (createHash('sha1').update(bytes).digest('hex') !== id) return undefined;
    const end = bytes.indexOf(0);
    return { id, type: bytes.toString('latin1', 0, end).split(' ')[0] ?? '', content: bytes.subarray(end + 1) };
  } catch {
    return undefined;
  }
}
