import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LocalGitHub } from '../../../src/local/contract.ts';
import { createLocalRunner } from '../../../src/local/runner/create-local-runner.ts';
import type { LocalRunner } from '../../../src/local/runner-contract.ts';
import { createLocalServer } from '../../../src/local/server/create-local-server.ts';
import { write } from './fake-server.ts';

const CALL_API = `
import { request } from 'node:http';
const [method, path, body] = process.argv.slice(2);
const url = new URL(process.env.GITHUB_API_URL + '/repos/' + process.env.GITHUB_REPOSITORY + path);
const headers = { authorization: 'Bearer ' + process.env.TOKEN, 'content-type': 'application/json', 'user-agent': 'test' };
request(url, { method, headers }, (answer) => { console.log('status ' + answer.statusCode); answer.resume(); }).end(body);
`;

const TRIAGE = `
on: issues
jobs:
  plan:
    runs-on: ubuntu-latest
    permissions: { contents: read, issues: write, actions: write }
    env: { TOKEN: "\${{ github.token }}" }
    steps:
      - uses: actions/checkout@v4
      - run: node api.mjs POST /issues/\${{ github.event.issue.number }}/comments '{"body":"seen"}'
      - run: node api.mjs POST /actions/workflows/work.yml/dispatches '{"ref":"main","inputs":{"task":"fix"}}'
      - run: git fetch origin && git ls-remote origin main
`;
const WORK = `
run-name: work on \${{ inputs.task }}
on: { workflow_dispatch: { inputs: { task: { type: string } } } }
jobs:
  agent:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    env: { TOKEN: "\${{ github.token }}" }
    steps:
      - uses: actions/checkout@v4
      - run: node api.mjs POST /issues/1/comments '{"body":"not mine to write"}'
`;

let folder: string;
let server: LocalGitHub;
let runner: LocalRunner;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baton-both-'));
  const from = join(folder, 'from');
  write(from, { '.github/workflows/triage.yml': TRIAGE, '.github/workflows/work.yml': WORK, 'api.mjs': CALL_API });
  server = await createLocalServer();
  server.addUser({ login: 'octo' });
  const { token } = server.addUser({ login: 'ann' });
  server.addRepository({ name: 'octo/repo', private: true, from });
  server.setRole('octo/repo', 'ann', 'read');
  runner = createLocalRunner(server, { uses: {}, directory: join(folder, 'machines') });
  await fetch(`${server.apiUrl}/repos/octo/repo/issues`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'test' },
    body: JSON.stringify({ title: 'A bug' }),
  });
  await runner.idle();
});

afterEach(async () => {
  await runner.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

it('plays with the local server: an issue starts a run, which dispatches another', () => {
  expect(runner.failures).toEqual([]);
  // Which of the two ends first is open: the first one dispatches before it ends.
  const ended = runner.jobs.map(({ name, conclusion }) => `${name}: ${conclusion}`);
  expect(ended.toSorted()).toEqual(['agent: success', 'plan: success']);
});

it('makes the request log readable, and each token has only the rights of its job', () => {
  const byJobs = server.requests
    .filter(({ by }) => by.includes(':'))
    .map(({ by, method, path, status }) => `${by} ${method} ${path} ${status}`);
  expect(byJobs).toEqual([
    'plan: A bug POST /repos/octo/repo/issues/1/comments 201',
    expect.stringMatching(/^plan: A bug POST \/repos\/octo\/repo\/actions\/workflows\/work\.yml\/dispatches 20[04]$/),
    'agent: work on fix POST /repos/octo/repo/issues/1/comments 403',
  ]);
});

it('lets a step use git with the token that checkout kept', () => {
  const steps = runner.jobs.flatMap((job) => job.steps);
  expect(steps.find(({ name }) => name.includes('git fetch'))?.conclusion).toBe('success');
});
