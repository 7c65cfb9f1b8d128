import { runGit } from '../git/run-git.ts';
import type { RepositoryCall } from '../http/route.ts';
import { repositoryPage, repositoryUrl } from '../views/render-repository.ts';
import type { Pull } from '../world/model.ts';

const statuses: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  T: 'changed',
  R: 'renamed',
  C: 'copied',
};

/** What the head changed since it left the base. */
export async function listPullFiles(call: RepositoryCall, { pull }: Pull): Promise<Record<string, unknown>[]> {
  const { world, repository } = call;
  const range = `${pull.baseSha}...${pull.headSha}`;
  const [raw, numbers] = await Promise.all(
    ['--raw', '--numstat'].map(async (form) =>
      (await runGit(repository.directory, ['diff', '--no-renames', '--abbrev=40', '-z', form, range]))
        .toString()
        .split('\0')
        .filter(Boolean),
    ),
  );
  const page = repositoryPage(world, repository);
  return (numbers ?? []).map((line, index) => {
    const [added, deleted, filename = ''] = line.split('\t');
    // `:mode mode sha sha status`, then the name as a field of its own.
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
      blob_url: `${page}/blob/${pull.headSha}/${filename}`,
      raw_url: `${page}/raw/${pull.headSha}/${filename}`,
      contents_url: `${repositoryUrl(world, repository)}/contents/${filename}?ref=${pull.headSha}`,
    };
  });
}
