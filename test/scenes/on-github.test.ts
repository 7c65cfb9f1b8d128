import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { runCommand } from '../cli/run-command.ts';
import { useFiles } from '../cli/support.ts';
import { useRepository } from '../cli/use-repository.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const files = useFiles();

const config = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix:
    on: { issues: { labels: [fix] }, schedule: { cron: "0 9 * * 1" } }
    history: {}
    stages: { look: { agent: one }, mend: { needs: [look], agent: one } }
  second: { on: { issues: { labels: [second] } }, stages: { look: { agent: one } } }
`;

let world: LocalWorld;
let issue: number;
const tokens = { writer: '', reader: '' };

beforeAll(async () => {
  world = await create({
    config,
    agents: { one: { script: "hand({ summary: 'done' }); results('topic: tests');" } },
    pipelines: {},
    caller: (text) => text.replace('schedule: [', 'schedule: [{ cron: "0 9 * * 1" }, '),
  });
  tokens.writer = world.server.addUser({ login: 'octavia' }).token;
  world.server.setRole(repositoryName, 'octavia', 'write');
  tokens.reader = world.server.addUser({ login: 'reader' }).token;
  world.server.setRole(repositoryName, 'reader', 'read');
  issue = await world.run('fix');
}, 60_000);

useRepository(() => ({ world, token: tokens.writer }));

async function findStatus(): Promise<Comment | undefined> {
  return (await world.thread(issue)).find(({ body }) => body.endsWith(statusMarker(`fix-${issue}`)));
}

async function remove(comment: number | undefined): Promise<void> {
  await world.ask(`/issues/comments/${comment}`, { method: 'DELETE' });
}

describe('a command that is given no file', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'reads the thread on GitHub, with the config of the default branch',
      input:
        'baton records --subject N, the repository from GITHUB_REPOSITORY, the token from GITHUB_TOKEN; then --run NAME --repo',
      expected: 'both as from a file; stderr says whose token is used, and never the token',
    },
    async () => {
      const bySubject = await runCommand('records', '--subject', String(issue), '--json');
      const byRun = await runCommand('records', '--run', `fix-${issue}`, '--repo', repositoryName, '--json');
      const { records } = JSON.parse(bySubject.stdout);
      expect(records.map(({ record }: { record: { kind: string } }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
      expect(byRun).toEqual(bySubject);
      expect(bySubject.code).toBe(0);
      expect(bySubject.stderr).toBe(`GitHub is asked about ${repositoryName} with the token from GITHUB_TOKEN.\n`);
    },
  );

  it('finds the run of a tick on the runs issue of its pipeline', async () => {
    world.server.tick(repositoryName, '0 9 * * 1');
    await world.settle();
    const all = (await world.ask('/issues?labels=baton:runs&state=all')) as { number: number }[];
    const { records } = await world.records(all[0]?.number ?? 0);
    const run = records[0]?.record.run ?? '';
    expect(run).toMatch(/^fix-\d{8}-\d{4}$/);
    const { code, stdout } = await runCommand('repair', '--run', run, '--dry-run');
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(`Baton run \`${run}\``) });
  }, 60_000);

  for (const { title, environment, args, code, says } of [
    {
      title: 'GitHub does not accept the token',
      environment: { GITHUB_TOKEN: 'wrong' },
      args: ['records', '--subject', '1'],
      code: 3,
      says: 'BATON-E802: GitHub does not accept the token',
    },
    {
      title: 'there is no such repository',
      environment: {},
      args: ['records', '--subject', '1', '--repo', 'octo-org/absent'],
      code: 3,
      says: 'BATON-E803: GitHub finds nothing at GET /repos/octo-org/absent',
    },
    {
      title: 'there is no such thread',
      environment: {},
      args: ['records', '--subject', '999'],
      code: 3,
      says: 'BATON-E803',
    },
    {
      title: 'no token is found, and that of gh is for GitHub alone',
      environment: { GITHUB_TOKEN: '' },
      args: ['records', '--subject', '1'],
      code: 2,
      says: 'set GITHUB_TOKEN or GH_TOKEN, or log in with `gh auth login`',
    },
    {
      title: 'the repository has a strange name',
      environment: {},
      args: ['records', '--subject', '1', '--repo', 'ledger'],
      code: 2,
      says: '--repo is "ledger", which names no repository; write it as owner/name.',
    },
    { title: 'no thread is named', environment: {}, args: ['repair'], code: 2, says: 'Say which thread to read: --subject N' },
    {
      title: 'the run can be of no pipeline',
      environment: {},
      args: ['repair', '--run', 'other-1'],
      code: 2,
      says: '"other-1" is no name of a run: write <pipeline>-<number>, with a pipeline of fix, second',
    },
    {
      title: 'the run is not there',
      environment: {},
      args: ['repair', '--run', 'fix-1-9'],
      code: 1,
      says: 'The first record of run "fix-1-9" is not there: the thread holds these runs: fix-1.',
    },
  ]) {
    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: `ends with ${code} when ${title}`,
        input: args.join(' '),
        expected: says,
      },
      async () => {
        for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
        expect(await runCommand(...args)).toEqual({ code, stdout: '', stderr: expect.stringContaining(says) });
      },
    );
  }
});

describe('baton repair on GitHub', () => {
  requirement(
    {
      ids: ['DESIGN-3', 'U3'],
      title: 'makes a status comment that was deleted again, byte for byte',
      input: 'a finished run whose status comment somebody deleted; baton repair twice',
      expected: 'the same text in a new comment; the second time nothing is changed',
    },
    async () => {
      const before = await findStatus();
      await remove(before?.id);
      const preview = await runCommand('repair', '--subject', String(issue), '--dry-run');
      expect(preview).toMatchObject({ code: 0, stdout: `${before?.body}\n` });
      expect(await findStatus()).toBeUndefined();

      const made = await runCommand('repair', '--subject', String(issue));
      const after = await findStatus();
      expect(after?.body).toBe(before?.body);
      expect(made).toMatchObject({
        code: 0,
        stdout: `The status comment of run fix-${issue} on #${issue} was gone and has been made again: comment ${after?.id}.\n`,
      });
      // It is no longer of the account that wrote the records, and is found all the same.
      const again = await runCommand('repair', '--run', `fix-${issue}`);
      expect(again.stdout).toContain('nothing was changed');
      expect(await findStatus()).toEqual(after);
    },
  );

  requirement(
    {
      ids: ['DESIGN-3', 'T11'],
      title: 'puts a changed one right, and leaves the copy of a stranger alone',
      input: 'a maintainer wrote into the status comment; somebody else posted one of the same marker before',
      expected: 'redrawn; the copy is as it was',
    },
    async () => {
      const status = await findStatus();
      const marker = statusMarker(`fix-${issue}`);
      const copy = (await world.ask(`/issues/${issue}/comments`, {
        as: 'hubot',
        method: 'POST',
        body: { body: `All is well.\n\n${marker}` },
      })) as { id: number };
      await world.ask(`/issues/comments/${status?.id}`, { method: 'PATCH', body: { body: `Broken.\n\n${marker}` } });
      const { code, stdout } = await runCommand('repair', '--subject', String(issue), '--json');
      expect({ code, repaired: JSON.parse(stdout).repaired }).toEqual({
        code: 0,
        repaired: { action: 'redrawn', comment: status?.id },
      });
      const thread = await world.thread(issue);
      expect(thread.find(({ id }) => id === status?.id)?.body).toBe(status?.body);
      expect(thread.find(({ id }) => id === copy.id)?.body).toContain('All is well.');
    },
  );
});

describe('baton history on GitHub', () => {
  requirement(
    {
      ids: ['Y-8', 'DESIGN-4.6'],
      title: 'finds the ledger and prints what it holds',
      input: 'baton history fix after a run of #1 and one of a tick',
      expected: 'two blocks, newest first',
    },
    async () => {
      const { code, stdout } = await runCommand('history', 'fix');
      expect(code).toBe(0);
      expect(stdout.match(/^=== Task .* ===$/gm)).toHaveLength(2);
      expect(stdout).toMatch(new RegExp(`^=== Task fix-\\d{8}-\\d{4} [^]*=== Task fix-${issue} [^]*topic: tests`));
    },
  );

  requirement(
    {
      ids: ['Y-23', 'DESIGN-4.6'],
      title: '--forget deletes what the ledger keeps of a run, and nothing else',
      input: 'a dry run; somebody who may only read; one who may write; the same again',
      expected: 'printed alone; exit 3; deleted and printed; exit 1 with the runs that are left',
    },
    async () => {
      const run = `fix-${issue}`;
      const dry = await runCommand('history', 'fix', '--forget', run, '--dry-run');
      expect(dry).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^Would delete comment \d+ on ledger #\d+: run fix-1, succeeded at /),
      });
      vi.stubEnv('GITHUB_TOKEN', tokens.reader);
      expect(await runCommand('history', 'fix', '--forget', run)).toMatchObject({ code: 3, stdout: '' });
      vi.stubEnv('GITHUB_TOKEN', tokens.writer);
      const [ledger] = (await world.ask('/issues?labels=baton:ledger&state=all')) as { number: number }[];
      const before = await world.thread(ledger?.number ?? 0);
      const forgotten = await runCommand('history', 'fix', '--forget', run);
      const after = await world.thread(ledger?.number ?? 0);
      expect(before.filter(({ id }) => !after.some((comment) => comment.id === id))).toHaveLength(1);
      expect(forgotten).toMatchObject({ code: 0, stdout: dry.stdout.replace('Would delete', 'Deleted') });
      const left = await runCommand('history', 'fix');
      expect(left).toMatchObject({ code: 0, stdout: expect.not.stringContaining(`Task ${run} `) });
      expect(left.stdout).toContain('=== Task fix-');
      const again = await runCommand('history', 'fix', '--forget', run);
      expect(again).toMatchObject({ code: 1, stdout: '' });
      expect(again.stderr).toMatch(/keeps nothing of run fix-1; it keeps these runs: fix-\d{8}-\d{4}\./);
    },
  );

  it('looks at ledgers of any account, as that of an App, since every record is verified', async () => {
    expect((await runCommand('history', 'second')).stderr).toContain('Pipeline "second" has no ledger');
    const ledger = { title: 'Baton history: second', labels: ['baton:ledger'] };
    await world.ask('/issues', { method: 'POST', body: ledger });
    const { code, stdout, stderr } = await runCommand('history', 'second');
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: expect.not.stringContaining('has no ledger') });
  });

  it('is refused for a file, and --dry-run for anything else', async () => {
    const thread = files.write('ledger.json', '[]');
    expect(await runCommand('history', 'fix', '--thread', thread, '--forget', 'fix-1')).toMatchObject({ code: 2 });
    expect(await runCommand('history', 'fix', '--dry-run')).toMatchObject({ code: 2 });
  });
});
