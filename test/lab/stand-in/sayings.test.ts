import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTransfer } from '../../../src/core/transfer/read-transfer.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, makeFolder, prepare, start } from './support.ts';

const agents = {
  first: { engine: 'claude-code', 'transfer-to': ['second', 'third'] },
  second: { engine: 'codex', 'transfer-to': ['third'] },
  third: { engine: 'codex', access: 'read', 'transfer-to': [] },
  script: { engine: 'command', command: ['sh', '-c', 'echo its own words'], 'transfer-to': [] },
};
const stages = {
  work: { agent: 'first', branch: 'baton/x' },
  quiet: { agent: 'first', signal: 'off' },
  look: { agent: 'third', branch: 'baton/x' },
  script: { agent: 'script' },
  asking: { agent: 'script', signal: 'optional' },
  split: { agent: 'first', branch: 'baton/x', children: {} },
  shared: { agent: 'script', children: {} },
};
const config = configOf(agents, stages);

describe('--say', () => {
  requirement(
    {
      ids: ['U25'],
      title: 'a stand-in ends as it is told, through the words or the exit status of its engine',
      input: '--say with fail, noop and needs-input, for engines with a signal, without one, and for a command',
      expected: 'failed with the asked-for words, noop, needs-input; no handoff and no changed file',
    },
    async () => {
      const rows = [
        ['work', 'fail', { outcome: 'failed', failure: { reason: 'asked for by --say work=fail' } }],
        ['work', 'noop', { outcome: 'noop', note: 'asked for by --say work=noop' }],
        ['work', 'needs-input', { outcome: 'needs-input', note: expect.stringContaining('--say work=needs-input') }],
        ['quiet', 'fail', { outcome: 'failed', failure: { reason: 'exit-status' } }],
        ['script', 'fail', { outcome: 'failed', failure: { reason: 'exit-status' } }],
        ['asking', 'noop', { outcome: 'noop' }],
      ] as const;
      for (const [stage, word, expected] of rows) {
        const said = await start(config, await prepare(config, { say: [`${stage}=${word}`] }), { stage });
        expect(said.ended, `${stage}=${word}`).toMatchObject(expected);
        expect([said.left.file, said.read('baton-try/work.md')]).toEqual([undefined, undefined]);
      }
    },
    20_000,
  );

  requirement(
    {
      ids: ['U25'],
      title: 'several ends of one stage are those of its starts, and fail holds for all that follow',
      input: '--say work=success --say work=fail; starts 1, 2 and 3',
      expected: 'succeeded, failed, failed',
    },
    async () => {
      const standIns = await prepare(config, { say: ['work=success', 'fix.work=fail'] });
      const outcomes = [];
      for (const execution of [1, 2, 3]) outcomes.push((await start(config, standIns, { execution })).ended.outcome);
      expect(outcomes).toEqual(['succeeded', 'failed', 'failed']);
    },
    20_000,
  );

  requirement(
    {
      ids: ['U25'],
      title: 'a stand-in hands its work over, and the stand-in of the other agent finishes it',
      input: '--say work=transfer:third; the start of `first`, then that of `third`, which may only read',
      expected: 'a valid transfer; then a success as codex without a changed file',
    },
    async () => {
      const standIns = await prepare(config, { say: ['work=transfer:third'] });
      const before = await start(config, standIns);
      const { request } = readTransfer({ file: before.left.file, printed: {} }, { place: { config, from: 'first' } });
      expect(before.ended.outcome).toBe('succeeded');
      expect(request).toMatchObject({ to: 'third', message: 'Stand-in for claude-code: hands stage work of #7 over to third.' });
      const context = { transfer: { from: 'first', message: request?.message, targets: [] } };
      const after = await start(config, standIns, { execution: 2, agent: 'third', context });
      expect(after.ended.outcome).toBe('succeeded');
      expect(after.reading.handoff?.summary).toBe('Stand-in for codex: pretends to have done stage work of #7.');
      expect(after.read('baton-try/work.md')).toBeUndefined();
    },
    20_000,
  );
});

describe('--say STAGE=children:3', () => {
  requirement(
    {
      ids: ['K-24', 'U25'],
      title: 'a stand-in divides its work, and sums up its children when it starts again',
      input: '--say split=children:3; start 1, then start 2 with two ended children in the context file',
      expected:
        'three named requests and a wait in the handoff file, without a result signal; then a success that names the children',
    },
    async () => {
      const standIns = await prepare(config, { say: ['split=children:3'] });
      const first = await start(config, standIns, { stage: 'split' });
      const asked = JSON.parse(Buffer.from(first.left.file ?? '').toString());
      expect(asked).toEqual({
        children: {
          create: [1, 2, 3].map((n) => ({
            name: `part-${n}`,
            prompt: `Do part-${n} of stage split of #7.`,
            idempotency_key: `part-${n}`,
          })),
          wait: { until: 'all' },
        },
      });
      expect(first.run.finalText).toBe('Stand-in for claude-code: divides stage split of #7 into 3 children and waits.');
      const children = [
        { name: 'split/1-part-1', outcome: 'succeeded' },
        { name: 'split/2-part-2', outcome: 'failed' },
      ];
      const second = await start(config, standIns, { stage: 'split', execution: 2, context: { children } });
      expect(second.ended.outcome).toBe('succeeded');
      expect(second.reading.handoff?.summary).toContain('1 of its 2 children succeeded');
      expect(second.reading.handoff?.detail).toContain('- split/2-part-2 failed');
    },
    20_000,
  );

  requirement(
    {
      ids: ['U25'],
      title: 'numbers of children go on, and children end as they are told',
      input: '--say split=children:2 twice, --say split/2-part-2=fail; start 2; the children 1-part-1 and 2-part-2',
      expected: 'part-3 and part-4; a child that succeeds with a file of its own, and one that fails',
    },
    async () => {
      const standIns = await prepare(config, { say: ['split=children:2', 'split=children:2', 'fix.split/2-part-2=fail'] });
      const again = await start(config, standIns, { stage: 'split', execution: 2 });
      expect(Buffer.from(again.left.file ?? '').toString()).toMatch(/part-3[\s\S]*part-4/);
      const good = await start(config, standIns, { stage: 'split', task: 'split/1-part-1' });
      expect([good.ended.outcome, good.read('baton-try/split/1-part-1.md')]).toEqual(['succeeded', expect.any(String)]);
      const bad = await start(config, standIns, { stage: 'split', task: 'split/2-part-2' });
      expect(bad.ended).toMatchObject({ outcome: 'failed', failure: { reason: 'asked for by --say fix.split/2-part-2=fail' } });
    },
    20_000,
  );

  it('plays only the child that is named, where the stage has a command of its own', async () => {
    const standIns = await prepare(config, { say: ['shared/1-api=fail'] });
    expect((await start(config, standIns, { stage: 'shared' })).run.stdout).toBe('its own words\n');
    expect((await start(config, standIns, { stage: 'shared', task: 'shared/1-api' })).ended.outcome).toBe('failed');
  });
});

describe('stages that nobody directs', () => {
  it('runs a command as it is, and leaves it out of the stand-ins', async () => {
    const { commands, notes } = await prepare(config);
    expect(commands).toEqual({});
    expect(notes).toContain('These agents are commands and run as they are: script (sh -c echo its own words).');
  });

  it('runs the own command of an agent in the stages that are not directed', async () => {
    const standIns = await prepare(config, { say: ['asking=noop'] });
    expect((await start(config, standIns, { stage: 'script' })).run.stdout).toBe('its own words\n');
  });

  it('changes no file for an agent that may only read', async () => {
    const { ended, read } = await start(config, await prepare(config), { stage: 'look' });
    expect([ended.outcome, read('baton-try/look.md')]).toEqual(['succeeded', undefined]);
  });
});

describe('--handoff', () => {
  it('writes the handoff of the person byte for byte, for a command too', async () => {
    const file = join(makeFolder(), 'handoff.json');
    writeFileSync(file, '{ "version": 1, "summary": "The cause is known.", "data": { "severity": "high" } }\n');
    const standIns = await prepare(config, { handoffs: [`work=${file}`, `fix.script=${file}`] });
    for (const stage of ['work', 'script']) {
      const { reading, left } = await start(config, standIns, { stage });
      expect(reading.handoff).toEqual({ version: 1, summary: 'The cause is known.', data: { severity: 'high' } });
      expect(Buffer.from(left.file ?? '').toString()).toMatch(/^\{ "version"/);
    }
  });
});
