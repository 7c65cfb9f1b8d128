import { describe, expect } from 'vitest';
import { buildContextFile } from '../../src/core/prompt/build-context-file.ts';
import { decodeRecords } from '../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { BatonRecord } from '../../src/core/record/record.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, createHarness, type Harness, repositoryId, subjectNumber } from '../support/engine-harness.ts';
import { bot, createWriteTools, stranger } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const stages = '\n      only: { agent: one, prompt: "x", retry: { attempts: 3 } }';

/** Our own account, with our key, writes the next record as a newer Baton could: of another kind, or with another handoff. */
async function writeLater(harness: Harness, change: 'kind' | 'handoff'): Promise<void> {
  const stored = await harness.records();
  const last = stored.at(-1);
  const task = stored.findLast(({ record }) => record.kind === 'task')?.record;
  if (last === undefined || task?.kind !== 'task') throw new Error('There is no task to go by.');
  const place = { ...task, attempt: 2, execution: 2, seq: last.record.seq + 1, prev: last.digest };
  const body = { ...task.body, handoff: { version: 2, summary: 'of another time' } };
  const record = change === 'kind' ? { ...place, kind: 'approval' } : { ...place, body };
  const { markers } = encodeRecord(record as unknown as BatonRecord, createWriteTools(harness.engine.ports.signer));
  harness.threads.post({ subject: subjectNumber, body: `Later.\n\n${markers[0]}`, author: bot });
}

async function failOnce(harness: Harness): Promise<void> {
  const order = orderOf(await plan(harness, { stages }));
  const output = buildOutput(order, { outcome: 'failed', failure: { reason: 'exit-status', message: 'boom' } });
  await advance(harness, order, { kind: 'output', output });
}

const again = (harness: Harness) => plan(harness, { stages, comments: 9, start: 'the label once more' });

describe('a run that holds a record of another version', () => {
  requirement(
    {
      ids: ['C-26', 'C-40', 'X-6'],
      title: 'is not carried on: the retry fails at once, in words, and writes nothing',
      input:
        'attempt 1 failed; a genuine record of kind "approval", or with a handoff of version 2, came since; attempt 2 is published',
      expected: 'BATON-E409 with run, record, comment and what to do; no write',
    },
    async () => {
      for (const change of ['kind', 'handoff'] as const) {
        const harness = createHarness();
        await failOnce(harness);
        await writeLater(harness, change);
        const before = harness.writes.length;
        const dispatch = lastStarted(harness);
        const delivery = { kind: 'output', output: buildOutput(dispatch) } as const;
        const { workflowRun } = harness.engine.settings;
        const advanced = await advanceRun(harness.engine, { dispatch, delivery, workflowRun });
        expect(advanced.ok ? '' : `${advanced.error.code}: ${advanced.error.message}`).toMatch(
          /^BATON-E409: Run "fix-42" cannot be carried on: its record 3 \(kind "(?:approval|task)"\) in comment \d+ .* a new run starts over\.$/,
        );
        expect(harness.writes).toHaveLength(before);
      }
    },
  );

  requirement(
    {
      ids: ['C-26'],
      title: 'is not tried again when its agent job met the other version first',
      input: 'attempt 1 of 3 failed with the reason incompatible-version',
      expected: 'no second attempt; the run has failed and a person is asked',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages }));
      const failure = { reason: 'incompatible-version', message: 'BATON-E409: …' };
      const { started, ended } = await advance(harness, order, {
        kind: 'output',
        output: buildOutput(order, { outcome: 'failed', failure }),
      });
      expect(started).toEqual([]);
      expect(ended).toMatchObject({ outcome: 'failed', reason: 'only: incompatible-version' });
      expect([...harness.labels]).toEqual(['baton:failed', 'baton:needs-human']);
    },
  );

  requirement(
    {
      ids: ['C-40'],
      title: 'is left alone by a fresh run, which starts over under a name of its own',
      input: 'an unfinished run with a genuine later record, or a baton:2 marker of our own account; the label is set once more',
      expected: 'fix-42-2 starts with its first stage, attempt 1, and its prompt knows of no failure; a warning names fix-42',
    },
    async () => {
      const marks: readonly ((harness: Harness) => Promise<unknown>)[] = [
        (harness) => writeLater(harness, 'kind'),
        (harness) => writeLater(harness, 'handoff'),
        async ({ threads }) =>
          threads.post({ subject: subjectNumber, body: 'Later.\n\n<!-- baton:2 {"kind":"task"} -->', author: bot }),
      ];
      for (const mark of marks) {
        const harness = createHarness();
        await failOnce(harness);
        await mark(harness);
        const order = orderOf(await again(harness));
        expect(order).toMatchObject({ run: 'fix-42-2', task: 'only', attempt: 1, execution: 1 });
        expect(harness.warnings.join('\n')).toContain('Run fix-42 holds records of another version of Baton');
        const state = deriveState(await harness.records(), 'fix-42-2', allGates);
        expect(state.ok && buildContextFile({ state: state.value, stage: 'only', due: order })).toContain(
          '"previous_failure": null',
        );
        await advance(harness, order);
        expect((await harness.records()).at(-1)?.record).toMatchObject({ run: 'fix-42-2', kind: 'end', seq: 3 });
      }
    },
  );

  requirement(
    {
      ids: ['C-40'],
      title: 'from its first record on is left alone as well, and its name is not taken again',
      input: 'a genuine run record with a config of version 2 on the thread; the label is set',
      expected: 'fix-42-2 starts and ends',
    },
    async () => {
      const other = createHarness();
      await plan(other, { stages });
      const [first] = await other.records();
      if (first?.record.kind !== 'run') throw new Error('There is no run.');
      const body = { ...first.record.body, config: { ...first.record.body.config, version: 2 } };
      const later = { ...first.record, body } as unknown as BatonRecord;
      const { markers } = encodeRecord(later, createWriteTools(other.engine.ports.signer));
      const harness = createHarness();
      harness.threads.post({ subject: subjectNumber, body: `Later.\n\n${markers[0]}`, author: bot });
      const order = orderOf(await again(harness));
      expect(order.run).toBe('fix-42-2');
      expect((await advance(harness, order)).ended).toMatchObject({ outcome: 'succeeded' });
    },
  );

  requirement(
    {
      ids: ['C-40', 'T11'],
      title: 'is not what a stranger says it is',
      input: 'an unfinished run; a stranger posts a baton:2 marker; the label is set once more',
      expected: 'refused: the run has not ended',
    },
    async () => {
      const harness = createHarness();
      await failOnce(harness);
      harness.threads.post({ subject: subjectNumber, body: '<!-- baton:2 {} -->', author: stranger });
      expect((await again(harness)).refused).toEqual([{ pipeline: 'fix', reason: 'run fix-42 of this pipeline has not ended' }]);
    },
  );
});

describe('what is handed on', () => {
  requirement(
    {
      ids: ['C-41', 'C-11'],
      title: 'stands outside of the prompt and of any process, and grows with each attempt',
      input: 'nothing but the comments of a thread, after a failed first attempt and after the second',
      expected: 'previous_failure null, then of attempt 1, then of attempt 2; earlier records are as they were',
    },
    async () => {
      const harness = createHarness();
      const { ports } = harness.engine;
      const read = async (attempt: number) => {
        const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
        const { records } = decodeRecords(comments, { repo: repositoryId, thread: subjectNumber, tools: decodePorts(ports) });
        const state = deriveState(records, 'fix-42', allGates);
        if (!state.ok) throw new Error(state.error.message);
        const file = JSON.parse(buildContextFile({ state: state.value, stage: 'only', due: { attempt, execution: attempt } }));
        return { failure: file.previous_failure, digests: records.map(({ digest }) => digest) };
      };
      const fail = (message: string) => {
        const dispatch = lastStarted(harness);
        const failure = { reason: 'exit-status', message };
        return advance(harness, dispatch, { kind: 'output', output: buildOutput(dispatch, { outcome: 'failed', failure }) });
      };
      await failOnce(harness);
      const first = await read(2);
      await fail('bang');
      const second = await read(3);
      expect((await read(1)).failure).toBeNull();
      expect(first.failure).toMatchObject({ attempt: 1, reason: 'exit-status', error_summary: 'boom' });
      expect(second.failure).toMatchObject({ attempt: 2, reason: 'exit-status', error_summary: 'bang' });
      expect(second.digests.slice(0, 2)).toEqual(first.digests);
    },
  );
});
