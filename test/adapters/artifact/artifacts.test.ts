import { DefaultArtifactClient } from '@actions/artifact';
import { afterAll, afterEach, beforeEach, describe, vi } from 'vitest';
import { createActionArtifactSource } from '../../../src/adapters/artifact/action-artifact-source.ts';
import { createActionArtifacts } from '../../../src/adapters/artifact/action-artifacts.ts';
import { createArtifactReader } from '../../../src/adapters/artifact/artifact-reader.ts';
import type { ArtifactSource } from '../../../src/ports/artifacts.ts';
import { describeArtifacts } from '../../contract/artifacts.ts';
import { createGitHubWorld, type GitHubWorld } from '../github/support/github-world.ts';

const run = 41;
const loadClient = async () => new DefaultArtifactClient();

beforeEach(() => {
  // GitHub's client writes its progress to the log of the job.
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function enter(world: GitHubWorld, runId: number): void {
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', world.runtimeToken(runId));
  vi.stubEnv('ACTIONS_RESULTS_URL', world.server.resultsUrl);
  vi.stubEnv('GITHUB_SERVER_URL', world.server.serverUrl);
}

async function create(source: (world: GitHubWorld) => ArtifactSource) {
  const world = await createGitHubWorld();
  for (const id of [run, run + 1]) report(world, id);
  enter(world, run);
  return {
    world,
    writer: createActionArtifacts(loadClient),
    reader: createArtifactReader(source(world)),
    run,
    async uploadElsewhere(name: string, file: string) {
      enter(world, run + 1);
      const { artifactId } = await createActionArtifacts(loadClient).upload(name, file);
      enter(world, run);
      return artifactId;
    },
    close: world.close,
  };
}

function report(world: GitHubWorld, id: number): void {
  const facts = { repository: world.repositoryName, workflow: '.github/workflows/baton.yml', event: 'workflow_dispatch' };
  const state = { status: 'in_progress', conclusion: null, headSha: '0'.repeat(40), headBranch: 'main', attempt: 1 } as const;
  world.server.reportRun({ ...facts, ...state, id, title: 'x' });
}

describe('artifacts through the REST interface', () => {
  afterAll(() => void vi.unstubAllEnvs());
  describeArtifacts(async () => {
    const made = await create((world) => world.github.artifacts);
    return { ...made, foreign: 'foreign-run', expire: (id) => made.world.server.expireArtifact(id) };
  });
});

describe('artifacts of the workflow run that we are in', () => {
  afterAll(() => void vi.unstubAllEnvs());
  describeArtifacts(async () => ({ ...(await create(() => createActionArtifactSource(loadClient))), foreign: 'missing' }));
});
