import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import type { LocalGitHub } from '../../../src/local/contract.ts';
import { requirement } from '../../support/requirement.ts';
import type { Order } from './artifact-client.ts';
import { fullName, refusal, repository, startGitHub, type TestGitHub } from './start-github.ts';

interface Job {
  readonly runId: number;
  readonly runtimeToken: string;
}

const script = new URL('./artifact-client.ts', import.meta.url).pathname;

async function startRun(server: LocalGitHub, headRepository = fullName): Promise<Job> {
  const [id, jobId] = [server.newRunId(), server.newJobId()];
  server.reportRun({
    id,
    repository: fullName,
    workflow: '.github/workflows/baton.yml',
    title: 'run',
    event: 'issues',
    headSha: 'a'.repeat(40),
    headBranch: 'main',
    attempt: 1,
    status: 'in_progress',
    conclusion: null,
    headRepository,
  });
  const { runtimeToken } = server.mintJobToken({ repository: fullName, runId: id, jobId, label: 'agent', permissions: {} });
  return { runId: id, runtimeToken };
}

const clients: ChildProcess[] = [];
afterAll(() => {
  for (const client of clients) client.kill();
});

/**
 * Calls the toolkit, in one process for all tests, because loading the toolkit takes longer than using it. The process remembers
 * the address of the REST API that it first saw.
 */
async function toolkit(server: LocalGitHub, job: Job & Pick<Order, 'findBy'>, args: readonly string[]) {
  const environment = {
    GITHUB_SERVER_URL: server.serverUrl,
    GITHUB_API_URL: server.apiUrl,
    ACTIONS_RESULTS_URL: server.resultsUrl,
    ACTIONS_RUNTIME_TOKEN: job.runtimeToken,
  };
  const client = (job.findBy === undefined ? clients[0] : undefined) ?? start(environment);
  client.send({ environment, args, findBy: job.findBy } satisfies Order);
  const [answer] = await once(client, 'message');
  return answer;
}

function start(environment: Readonly<Record<string, string>>): ChildProcess {
  const client = fork(script, { silent: true, execArgv: [], env: { PATH: process.env.PATH, ...environment } });
  clients.push(client);
  return client;
}

async function download(github: TestGitHub, id: number): Promise<Response> {
  const url = `${github.server.apiUrl}/repos/${fullName}/actions/artifacts/${id}/zip`;
  return fetch(url, { headers: { authorization: `Bearer ${github.jobToken({ actions: 'read' })}` }, redirect: 'manual' });
}

describe('artifacts of the real toolkit', () => {
  it('are uploaded, listed, downloaded and deleted within a run', async () => {
    const github = await startGitHub();
    const job = await startRun(github.server);
    const { result: up } = await toolkit(github.server, job, ['upload', 'baton-output', 'Hello']);
    expect(up).toMatchObject({ id: expect.any(Number), digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { result: list } = await toolkit(github.server, job, ['list']);
    expect(list.artifacts).toMatchObject([{ name: 'baton-output', id: up.id, size: up.size, digest: `sha256:${up.digest}` }]);
    const { result: down } = await toolkit(github.server, job, ['download', String(up.id), `sha256:${up.digest}`]);
    expect(down).toEqual({ digestMismatch: false, files: { 'content.txt': 'Hello' } });
    expect(await toolkit(github.server, job, ['delete', 'baton-output'])).toEqual({ result: { id: up.id } });
    expect((await toolkit(github.server, job, ['list'])).result.artifacts).toEqual([]);
  });

  requirement(
    {
      ids: ['T25'],
      title: 'an artifact name is unique in a run; who replaces one makes another id',
      input: 'the same name twice in a run, then deleted and uploaded again by another job of the run',
      expected: 'the second upload is refused; the replacement has a new id and the old id is gone',
    },
    async () => {
      const github = await startGitHub();
      const job = await startRun(github.server);
      const first = await toolkit(github.server, job, ['upload', 'bundle', 'one']);
      expect(await toolkit(github.server, job, ['upload', 'bundle', 'two'])).toEqual({
        error: expect.stringContaining('already exists'),
      });
      await toolkit(github.server, job, ['delete', 'bundle']);
      const second = await toolkit(github.server, job, ['upload', 'bundle', 'two']);
      expect(second.result.id).toBeGreaterThan(first.result.id);
      expect((await download(github, first.result.id)).status).toBe(404);
    },
  );

  requirement(
    {
      ids: ['T25'],
      title: 'an artifact tells which run, repository and fork it comes from, and its digest',
      input: 'an artifact of a run whose head is in a fork, and the REST answer for it',
      expected: 'workflow_run.id, repository_id, the fork as head_repository_id, the digest of the very bytes',
    },
    async () => {
      const github = await startGitHub();
      const fork = github.server.addFork({ of: fullName, owner: 'mallory' });
      const job = await startRun(github.server, fork.name);
      const { result } = await toolkit(github.server, job, ['upload', 'bundle', 'Hello']);
      const { data } = await github.job({ actions: 'read' }).actions.getArtifact({ ...repository, artifact_id: result.id });
      expect(data.workflow_run).toMatchObject({ id: job.runId, head_repository_id: fork.id });
      expect(data.workflow_run?.repository_id).not.toBe(fork.id);
      const answer = await download(github, result.id);
      expect(answer.status).toBe(302);
      const bytes = Buffer.from(await (await fetch(answer.headers.get('location') ?? '')).arrayBuffer());
      expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(data.digest);
      expect(bytes.length).toBe(data.size_in_bytes);
    },
  );

  requirement(
    {
      ids: ['T25'],
      title: 'an expired artifact is gone, and says so',
      input: 'the download of an artifact past its retention',
      expected: '410, and `expired: true` in its facts',
    },
    async () => {
      const github = await startGitHub();
      const { result } = await toolkit(github.server, await startRun(github.server), ['upload', 'bundle', 'Hello']);
      github.server.expireArtifact(result.id);
      expect((await download(github, result.id)).status).toBe(410);
      const { data } = await github.alice.actions.getArtifact({ ...repository, artifact_id: result.id });
      expect(data.expired).toBe(true);
    },
  );

  it('are read by another run through the REST API with actions: read', async () => {
    const github = await startGitHub();
    const { runId, runtimeToken } = await startRun(github.server);
    const { result } = await toolkit(github.server, { runId, runtimeToken }, ['upload', 'bundle', 'Hello']);
    const later = await startRun(github.server);
    expect((await toolkit(github.server, later, ['list'])).result.artifacts).toEqual([]);
    const findBy = {
      token: github.jobToken({ actions: 'read' }),
      workflowRunId: runId,
      repositoryOwner: 'acme',
      repositoryName: 'app',
    };
    const down = await toolkit(github.server, { ...later, findBy }, ['download', String(result.id), `sha256:${result.digest}`]);
    expect(down.result).toEqual({ digestMismatch: false, files: { 'content.txt': 'Hello' } });
  });

  requirement(
    {
      ids: ['DESIGN-2', 'T25'],
      title: 'are deleted through the REST API with actions: write, and then are not there',
      input: 'DELETE with actions: read, with actions: write, and once more; then GET, list, download',
      expected: '403, 204, 404; 404, an empty list, 404',
    },
    async () => {
      const github = await startGitHub();
      const { result } = await toolkit(github.server, await startRun(github.server), ['upload', 'bundle', 'Hello']);
      const ask = (method: string, path: string, actions: 'read' | 'write') =>
        fetch(`${github.server.apiUrl}/repos/${fullName}/actions/artifacts${path}`, {
          method,
          headers: { authorization: `Bearer ${github.jobToken({ actions })}` },
        });
      expect((await ask('DELETE', `/${result.id}`, 'read')).status).toBe(403);
      expect((await ask('DELETE', `/${result.id}`, 'write')).status).toBe(204);
      expect((await ask('DELETE', `/${result.id}`, 'write')).status).toBe(404);
      expect((await ask('GET', `/${result.id}`, 'read')).status).toBe(404);
      expect(await (await ask('GET', '', 'read')).json()).toMatchObject({ total_count: 0, artifacts: [] });
      expect((await download(github, result.id)).status).toBe(404);
    },
  );

  it('may be one file that is not zipped', async () => {
    const github = await startGitHub();
    const job = await startRun(github.server);
    const { result } = await toolkit(github.server, job, ['upload-plain', 'notes.txt', 'plain']);
    const answer = await download(github, result.id);
    expect(await (await fetch(answer.headers.get('location') ?? '')).text()).toBe('plain');
  });

  it('may be larger than one block of the storage', async () => {
    const github = await startGitHub();
    const job = await startRun(github.server);
    // The toolkit sends blocks of 8 MiB.
    const size = 20_000_000;
    const { result } = await toolkit(github.server, job, ['upload-plain', 'large.txt', `${size} bytes`]);
    const answer = await download(github, result.id);
    const bytes = Buffer.from(await (await fetch(answer.headers.get('location') ?? '')).arrayBuffer());
    expect(bytes.length).toBe(size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(result.digest);
  });

  it('need a runtime token of their own run', async () => {
    const github = await startGitHub();
    const [mine, other] = [await startRun(github.server), await startRun(github.server)];
    const url = `${github.server.resultsUrl}twirp/github.actions.results.api.v1.ArtifactService/ListArtifacts`;
    const ask = (token: string, runId: number) =>
      fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ workflow_run_backend_id: String(runId), workflow_job_run_backend_id: '1' }),
      });
    expect((await ask(mine.runtimeToken, mine.runId)).status).toBe(200);
    expect((await ask(mine.runtimeToken, other.runId)).status).toBe(403);
    expect((await ask(`${mine.runtimeToken}x`, mine.runId)).status).toBe(401);
  });

  it('are not read without a signed URL', async () => {
    const github = await startGitHub();
    const { result } = await toolkit(github.server, await startRun(github.server), ['upload', 'bundle', 'Hello']);
    const signed = new URL((await download(github, result.id)).headers.get('location') ?? '');
    signed.searchParams.set('se', String(Date.now() + 1_000_000));
    expect((await fetch(signed)).status).toBe(403);
    expect(await refusal(github.job({}).actions.getArtifact({ ...repository, artifact_id: result.id }))).toMatchObject({
      status: 403,
    });
  });
});
