import { runGit } from '../../../git/run-git.ts';
import type { RepositoryCall } from '../../http/route.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';

const statuses: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  T: 'changed',
  R: 'renamed',
  C: 'copied',
};

interface Range {
  readonly base: string;
  readonly head: string;
}

/** Lists the files that the head changed since it left the base. */
export async function listChangedFiles(call: RepositoryCall, { base, head }: Range): Promise<Record<string, unknown>[]> {
  const { world, repository } = call;
  const range = `${base}...${head}`;
  const [raw, numbers] = await Promise.all(
    ['--raw', '--numstat'].map(async (form) =>
      (await runGit(repository.git, ['diff', '--no-renames', '--abbrev=40', '-z', form, range]))
        .toString()
        .split('\0')
        .filter(Boolean),
    ),
  );
  const page = repositoryPage(world, repository);
  return (numbers ?? []).map((line, index) => {
    const [added, deleted, filename = ''] = line.split('\t');
    // The fields are `:mode mode sha sha status`, then the name as a field of its own.
    const facts = (raw?.[index * 2] ?? '').split(' ');
    const [before, after, status = 'M'] = facts.slice(2);
    const [additions, deletions] = [Number(added) || 0, Number(deleted) || 0];
    return {
      sha: status === 'D' ? before : after,
      filename,
      status: statuses[status] ?? 'modified',
      additions,
      deletions,
      changes: additions + deletions,
      blob_url: `${page}/blob/${head}/${filename}`,
      raw_url: `${page}/raw/${head}/${filename}`,
      contents_url: `${repositoryUrl(world, repository)}/contents/${filename}?ref=${head}`,
    };
  });
}

/** Lists the changed lines of each file of `listChangedFiles`, in the same order; undefined for a file without lines, such as a binary one. */
export async function listPatches(call: RepositoryCall, { base, head }: Range): Promise<readonly (string | undefined)[]> {
  const text = (await runGit(call.repository.git, ['diff', '--no-renames', '--no-color', `${base}...${head}`])).toString();
  return text
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const start = part.search(/^@@ /m);
      return start < 0 ? undefined : part.slice(start).trimEnd();
    });
}
