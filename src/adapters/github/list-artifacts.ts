import { z } from 'zod';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

const artifactSchema = z.object({
  id: z.int(),
  expired: z.boolean(),
  workflow_run: z.object({ id: z.int(), repository_id: z.int(), head_repository_id: z.int() }).nullish(),
});

export interface NamedArtifact {
  readonly id: number;
  /** Workflow run that made it. */
  readonly run: number;
}

/** The newest artifacts of a name that workflow runs of this repository made, not those of forks. One request. */
export async function listArtifacts({ octokit, base }: GitHubClient, name: string): Promise<readonly NamedArtifact[]> {
  const parameters = { ...base, name, per_page: 10 };
  const response = await translated(octokit.request('GET /repos/{owner}/{repo}/actions/artifacts', parameters));
  const { artifacts } = z.object({ artifacts: z.array(artifactSchema) }).parse(response.data);
  return artifacts.flatMap(({ id, expired, workflow_run: made }) =>
    expired || !made || made.head_repository_id !== made.repository_id ? [] : [{ id, run: made.id }],
  );
}
