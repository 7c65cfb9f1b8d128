import { describe, expect } from 'vitest';
import { problemText } from '../../src/core/problem.ts';
import { applyDecision } from '../../src/engine/decision/apply-decision.ts';
import { resumeRun } from '../../src/engine/effects/resume.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { describeThread, label, long, runsIssue, subject } from './comments-chain.ts';
import { begin, fail } from './decision-chain.ts';

/** The plan job of a label dies when the first record is written. */
async function dieBeforeStatus(): Promise<Harness> {
  for (let writes = 1; ; writes += 1) {
    const harness = createHarness();
    harness.crashAfter(writes);
    await expect(label(harness, 'outcomes')).rejects.toThrow();
    harness.crashAfter(undefined);
    if ((await describeThread(harness, runsIssue)).length > 0) return harness;
  }
}

describe('a run whose comments are not all there', () => {
  requirement(
    {
      ids: ['F-CH11', 'U29', 'DESIGN-4.5'],
      title: 'gets its status comment when it is cancelled before it had one, also where its records stand elsewhere',
      input: 'comments: outcomes; the plan job dies behind the first record; a person cancels the run',
      expected: 'the subject has a status comment that says cancelled',
    },
    async () => {
      const harness = await dieBeforeStatus();
      expect(await describeThread(harness, subject)).toEqual([]);
      const { records } = await harness.engine.ports.store.readSince(runsIssue, long);
      const [first] = records;
      if (first === undefined) throw new Error('There is no record.');
      const decided = await applyDecision(harness.engine, {
        ...{ run: 'fix-42', thread: runsIssue, first: { id: first.comment, at: first.writtenAt ?? '' } },
        ...{ actor: { id: 7, login: 'marla' }, verb: 'cancel', reason: 'a comment asked for it' },
        source: { kind: 'comment', comment: 5_000 },
      });
      expect(decided.ok && decided.value.reading.state.end?.body.outcome).toBe('cancelled');
      expect(await describeThread(harness, subject)).toEqual(['status fix-42']);
    },
  );

  requirement(
    {
      ids: ['F-CH11', 'T13'],
      title:
        'src/engine/thread/read-run.ts: does no stage again whose record was deleted while the answer to it stays, and names the gap',
      input:
        'fix asks, and is answered; the comment of the record of fix is deleted; its workflow runs have ended, and the run is resumed',
      expected: 'BATON-E412 that record 3 is missing; nothing is started',
    },
    async () => {
      const { harness, order, decide } = await begin();
      await advance(harness, order);
      const output = buildOutput(lastStarted(harness), { outcome: 'needs-input', note: 'Which?' });
      await advance(harness, lastStarted(harness), { kind: 'output', output });
      await decide({ verb: 'answer', stage: 'fix', text: 'That one.' });
      const titles = () => harness.started.map(({ task, execution }) => `${task} ${execution}`);
      expect(titles()).toEqual(['fix 1', 'fix 2']);
      const asked = (await harness.records()).findLast(({ record }) => record.kind === 'task');
      harness.threads.remove(asked?.comment ?? 0);
      const { ports } = harness.engine;
      const listRuns: typeof ports.workflowRuns.listRuns = async (...of) =>
        (await ports.workflowRuns.listRuns(...of)).map((run) => ({ ...run, status: 'completed', conclusion: 'success' }));
      const engine = { ...harness.engine, ports: { ...ports, workflowRuns: { ...ports.workflowRuns, listRuns } } };
      const read = await readRun(engine, order);
      if (read.ok) await resumeRun(engine, { reading: read.value });
      expect(titles()).toEqual(['fix 1', 'fix 2']);
      expect(read.ok || problemText(read.error)).toMatch(
        /^BATON-E412: Run "fix-42" has no record 3: it goes on with 4\. .*start the pipeline again/,
      );
    },
  );

  requirement(
    {
      ids: ['F-CH11', 'U13'],
      title: 'says that its first record may be what is missing, where somebody deletes that while a job writes the next one',
      input: 'the first record is deleted when the record of investigate has been posted',
      expected: 'the job fails, and another try names the first record; nothing is started',
    },
    async () => {
      const { harness, order } = await begin();
      const { ports } = harness.engine;
      const append: typeof ports.store.append = async (request) => {
        const written = await ports.store.append(request);
        harness.threads.remove(order.first.id);
        return written;
      };
      const engine = { ...harness.engine, ports: { ...ports, store: { ...ports.store, append } } };
      await expect(advance({ ...harness, engine }, order)).rejects.toThrow(
        'did not show it together with the first record of the run',
      );
      await expect(advance(harness, order)).rejects.toThrow('The first record of run "fix-42" is not among');
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-CH11', 'T13'],
      title: 'does no stage again whose record was deleted, whatever another run did in a stage of that name',
      input: 'a run that has failed; another run about the issue has a record of look; its own is deleted; /baton retry look',
      expected: 'BATON-E412 that record 2 is missing',
    },
    async () => {
      const { harness, order, decide } = await begin();
      const stages = ' { look: { agent: one, prompt: x } }';
      await advance(harness, orderOf(await plan(harness, { pipeline: 'docs', stages, start: 'another', comments: 2 })));
      await advance(harness, order);
      await fail(harness, lastStarted(harness));
      const own = (await harness.records()).find(({ record }) => record.run === order.run && record.seq === 2);
      harness.threads.remove(own?.comment ?? 0);
      const refused = await decide({ verb: 'retry', stage: 'look' });
      expect(refused.ok ? '' : refused.error).toMatch(/"fix-42" has no record 2/);
    },
  );
});
