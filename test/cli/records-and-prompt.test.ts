import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import { bot, buildRun, buildTask, repo, subject, unsignedWriteTools } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const thread = ['--repo-id', '3000000004', '--subject', '1', '--json'];

interface Task {
  readonly kind: string;
  readonly task: string;
  readonly attempt: number;
  readonly body: { readonly prompt?: { readonly nonce: string; readonly digest: string } };
}

/** Runs `baton records` on a recorded thread and keeps what it prints. */
async function readRecords(name: string): Promise<{ file: string; tasks: readonly Task[]; config: string }> {
  const config = caseFile(name, 'config.yml');
  const { stdout } = await runCommand('records', caseFile(name, 'comments.json'), ...thread, '--config', config);
  const records: readonly { record: Task }[] = JSON.parse(stdout).records;
  const tasks = records.map(({ record }) => record).filter(({ kind }) => kind === 'task');
  return { file: files.write(`${name}.json`, stdout), tasks, config };
}

describe('baton records', () => {
  requirement(
    {
      ids: ['H-30', 'DESIGN-4.8'],
      title: 'lists and verifies the records of a thread',
      input: 'the thread of a demo',
      expected: '{records, ignored: [], state}, exit 0',
    },
    async () => {
      const args = [
        'records',
        caseFile('chain-ended', 'comments.json'),
        ...thread,
        '--config',
        caseFile('chain-ended', 'config.yml'),
      ];
      const { code, stdout, stderr } = await runCommand(...args);
      const { records, ignored, state } = JSON.parse(stdout);
      expect({ code, stderr, ignored }).toEqual({ code: 0, stderr: '', ignored: [] });
      expect(records.map(({ record }: { record: { kind: string } }) => record.kind)).toEqual([
        'run',
        'task',
        'task',
        'task',
        'end',
      ]);
      expect(state['fix-1']).toMatchObject({
        outcome: 'succeeded',
        stages: { 'open-pr': { kind: 'ended', outcome: 'succeeded' } },
      });
      const words = await runCommand(...args.filter((arg) => arg !== '--json'));
      expect(words.stdout).toContain('  2 task  fix-1/investigate execution 1: succeeded (comment 3000000021)\n');
    },
  );

  requirement(
    {
      ids: ['T12', 'DESIGN-4.8'],
      title: 'one flipped byte in a marker breaks the signature',
      input: 'each record of the demo with one byte changed',
      expected: 'ignored: [{reason: signature}], exit 1',
    },
    async () => {
      const config = caseFile('chain-ended', 'config.yml');
      const comments: { id: number; body: string }[] = JSON.parse(readFileSync(caseFile('chain-ended', 'comments.json'), 'utf8'));
      for (const { id } of comments.filter(({ body }) => body.includes('<!-- baton:1 '))) {
        const changed = comments.map((comment) => (comment.id === id ? { ...comment, body: flip(comment.body) } : comment));
        const file = files.write('flipped.json', JSON.stringify(changed));
        const { code, stdout } = await runCommand('records', file, ...thread, '--config', config);
        expect({ code, ignored: JSON.parse(stdout).ignored }).toEqual({
          code: 1,
          ignored: [{ comment: id, reason: 'signature' }],
        });
      }
    },
  );

  it('reports a gap on stderr, another author and pages that were left apart', async () => {
    const config = caseFile('thread-deleted', 'config.yml');
    const gap = await runCommand('records', caseFile('thread-deleted', 'comments.json'), ...thread, '--config', config);
    expect(gap).toMatchObject({ code: 0, stderr: expect.stringContaining('BATON-E412') });
    const comments: unknown[] = JSON.parse(readFileSync(caseFile('chain-ended', 'comments.json'), 'utf8'));
    const pages = files.write('pages.json', JSON.stringify([comments.slice(0, 2), comments.slice(2)]));
    expect(await runCommand('records', pages, ...thread, '--config', config)).toMatchObject({ code: 0 });
    const others = await runCommand('records', pages, ...thread, '--config', config, '--trusted-author', '1');
    expect(others.code).toBe(1);
    expect(new Set(JSON.parse(others.stdout).ignored.map(({ reason }: { reason: string }) => reason))).toEqual(
      new Set(['author']),
    );
  });
});

/** Changes one letter of the first signature. */
function flip(body: string): string {
  return body.replace(/"sig":"(.)/, (_, first: string) => `"sig":"${first === 'A' ? 'B' : 'A'}`);
}

describe('baton records without keys', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8', 'T12'],
      title: 'lists unsigned records of the trusted author that GraphQL says nobody edited',
      input:
        'run and task, --trusted-author; without it; lastEditedAt of the task a time, or left out as by REST; keys in the config',
      expected: 'run, task; author; edited, edited; signature',
    },
    async () => {
      const run = encodeRecord(buildRun(), unsignedWriteTools);
      const task = encodeRecord(buildTask({ prev: run.digest }), unsignedWriteTools);
      const comments = [run, task].map(({ markers }, index) => ({
        id: index + 1,
        body: `Seen.\n\n${markers[0]}`,
        created_at: '2026-03-18T08:00:00Z',
        updated_at: '2026-03-18T09:00:00Z',
        user: { ...bot, type: 'Bot' },
        lastEditedAt: null,
      }));
      const read = async (last: object, ...more: readonly string[]): Promise<string> => {
        const file = files.write('unsigned.json', JSON.stringify([comments[0], { ...comments[1], ...last }]));
        const place = ['--repo-id', String(repo), '--subject', String(subject), '--json'];
        const { stdout } = await runCommand('records', file, ...place, ...more);
        const { records, ignored } = JSON.parse(stdout);
        const kinds = records.map(({ record }: { record: { kind: string } }) => record.kind);
        return [
          ...kinds,
          ...ignored.map(({ comment, reason }: { comment: number; reason: string }) => `${comment} ${reason}`),
        ].join(' ');
      };
      const unsigned = ['--config', caseFile('event-label-matches', 'config.yml')];
      const trusted = ['--trusted-author', String(bot.id)];
      expect(await read({}, ...unsigned, ...trusted)).toBe('run task');
      expect(await read({}, ...unsigned)).toBe('1 author 2 author');
      expect(await read({ lastEditedAt: '2026-03-18T09:00:00Z' }, ...unsigned, ...trusted)).toBe('run 2 edited');
      expect(await read({ lastEditedAt: undefined }, ...unsigned, ...trusted)).toBe('run 2 edited');
      expect(await read({}, '--config', caseFile('chain-ended', 'config.yml'), ...trusted)).toBe('1 signature 2 signature');
    },
  );
});

describe('baton prompt', () => {
  const event = caseFile('prompt-hostile-values', 'event.json');
  const given = ['--event', event, '--event-name', 'issues'];

  requirement(
    {
      ids: ['F-P5', 'DESIGN-4.8', 'I-18'],
      title: 'fills what a pipeline maps from a webhook, as the engine does',
      input: 'a repository_dispatch; map with id, title and severity; a prompt with inputs, title and text of the subject',
      expected: 'the mapped values; nothing else of the payload',
    },
    async () => {
      const prompt = '{{ inputs.severity }} {{ inputs.id }} {{ subject.title }} {{ event.name }}';
      const on = { webhook: { type: 'alert', map: { id: 'id', title: 'name', severity: 'alert.severity' } } };
      const agents = { one: { engine: 'command', command: ['true'] } };
      const pipelines = { fix: { on, stages: { look: { agent: 'one', prompt } } } };
      // JSON is YAML.
      const config = files.write('webhook.yml', JSON.stringify({ version: 1, agents, pipelines }));
      const account = { id: 1, login: 'mona', type: 'User' };
      const sent = files.write(
        'webhook.json',
        JSON.stringify({
          action: 'alert',
          client_payload: { id: 7, name: 'Disk full', alert: { severity: 'high' }, secret: 'not asked for' },
          repository: { id: 3, name: 'ledger', owner: account, default_branch: 'main', private: false },
          sender: account,
        }),
      );
      const args = ['prompt', 'fix.look', '--event', sent, '--event-name', 'repository_dispatch', '--config', config];
      expect(await runCommand(...args)).toMatchObject({ code: 0, stdout: 'high 7 Disk full repository_dispatch' });
    },
  );

  for (const name of ['chain-ended', 'chain-failed', 'chain-retry-failed', 'chain-join-starts']) {
    requirement(
      {
        ids: ['H-30', 'DESIGN-4.7', 'DESIGN-4.8'],
        title: `every prompt of ${name} comes out again byte for byte`,
        input: 'records and the recorded nonce',
        expected: 'the digest of the task record',
      },
      async () => {
        const { file, tasks, config } = await readRecords(name);
        const prompted = tasks.filter(({ body }) => body.prompt !== undefined);
        expect(prompted.length).toBeGreaterThan(0);
        for (const { task, body } of prompted) {
          const nonce = body.prompt?.nonce ?? '';
          const args = ['prompt', `fix.${task}`, ...given, '--records', file, '--nonce', nonce, '--config', config];
          const { code, stdout } = await runCommand(...args, '--json');
          expect({ code, digest: JSON.parse(stdout).digest }).toEqual({ code: 0, digest: body.prompt?.digest });
          expect((await runCommand(...args)).stdout).toBe(JSON.parse(stdout).prompt);
        }
      },
    );
  }

  requirement(
    {
      ids: ['C-24', 'DESIGN-4.8'],
      title: 'without a nonce it is the last execution that ended, with its own nonce',
      input: 'a run with two attempts',
      expected: 'the prompt of attempt 2',
    },
    async () => {
      const { file, tasks, config } = await readRecords('chain-retry-failed');
      const { stdout } = await runCommand('prompt', 'fix.fix', ...given, '--records', file, '--config', config, '--json');
      expect(JSON.parse(stdout).digest).toBe(tasks.at(-1)?.body.prompt?.digest);
      expect(JSON.parse(stdout).prompt).toMatch(/^This is attempt 2\./);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'without records it is the prompt of a run that the event would start',
      input: 'an event',
      expected: 'as recorded',
    },
    async () => {
      const config = caseFile('prompt-hostile-values', 'config.yml');
      const args = ['prompt', 'fix.investigate', ...given, '--nonce', '0123456789abcdef', '--config', config];
      expect(await runCommand(...args)).toEqual({
        code: 0,
        stdout: readFileSync(caseFile('prompt-hostile-values', 'prompt.txt'), 'utf8'),
        stderr: expect.stringMatching(/bytes, about +\d+ tokens {2}the whole prompt\n/),
      });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.7', 'T01'],
      title: 'what cannot be rendered is 1 and never printed',
      input: 'a value with the name of the fence',
      expected: 'exit 1, stdout empty',
    },
    async () => {
      const name = 'prompt-fence-name-in-value';
      const args = ['--event', caseFile(name, 'event.json'), '--event-name', 'issues', '--nonce', '0123456789abcdef'];
      const ran = await runCommand('prompt', 'fix.investigate', ...args, '--config', caseFile(name, 'config.yml'));
      expect(ran).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('BATON-E505') });
    },
  );

  it('has no prompt for a built-in, and none for a pipeline that never ran', async () => {
    const { file, config } = await readRecords('chain-ended');
    const ran = await runCommand('prompt', 'fix.open-pr', ...given, '--records', file, '--config', config);
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('built-in pull-request') });
    const other = caseFile('event-label-matches', 'config.yml');
    const none = await runCommand('prompt', 'triage.sort', ...given, '--records', file, '--config', other);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('no run of pipeline "triage"') });
  });
});
