import { DefaultArtifactClient } from '@actions/artifact';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActionArtifacts } from '../../../src/adapters/artifact/action-artifacts.ts';
import { createArtifactReader } from '../../../src/adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../../src/adapters/artifact/text-artifacts.ts';
import { describeTextArtifacts } from '../../contract/text-artifacts.ts';
import { createGitHubWorld, type GitHubWorld } from '../github/support/github-world.ts';

const run = 41;
const day = 86_400_000;

beforeEach(() => {
  // GitHub's client writes its progress to the log of the job.
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => void vi.unstubAllEnvs());

async function enter(): Promise<GitHubWorld> {
  const world = await createGitHubWorld();
  const facts = { repository: world.repositoryName, workflow: '.github/workflows/baton.yml', event: 'workflow_dispatch' };
  const state = { status: 'in_progress', conclusion: null, headSha: '0'.repeat(40), headBranch: 'main', attempt: 1 } as const;
  world.server.reportRun({ ...facts, ...state, id: run, title: 'x' });
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', world.runtimeToken(run));
  vi.stubEnv('ACTIONS_RESULTS_URL', world.server.resultsUrl);
  vi.stubEnv('GITHUB_SERVER_URL', world.server.serverUrl);
  return world;
}

function createTexts(world: GitHubWorld) {
  return createTextArtifacts({
    writer: createActionArtifacts(async () => new DefaultArtifactClient()),
    reader: createArtifactReader(world.github.artifacts),
    run,
  });
}

describe('texts as artifacts of a workflow run', () => {
  describeTextArtifacts(async () => {
    const world = await enter();
    return {
      texts: createTexts(world),
      happens: {
        missing: async (id) => void (await world.as('octo', `DELETE /actions/artifacts/${id}`)),
        expired: (id) => world.server.expireArtifact(id),
      },
      close: world.close,
    };
  });

  it('are kept for as many days as was said', async () => {
    const world = await enter();
    const locator = await createTexts(world).save?.('two-days', 'text', { days: 2 });
    const artifact = await world.as('octo', `GET /actions/artifacts/${locator?.artifactId}`);
    const [from, to] = [Date.parse(String(artifact.created_at)), Date.parse(String(artifact.expires_at))];
    expect(Math.round((to - from) / day)).toBe(2);
    await world.close();
  });

  it('cannot be made outside of one', async () => {
    const world = await enter();
    const texts = createTextArtifacts({ reader: createArtifactReader(world.github.artifacts), run });
    expect(texts.save).toBeUndefined();
    await world.close();
  });
});
