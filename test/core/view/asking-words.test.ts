import { expect } from 'vitest';
import { awaitingRows, awaitsAnswer } from '../../../src/core/run/task-row.ts';
import { renderWork } from '../../../src/core/view/comment/approval-work.ts';
import { renderQuestion } from '../../../src/core/view/comment/question.ts';
import { requirement } from '../../support/requirement.ts';
import { getState } from '../run/run-builder.ts';
import { buildSpawned, type SpawnStep, type Stages } from '../state/spawn-builder.ts';

const plan = { agent: 'worker' };
const both: SpawnStep['wait'] = { names: ['split/1-a', 'split/2-b'], until: 'all' };

requirement(
  {
    ids: ['F-UX2', 'K-28'],
    title: 'the question of a child says what ends without an answer: the child alone',
    input: 'a child asks; and a stage',
    expected: 'its parent no longer waits for it; the whole run ends',
  },
  () => {
    const ask = (steps: readonly SpawnStep[], stages: Stages): string => {
      const state = getState(buildSpawned(steps, { stages }));
      return awaitingRows(state)
        .filter(awaitsAnswer)
        .flatMap((row) => renderQuestion(state, row))
        .join('\n');
    };
    const asks = { outcome: 'needs-input' } as const;
    const turn: SpawnStep = { stage: 'split', makes: ['1-a', '2-b'], wait: both };
    const ofChild = ask([turn, { stage: 'split/1-a', ...asks }], { split: { agent: 'worker', children: {} } });
    expect(ofChild).toContain('this task ends at the next sweep, and `split` no longer waits for it');
    expect(ofChild).not.toContain('the whole run');
    expect(ask([{ stage: 'plan', ...asks }], { plan })).toContain('the whole run ends at the next sweep');
  },
);

requirement(
  {
    ids: ['F-UX2', 'K-1'],
    title: 'an approval of a matrix names the tasks that it lets start',
    input: 'an approval of a stage with two values, of one without a matrix, and of one with 45 long values',
    expected: 'both tasks with their values; the agent alone; 20 tasks, each value cut, and the number of the others',
  },
  () => {
    const approval = { role: 'write' };
    const ask = (test: object): string => {
      const state = getState(buildSpawned([], { stages: { test: { agent: 'worker', approval, ...test } } }));
      return renderWork(state, { stage: 'test', due: { attempt: 1, execution: 1, cause: 1 } }).join('\n');
    };
    expect(ask({ matrix: [{ node: '18' }, 'y'] })).toContain(
      '- 2 tasks of this agent: `test[0] 18` for `{"node":"18"}`, `test[1] y`',
    );
    expect(ask({})).not.toContain('test[');
    const long = ask({ matrix: Array.from({ length: 45 }, (_, index) => `${index} ${'𝒳'.repeat(450)}`) });
    expect(long).toContain('- 45 tasks of this agent: `test[0] 0 ');
    expect(long).toMatch(/ for `19 𝒳{96}…`, and 25 more$/mu);
    expect(long.length).toBeLessThan(8_000);
  },
);
