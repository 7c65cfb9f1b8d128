import { createHash } from 'node:crypto';
import { appendFileSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Account } from '../world/model.ts';
import { emailOf } from './identity.ts';

interface BareRepository {
  readonly directory: string;
  readonly owner: Account;
  readonly at: string;
  /** The folder whose files the first commit holds, including ignored ones. */
  readonly from: string;
}

/**
 * Creates a bare repository whose `main` has one commit. Writes by hand what `git init`, `git add` and `git commit` would: each of
 * them is a process, and every world of the tests begins with a repository.
 */
export function createBareRepository({ directory, owner, at, from }: BareRepository): void {
  for (const folder of ['objects', 'refs/heads']) mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(
    join(directory, 'config'),
    `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n${settings}`,
  );
  const tree = writeFolder(directory, from) ?? writeObject(directory, 'tree', Buffer.alloc(0));
  const person = `${owner.login} <${emailOf(owner)}> ${Math.floor(Date.parse(at) / 1000)} +0000`;
  const commit = `tree ${tree}\nauthor ${person}\ncommitter ${person}\n\nFirst commit\n`;
  writeFileSync(join(directory, 'refs/heads/main'), `${writeObject(directory, 'commit', Buffer.from(commit))}\n`);
}

/** Writes the files of a folder as a tree, and returns its id; undefined when there is no file, since git keeps no empty folder. */
function writeFolder(directory: string, folder: string): string | undefined {
  const found = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== '.git');
  const entries = found.flatMap((entry) => writeEntry(directory, join(folder, entry.name)));
  if (entries.length === 0) return undefined;
  const sorted = entries.toSorted((one, other) => Buffer.compare(one.order, other.order));
  return writeObject(directory, 'tree', Buffer.concat(sorted.map(({ line }) => line)));
}

interface TreeEntry {
  /** Git compares folders as if their names ended with a slash. */
  readonly order: Buffer;
  readonly line: Buffer;
}

function writeEntry(directory: string, path: string): readonly TreeEntry[] {
  const facts = lstatSync(path);
  const build = (mode: string, id: string): readonly TreeEntry[] => [
    {
      order: Buffer.from(mode === '40000' ? `${basename(path)}/` : basename(path)),
      line: Buffer.concat([Buffer.from(`${mode} ${basename(path)}\0`), Buffer.from(id, 'hex')]),
    },
  ];
  if (facts.isSymbolicLink()) return build('120000', writeObject(directory, 'blob', Buffer.from(readlinkSync(path))));
  if (facts.isFile())
    return build((facts.mode & 0o100) === 0 ? '100644' : '100755', writeObject(directory, 'blob', readFileSync(path)));
  const tree = facts.isDirectory() ? writeFolder(directory, path) : undefined;
  return tree === undefined ? [] : build('40000', tree);
}

/** Writes an object as git does, in a file of its own, and returns its id. */
function writeObject(directory: string, type: 'blob' | 'tree' | 'commit', content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const id = createHash('sha1').update(bytes).digest('hex');
  const folder = join(directory, 'objects', id.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id.slice(2)), deflateSync(bytes));
  return id;
}

/** Gives an existing bare repository the settings of GitHub's servers. */
export function prepareBareRepository(directory: string): void {
  appendFileSync(join(directory, 'config'), settings);
}

/**
 * The settings of GitHub's servers: any commit can be fetched by id, and pushes come over HTTP. They are written as text, because
 * each `git config` is a process.
 */
const settings = `[uploadpack]
	allowAnySHA1InWant = true
	allowReachableSHA1InWant = true
	allowFilter = true
[http]
	receivepack = true
	uploadpack = true
[receive]
	denyDeleteCurrent = refuse
`;
