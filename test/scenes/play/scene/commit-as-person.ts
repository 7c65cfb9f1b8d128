import { list, request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';

export interface PersonsCommit {
  readonly token: string;
  readonly branch: string;
  readonly file: string;
  readonly text: string;
}

/** Commits one file through the API, on a branch as it is, or on a new one from `main`. */
export async function commitAsPerson(world: World, { token, branch, file, text }: PersonsCommit): Promise<void> {
  const ask = async (method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Record<string, unknown>> =>
    (await request(world, { token, method, path, body })) as Record<string, unknown>;
  const known = await findTip(world, branch);
  const base = known ?? (await findTip(world, 'main'));
  const entry = { path: file, mode: '100644', type: 'blob', content: text };
  const tree = await ask('POST', '/git/trees', { base_tree: base, tree: [entry] });
  const commit = await ask('POST', '/git/commits', { message: `Change ${file}`, tree: tree.sha, parents: [base] });
  if (known === undefined) await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: commit.sha });
  else await ask('PATCH', `/git/refs/heads/${branch}`, { sha: commit.sha });
}

async function findTip(world: World, branch: string): Promise<string | undefined> {
  const refs = await list(world, `/git/matching-refs/heads/${branch}`);
  const found = refs.find(({ ref }) => ref === `refs/heads/${branch}`);
  return (found?.object as { sha?: string } | undefined)?.sha;
}

/** Opens a pull request from a branch with one changed file. Returns its number. */
export async function openPull(world: World, commit: PersonsCommit): Promise<number> {
  const { token, branch, file } = commit;
  await commitAsPerson(world, commit);
  const body = { title: `Change ${file}`, body: 'For later.', head: branch, base: 'main' };
  const pull = (await request(world, { token, method: 'POST', path: '/pulls', body })) as { readonly number: number };
  return pull.number;
}
