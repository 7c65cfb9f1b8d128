import { createGitRepository, type GitRepository, readGit } from '../../local/git/run-git.ts';
import type { ReportedBranch } from '../../page/report/run-report.ts';
import type { World } from '../world/world.ts';

/** Lists the branches that have commits which the default branch lacks, with their changes since they left it. */
export async function listBranches({ repository }: World, defaultBranch: string): Promise<readonly ReportedBranch[]> {
  const git = createGitRepository(repository.directory);
  const names = await readGit(git, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/']);
  const branches = await Promise.all(
    names
      .split('\n')
      .filter((name) => name !== '' && name !== defaultBranch)
      .map((name) => describeBranch(git, { name, base: `refs/heads/${defaultBranch}` })),
  );
  return branches.filter(({ commits }) => commits > 0);
}

async function describeBranch(
  git: GitRepository,
  { name, base }: { readonly name: string; readonly base: string },
): Promise<ReportedBranch> {
  const ref = `refs/heads/${name}`;
  const [diff, commits] = await Promise.all([
    readGit(git, ['diff', `${base}...${ref}`]),
    readGit(git, ['rev-list', '--count', `${base}..${ref}`]),
  ]);
  return { name, diff, commits: Number(commits) };
}
