import { describe, expect } from 'vitest';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { BatonRecord } from '../../src/core/record/record.ts';
import { buildSpawned, type SpawnStep } from '../core/state/spawn-builder.ts';
import { bot, repo, subject, unsignedWriteTools } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const config = files.write(
  'baton.yml',
  [
    'version: 1',
    'agents: { worker: { engine: command, command: ["true"] } }',
    'pipelines: { fix: { on: { issues: { labels: [agent-ready] } }, stages: { split: { agent: worker, prompt: x } } } }',
  ].join('\n'),
);

const worker = (costUsd: number) => ({ agent: 'worker', usage: { costUsd } });
const steps: readonly SpawnStep[] = [
  {
    stage: 'split',
    makes: ['1-api', '2-docs'],
    wait: { names: ['split/1-api', 'split/2-docs'], until: 'all' },
    body: worker(0.1),
  },
  { stage: 'split/1-api', outcome: 'failed', body: worker(0.25) },
];

/** Writes the comments of a thread that hold these records, unsigned. */
function writeThread(records: readonly BatonRecord[]): string {
  let prev = '';
  const comments = records.map((record, index) => {
    const { markers, digest } = encodeRecord({ ...record, prev }, unsignedWriteTools);
    prev = digest;
    const at = '2026-03-18T08:00:00Z';
    const author = { ...bot, type: 'Bot' };
    return { id: index + 1, body: `Seen.\n\n${markers[0]}`, created_at: at, updated_at: at, user: author, lastEditedAt: null };
  });
  return files.write('comments.json', JSON.stringify(comments));
}

function show(...args: readonly string[]) {
  const file = writeThread(buildSpawned(steps).map(({ record }) => record));
  const place = ['--repo-id', String(repo), '--subject', String(subject), '--trusted-author', String(bot.id), '--config', config];
  const [run = '', ...more] = args;
  return runCommand('tree', run, file, ...place, ...more);
}

describe('baton tree', () => {
  requirement(
    {
      ids: ['K-3', 'K-22'],
      title: 'prints the tasks of a run with the children below their parent, what they wait for, and sums',
      input: 'baton tree fix-42, of a stage with two children of which one has failed',
      expected: 'a line for each task, and the answers to what people ask first; exit 0',
    },
    async () => {
      const { code, stdout, stderr } = await show('fix-42');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.split('\n')).toEqual([
        'fix-42 of pipeline fix, not ended: 9 min, $0.35',
        '├─ … split      waits for 1 child task: split/2-docs (worker)',
        '│  │   branch work',
        '│  │   5 min, $0.10; with all below it 9 min, $0.35',
        '│  ├─ ✘ 1-api   failed (worker): its program ended with an error',
        '│  │      5 min, $0.25',
        '│  └─ ▶ 2-docs  running (worker)',
        '└─ … finish     waits for split (worker)',
        '',
        'Whose turn:        An agent: split/2-docs (worker) is at work. No person has to do anything now.',
        'Waits:             split waits for 1 child task: split/2-docs.',
        '                   finish waits for split.',
        'Failed:            split/1-api (worker): its program ended with an error. Its parent split decides what follows.',
        'Cost:              $0.35 · 9 min at work so far, the sum of all tasks. Work that has not ended is not in it.',
        'Where the work is: No commit has been published.',
        '',
      ]);
    },
  );

  requirement(
    {
      ids: ['K-22'],
      title: 'prints the same as JSON, and says in words what it cannot find',
      input: '--json; a run that the thread does not hold; a task instead of a run; a run without children',
      expected: 'the tree with usage in integers; exit 1 and the names of the runs; exit 2; a tree of stages',
    },
    async () => {
      const json = JSON.parse((await show('fix-42', '--json')).stdout);
      expect(json).toMatchObject({
        run: 'fix-42',
        outcome: null,
        total: { costMicros: 350_000 },
        tasks: [{ name: 'split', total: { costMicros: 350_000 }, children: [{ status: 'failed' }, { status: 'running' }] }, {}],
      });
      expect(await show('fix-43')).toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'The thread holds no run "fix-43". It has: fix-42.\n',
      });
      expect(await show('fix-42/split')).toMatchObject({ code: 2, stderr: expect.stringContaining('is no name of a run') });
      const file = writeThread(buildSpawned(steps).map(({ record }) => record));
      const unsigned = ['--trusted-author', String(bot.id), '--config', config];
      const records = await runCommand('records', file, '--repo-id', String(repo), '--subject', String(subject), ...unsigned);
      expect(records.stdout).toContain('  2 task  fix-42/split execution 1: succeeded, waits (comment 2)\n');
      expect(records.stdout).toContain('  3 child fix-42/split execution 1: made 2 child tasks (comment 3)\n');
      const ended = await runCommand(
        'tree',
        'fix-1',
        caseFile('chain-ended', 'comments.json'),
        ...['--repo-id', '3000000004', '--subject', '1', '--config', caseFile('chain-ended', 'config.yml')],
      );
      expect(ended.stdout).toContain('└─ ✔ open-pr');
      expect(ended.stdout).toMatch(/^Where the work is: pull request #\d+$/m);
    },
  );
});
