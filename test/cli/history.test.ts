import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeComment } from '../../src/core/record/compose-comment.ts';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { HistoryBody, HistoryRecord } from '../../src/core/record/history-record.ts';
import { bot, createWriteTools, repo, signer, stranger } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const example = readFileSync(new URL('../fixtures/history/example.txt', import.meta.url), 'utf8').replace(/\n$/, '');
const ledger = 500;

function config(history = ''): string {
  return files.write(
    `config-${history.length}.yml`,
    `version: 1
signing: { keys: ["${signer.publicKey}"] }
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  strategist: { on: { schedule: { cron: "0 9 * * 1" } }, ${history} stages: { only: { agent: one } } }
`,
  );
}

const runs: readonly (Partial<HistoryBody> & { readonly run: string })[] = [
  {
    run: 'kelos-fake-strategist-639',
    outcome: 'failed',
    error: 'exit code 1',
    message: 'gh issue create failed β€” rate limit exceeded',
    startedAt: '2026-03-04T08:58:58Z',
    finishedAt: '2026-03-04T09:00:00.417Z',
  },
  {
    run: 'kelos-fake-strategist-722',
    results: { issue_created: '#722', topic: 'dependency upgrade validation' },
    startedAt: '2026-03-11T08:56:45Z',
    finishedAt: '2026-03-11T09:00:00Z',
  },
  {
    run: 'kelos-fake-strategist-743',
    results: { issue_created: '#743', topic: 'codebase health monitoring' },
    startedAt: '2026-03-18T08:55:28Z',
    finishedAt: '2026-03-18T09:00:00Z',
  },
];

/** The comments of a ledger as "list issue comments" returns them. */
function recordLedger(): readonly Record<string, unknown>[] {
  let prev = '';
  return runs.map(({ run, ...fields }, index) => {
    const record: HistoryRecord = {
      ...{ kind: 'history', repo, thread: ledger, run, task: '', attempt: 0, execution: 0, seq: index + 1, prev },
      body: { pipeline: 'strategist', subject: 7, outcome: 'succeeded', results: {}, startedAt: '', finishedAt: '', ...fields },
    };
    const { markers, digest } = encodeRecord(record, createWriteTools());
    prev = digest;
    return comment(index + 1, composeComment({ visible: run, markers }).main);
  });
}

function comment(id: number, body: string, user: { id: number; login: string } = bot): Record<string, unknown> {
  return { id, body, created_at: '2026-03-18T09:00:00Z', updated_at: '2026-03-18T09:00:00Z', user: { ...user, type: 'Bot' } };
}

function command(thread: readonly unknown[], ...more: readonly string[]): readonly string[] {
  const file = files.write(`thread-${thread.length}-${more.length}.json`, JSON.stringify(thread));
  return ['history', 'strategist', '--thread', file, '--repo-id', String(repo), '--subject', String(ledger), ...more];
}

describe('baton history', () => {
  requirement(
    {
      ids: ['Y-9', 'Y-12', 'DESIGN-4.8'],
      title: 'prints the documented text of a recorded ledger, byte for byte',
      input: 'three signed records, oldest first',
      expected: "the source document's example, exit 0, nothing on stderr",
    },
    async () => {
      const printed = await runCommand(...command(recordLedger(), '--config', config()));
      expect(printed).toEqual({ code: 0, stdout: example, stderr: '' });
    },
  );

  requirement(
    {
      ids: ['Y-5', 'Y-23', 'T40'],
      title: 'shows what is genuine alone, as the pipeline asks for it',
      input: 'a copy by a stranger, a comment deleted, history: {limit: 1, include-keys: [topic]}',
      expected: 'the newest run with its topic; the rest is said on stderr',
    },
    async () => {
      const [first, , third] = recordLedger();
      const forged = comment(9, String(third?.body).replace('"run":"kelos', '"run":"forged'), stranger);
      const settings = config('history: { limit: 1, include-keys: [topic] },');
      const { code, stdout, stderr } = await runCommand(
        ...command([first, third, forged, comment(10, 'Hello')], '--config', settings),
      );
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: '=== Task kelos-fake-strategist-743 (Succeeded, 2026-03-18T09:00:00Z) ===\ntopic: codebase health monitoring',
      });
      expect(stderr).toContain('BATON-E414');
      expect(stderr).toContain('ignored comment 9: signature');
    },
  );

  requirement(
    { ids: ['Y-16'], title: 'prints nothing for an empty ledger', input: '[]', expected: 'nothing, exit 0' },
    async () => {
      expect(await runCommand(...command([], '--config', config()))).toEqual({ code: 0, stdout: '', stderr: '' });
    },
  );

  it('prints the runs as JSON, and counts records of one account alone when told', async () => {
    const { stdout } = await runCommand(...command(recordLedger(), '--config', config(), '--json', '--trusted-author', '5'));
    expect(JSON.parse(stdout)).toMatchObject({ history: '', runs: [], ignored: [{ reason: 'author' }, {}, {}] });
  });

  it('names the pipelines when there is none of that name', async () => {
    const { code, stderr } = await runCommand(...command([], '--config', config()).with(1, 'fix'));
    expect(code).toBe(2);
    expect(stderr).toContain('It has: strategist.');
  });

  requirement(
    {
      ids: ['Y-8', 'DESIGN-4.8'],
      title: 'baton prompt --history renders what a run would be told now',
      input: 'a cron event, the comments of the ledger with their issue_url',
      expected: 'a prompt that holds the whole text',
    },
    async () => {
      const history = 'history: {},';
      const settings = files.write(
        'prompt.yml',
        readFileSync(config(history), 'utf8').replace('agent: one', 'agent: one, prompt: "{{ history }}"'),
      );
      const repository = { id: repo, name: 'r', owner: { login: 'o' }, default_branch: 'main', private: false };
      const event = files.write('event.json', JSON.stringify({ schedule: '0 9 * * 1', repository }));
      const issue = { issue_url: `https://api.github.com/repos/o/r/issues/${ledger}` };
      const thread = files.write('ledger.json', JSON.stringify(recordLedger().map((entry) => ({ ...entry, ...issue }))));
      const args = ['prompt', 'strategist.only', '--event', event, '--event-name', 'schedule', '--config', settings];
      const printed = await runCommand(...args, '--history', thread);
      expect(printed.code, printed.stderr).toBe(0);
      expect(printed.stdout).toContain(`\n${example}\n</untrusted-`);
      expect((await runCommand(...args)).stdout).toBe('');
      const without = files.write('no-issue.json', JSON.stringify(recordLedger()));
      expect(await runCommand(...args, '--history', without)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('issue_url'),
      });
    },
  );

  requirement(
    {
      ids: ['T20', 'Y-8', 'DESIGN-4.8'],
      title: 'baton prompt --history says which comments do not count, and takes --trusted-author',
      input: 'the ledger, the last record once more by a stranger in a quote; --trusted-author of nobody; without --history',
      expected: 'the comment and why on stderr and the prompt on stdout; all records ignored; wrong use',
    },
    async () => {
      const settings = files.write(
        'prompt-ignored.yml',
        readFileSync(config('history: {},'), 'utf8').replace('agent: one', 'agent: one, prompt: "{{ history }}"'),
      );
      const repository = { id: repo, name: 'r', owner: { login: 'o' }, default_branch: 'main', private: false };
      const event = files.write('event-ignored.json', JSON.stringify({ schedule: '0 9 * * 1', repository }));
      const records = recordLedger();
      const quoted = comment(9, `> ${String(records[2]?.body).split('\n').at(-1)}`, stranger);
      const issue = { issue_url: `https://api.github.com/repos/o/r/issues/${ledger}` };
      const thread = files.write('ignored.json', JSON.stringify([...records, quoted].map((entry) => ({ ...entry, ...issue }))));
      const args = ['prompt', 'strategist.only', '--event', event, '--event-name', 'schedule', '--config', settings];
      const printed = await runCommand(...args, '--history', thread);
      expect(printed).toMatchObject({ code: 0, stderr: expect.stringMatching(/^ignored comment 9: quoted\n +\d+ bytes/) });
      expect(printed.stdout).toContain(example);
      const nobody = await runCommand(...args, '--history', thread, '--trusted-author', '5');
      expect(nobody).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('ignored comment 1: author\n') });
      expect(await runCommand(...args, '--trusted-author', '5')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('give --history too'),
      });
    },
  );

  it('is no gap to baton records, which lists ledgers too', async () => {
    const [, thread = ''] = command(recordLedger()).slice(2);
    const args = ['records', thread, '--repo-id', String(repo), '--subject', String(ledger), '--config', config(), '--json'];
    const { code, stdout, stderr } = await runCommand(...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ ignored: [], state: {} });
    expect(JSON.parse(stdout).records).toHaveLength(3);
  });
});
