import { describe, expect } from 'vitest';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { checkDecision } from '../../../src/core/run/check-decision.ts';
import type { State } from '../../../src/core/run/state.ts';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { renderEscalation } from '../../../src/core/view/comment/escalation.ts';
import { buildDecision } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages } from '../run/run-builder.ts';
import { following, type SpawnStep, type Stages, stateOf } from './spawn-builder.ts';

const report = { agent: 'worker', needs: ['test'], if: 'always() && needs.test.outcome == "failed"' };
const fanOut: Stages = {
  test: { agent: 'worker', matrix: { values: ['a', 'b', 'c'], pick: 'double(each.results.score)' } },
  report,
};
const listed: Stages = {
  plan: { agent: 'worker' },
  test: { agent: 'worker', needs: ['plan'], matrix: { from: 'needs.plan.handoff.data.items' } },
  report,
};
const undecided: Stages = {
  plan: { agent: 'worker' },
  test: { agent: 'worker', needs: ['plan'], if: 'int(needs.plan.results.count) > 1' },
  report,
};

function failed(index: number, message: string): SpawnStep {
  return { stage: `test[${index}]`, outcome: 'failed', body: { failure: { reason: 'unknown-target', message } } };
}

const allFailed = [failed(0, 'first words'), failed(1, 'second words'), failed(2, 'third words')];
const ended = (state: State) => {
  const [reason = ''] = following(state);
  return { outcome: 'failed', reason: reason.replace('end failed: ', ''), finishedAt: '2026-03-18T09:00:00Z' } as const;
};

describe('a stage that failed without an execution', () => {
  for (const { title, stages, steps, words } of [
    {
      title: 'none of its elements can be picked',
      stages: fanOut,
      steps: allFailed,
      words: 'BATON-E748: no element can be picked',
    },
    {
      title: 'its list is none',
      stages: listed,
      steps: [{ stage: 'plan' }],
      words: 'BATON-E746: `needs.plan.handoff.data.items` is empty',
    },
    { title: 'its condition cannot be decided', stages: undecided, steps: [{ stage: 'plan' }], words: 'its condition `int(' },
  ])
    requirement(
      {
        ids: ['F-SD5', 'C-30'],
        title: `has an outcome and words for the stage that takes over: ${title}`,
        input: 'if: always() && needs.test.outcome == "failed" behind it',
        expected: 'that stage starts, and its templates read the outcome and why',
      },
      () => {
        const state = stateOf(stages, steps);
        expect(following(state)).toEqual(['report']);
        const { needs } = buildPromptContext({ state, stage: 'report', due: { attempt: 1, execution: 1 } });
        expect(needs.test).toMatchObject({ outcome: 'failed', note: expect.stringContaining(words) });
      },
    );
});

describe('the call for a person after a failed fan-out', () => {
  const { report: _, ...alone } = fanOut;
  const state = stateOf(alone, allFailed);
  const end = { kind: 'end', run: state.run.run, task: '', attempt: 0, execution: 1, body: ended(state) } as const;
  const closed = stateWith(state, [end]);

  requirement(
    {
      ids: ['F-SD5', 'C-22', 'U15'],
      title: 'has what its elements failed with, whose it is, and how to start them again',
      input: 'three elements that failed, and a pick',
      expected: 'the words of two and the rest folded, a log of each, the agent, /baton retry for the stage',
    },
    () => {
      const text = renderEscalation(closed, { end: ended(state), status: 7, isHeard: true });
      const [shown = '', folded = ''] = text.split('<details>');
      expect(shown).toContain('❌ failed in `test[0] a`, `test[1] b`, `test[2] c`.');
      expect(shown).toContain('first words');
      expect(shown).toContain('second words');
      expect(shown).not.toContain('third words');
      expect(folded).toContain('third words');
      expect(shown).toContain('**The agent failed**');
      expect(text.match(/- ❌ `test\[\d\] [abc]`.* · \[log\]/g)).toHaveLength(3);
      expect(shown.match(/- ❌ `test\[\d\] [ab]`/g)).toHaveLength(2);
      expect(folded.startsWith('<summary>1 more failed</summary>')).toBe(true);
      expect(/^```text\n(.*)\n```$/m.exec(shown)?.[1]).toBe('/baton retry test');
    },
  );

  requirement(
    {
      ids: ['F-SD5', 'K-3'],
      title: 'names a command that is taken: the elements that failed start again',
      input: '/baton retry test after the end',
      expected: 'no refusal; each element is due in its second attempt',
    },
    () => {
      const { run } = state.run;
      const { kind: _kind, ...decision } = buildDecision({ run, task: 'test' });
      const source = { kind: 'comment', comment: 9 } as const;
      expect(checkDecision(closed, { verb: 'retry', source, stage: 'test' })).toBeUndefined();
      const again = stateWith(closed, [{ ...decision, kind: 'decision', body: { ...decision.body, verb: 'retry' } }]);
      expect(describeStages(again)).toMatchObject({ test: 'waiting', 'test[0]': 'due 2/2 <6', 'test[2]': 'due 2/2 <6' });
    },
  );

  requirement(
    {
      ids: ['F-SD5', 'C-22'],
      title: 'says that the list of an agent is that of an agent, and its own words stay in the first line',
      input: 'a matrix over a key that no handoff has',
      expected: 'BATON-E746 in the verdict; the agent, not the configuration',
    },
    () => {
      const { report: _report, ...two } = listed;
      const broken = stateOf(two, [{ stage: 'plan' }]);
      const text = renderEscalation(broken, { end: ended(broken), status: 7 });
      expect(text.split('\n')[0]).toContain('BATON-E746');
      expect(text).toContain('**The agent failed**');
      expect(text).not.toContain('**Yours to fix**');
    },
  );
});
