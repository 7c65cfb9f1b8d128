import { type GitRepository, readGit, runGit } from '../../git/run-git.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

export interface ParsedCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

/** Reads a commit. Throws a `GitError` when there is no such commit. */
export async function readCommit(git: GitRepository, sha: string): Promise<ParsedCommit> {
  const text = (await runGit(git, ['cat-file', 'commit', sha])).toString();
  const end = text.indexOf('\n\n');
  const lines = text.slice(0, end).split('\n');
  const values = (name: string) => lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  return {
    sha: /^[0-9a-f]{40}$/.test(sha) ? sha : await readGit(git, ['rev-parse', `${sha}^{commit}`]),
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: parsePerson(values('author')[0] ?? ''),
    committer: parsePerson(values('committer')[0] ?? ''),
    message: text.slice(end + 2).replace(/\n$/, ''),
  };
}

function parsePerson(text: string): Person {
  const match = /^(.*) <(.*)> (\d+) /.exec(text);
  const seconds = Number(match?.[3] ?? 0);
  return { name: match?.[1] ?? '', email: match?.[2] ?? '', date: `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z` };
}

/** Lists the paths that differ, for filters of workflows: `from..to` for a push, `from...to` for a pull request. */
export async function listChanged(git: GitRepository, range: string): Promise<readonly string[]> {
  const output = await runGit(git, ['diff', '--no-renames', '--name-only', '-z', range]);
  return output.toString().split('\0').filter(Boolean);
}
