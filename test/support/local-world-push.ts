import { execFileSync } from 'node:child_process';
import { findRef, getRef } from '../../src/local/server/git/find-ref.ts';

interface Push {
  /** The bare repository. */
  readonly directory: string;
  readonly branch: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Symbolic links, with the places to which they lead. */
  readonly links?: Readonly<Record<string, string>>;
  /** Files that are taken away. */
  readonly removed?: readonly string[];
}

/**
 * A person's commit on a branch, which begins at `main` where it does not exist yet. Fires no event. Returns its id. One process
 * writes it into the bare repository: a clone and a push would be ten.
 */
export function pushCommit({ directory, branch, files = {}, links = {}, removed = [] }: Push): string {
  const ref = `refs/heads/${branch}`;
  const parent = findRef(directory, ref) ?? getRef(directory, 'refs/heads/main');
  const changes = [
    ...Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${renderData(text)}`),
    ...removed.map((path) => `D ${path}\n`),
    ...Object.entries(links).map(([path, target]) => `M 120000 inline ${path}\n${renderData(target)}`),
  ];
  const input = [
    `commit ${ref}\n`,
    `committer Somebody <somebody@example.test> ${Math.floor(Date.now() / 1000)} +0000\n`,
    renderData(`Change ${Object.keys({ ...files, ...links }).join(', ')}\n`),
    `from ${parent}\n`,
    ...changes,
  ];
  execFileSync('git', ['fast-import', '--quiet'], { cwd: directory, input: input.join(''), stdio: ['pipe', 'ignore', 'pipe'] });
  return getRef(directory, ref);
}

function renderData(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
