import type { GateName } from '../../src/core/run/wait.ts';

/**
 * The facts that a gate reads beside the row. `records`: those of the run, free. `clock`: the time of now. `switch`: `BATON_PAUSE`. `claims`: what
 * the App keeps. `ledger`: what ended runs used. `workers`: GitHub's list of workflow runs.
 */
type FactKind = 'records' | 'clock' | 'switch' | 'claims' | 'ledger' | 'workers';

/** What the page about gates says of one, and no job needs. */
export interface GateColumns {
  /** The things that it may keep back. */
  readonly of: readonly ('start' | 'task' | 'run')[];
  readonly facts: readonly FactKind[];
  /** The runs and sides that have it. */
  readonly where: string;
  /** The thing that it keeps back, and until when: a sentence. */
  readonly about: string;
  /** Its file below `src`, where that has another name or another place. */
  readonly code?: string;
}

export const gateColumns: Readonly<Record<GateName, GateColumns>> = {
  ended: {
    code: 'core/gate/stop.ts',
    of: ['run'],
    facts: ['records'],
    where: 'every run',
    about: 'Nothing of a run starts after its end.',
  },
  limits: {
    of: ['run'],
    facts: ['records', 'clock'],
    where: 'every run',
    about: 'A run that has reached one of its `limits` ends before anything more of it starts, also in a pause.',
  },
  pause: {
    code: 'core/gate/stop.ts',
    of: ['run'],
    facts: ['records', 'switch'],
    where: 'every run',
    about: 'Nothing of a run starts while it or the repository is paused. What is at work goes on.',
  },
  needs: {
    of: ['task'],
    facts: ['records'],
    where: 'every run',
    about: 'A stage waits until the stages that it `needs` have ended, and never starts where one of them did not succeed.',
  },
  condition: {
    of: ['task'],
    facts: ['records'],
    where: 'a stage has `if`',
    about: 'A stage is skipped where its condition is false, and fails where the condition cannot be decided.',
  },
  matrix: {
    of: ['task'],
    facts: ['records'],
    where: 'a stage has `matrix`',
    about:
      'An element waits for a place (`max-parallel`), and never starts after the failure of another one (`fail-fast`). The stage ends with its elements.',
  },
  answer: {
    code: 'core/gate/suspend.ts',
    of: ['task'],
    facts: ['records', 'clock'],
    where: 'every run',
    about: 'A task whose agent asked a question waits for the answer of a person, as long as `answer-within` says.',
  },
  children: {
    of: ['task'],
    facts: ['records'],
    where: 'every run',
    about:
      'A task whose agent waits for child tasks starts again when they have ended; one that has done its part ends with them.',
  },
  'own-branch': {
    of: ['task'],
    facts: ['records'],
    where: 'two tasks of the run may have a branch',
    about:
      'Of the tasks of a run that are due for one branch, one works and the others wait. Meanwhile nobody is asked for an approval of theirs.',
  },
  approval: {
    of: ['task'],
    facts: ['records'],
    where: 'a stage has `approval`',
    about: 'A stage waits for the approval of people. Another basis asks them again.',
  },
  sleep: {
    code: 'core/gate/suspend.ts',
    of: ['task'],
    facts: ['records', 'clock'],
    where: 'every run',
    about:
      'A task whose agent met a usage limit sleeps until the limit opens, at most as long as `limits.sleep` says. So do others of the run with the same secret, and with the App others of the repository.',
  },
  cost: {
    of: ['task'],
    facts: ['records', 'clock'],
    where: 'the pipeline has `limits.on-limit: ask`',
    about: 'An agent waits, once its run has cost `limits.max-cost-usd`, until a person adds money. Built-ins do not wait.',
  },
  conflict: {
    code: 'engine/plan/conflict.ts',
    of: ['start'],
    facts: ['records', 'claims'],
    where: 'an earlier run of the pipeline about the subject is found',
    about:
      'A start is refused while the run before goes on, waits for its end (with the App), or takes its place: `on-conflict`.',
  },
  budget: {
    code: 'engine/gate/budget.ts',
    of: ['start', 'task'],
    facts: ['ledger', 'claims', 'clock'],
    where: 'a budget concerns the pipeline',
    about:
      'A start is refused, or waits for the next period (with the App), where `budgets` are used up. With the App further agents wait as well.',
  },
  branch: {
    code: 'app/turns/branches.ts',
    of: ['task'],
    facts: ['claims'],
    where: 'the App',
    about: 'A task waits until no other run works on its branch.',
  },
  slot: {
    code: 'app/turns/slots.ts',
    of: ['task'],
    facts: ['claims', 'workers'],
    where: 'the App, where the pipeline has `max-concurrency`',
    about: 'A task waits until fewer agents of its pipeline are at work.',
  },
};
