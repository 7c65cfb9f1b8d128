/**
 * This folder holds the gates: whatever keeps a start, a task or a run back. `gates.ts` is their list, in the order in which they are
 * asked; the first closed one is what people see.
 */

import type { Pipeline } from '../config/schema/config-schema.ts';
import { childRightsOf, matrixOf } from '../config/schema/stage-schema.ts';
import { hasMatrix } from '../run/pipeline-of.ts';
import type { Gates, RunGate } from '../run/state.ts';
import type { GateName, Wait } from '../run/wait.ts';
import { childrenGate } from './children.ts';
import { limitsGate } from './limits.ts';
import { needsGate } from './needs.ts';
import { endedGate, pauseGate } from './stop.ts';
import { answerGate, sleepGate } from './suspend.ts';

declare module '../run/wait.ts' {
  interface GateNames {
    conflict: true;
    budget: true;
    branch: true;
    slot: true;
  }
}

/**
 * The facts that a gate reads beside the row. `records`: those of the run, free. `clock`: the time of now. `switch`: `BATON_PAUSE`. `claims`: what
 * the App keeps. `ledger`: what ended runs used. `workers`: GitHub's list of workflow runs.
 */
type FactKind = 'records' | 'clock' | 'switch' | 'claims' | 'ledger' | 'workers';

type LoadedGate = Gates['list'][number];

/** A gate over the records of a task: of every run, or loaded where the pipeline of a run has it. */
type GateOfTask =
  | { readonly gate: LoadedGate }
  | { readonly isUsed: (pipeline: Pipeline) => boolean; readonly load: () => Promise<LoadedGate> };

/** A line of the list. */
interface GateEntry {
  readonly name: GateName;
  /** The things that it may keep back. */
  readonly of: readonly ('start' | 'task' | 'run')[];
  readonly facts: readonly FactKind[];
  /** The runs and sides that have it. */
  readonly where: string;
  /** The thing that it keeps back, and until when: a sentence of the page about gates. */
  readonly about: string;
  /**
   * The rest of a sentence after the name of the task that it keeps back, for trees and lists. Tables have shorter words (`stageWords`). Absent
   * where no task waits.
   */
  readonly words?: (wait: Wait, words: WaitWords) => string;
  readonly ofTask?: GateOfTask;
  readonly ofRun?: RunGate;
  /** Its file below `src`, where that has another name or another place. */
  readonly code?: string;
}

/** The parts of a wait in words. */
export interface WaitWords {
  /** The names of what is awaited, as a list for a sentence. */
  readonly names: string;
  /** The number of child tasks that are awaited, in words. */
  readonly tasks: string;
  /** The `what` of the wait, as a name. */
  readonly what: string;
  /** The place in the line, in words. */
  readonly place: string;
  /** `, at most until …`; empty where only its end is known. */
  readonly limit: string;
  /** The time at which it is over, without the date where that is the day of its beginning. */
  readonly until: string;
}

/**
 * All gates, in the order in which they are asked, of those that are asked of the same thing at the same moment. Free ones come first, and last of
 * all those that take something from others.
 */
export const gates: readonly GateEntry[] = [
  {
    name: 'ended',
    code: 'core/gate/stop.ts',
    of: ['run'],
    facts: ['records'],
    where: 'every run',
    about: 'Nothing of a run starts after its end.',
    ofRun: endedGate,
  },
  {
    name: 'limits',
    of: ['run'],
    facts: ['records', 'clock'],
    where: 'every run',
    about: 'A run that has reached one of its `limits` ends before anything more of it starts, also in a pause.',
    ofRun: limitsGate,
  },
  {
    name: 'pause',
    code: 'core/gate/stop.ts',
    of: ['run'],
    facts: ['records', 'switch'],
    where: 'every run',
    about: 'Nothing of a run starts while it or the repository is paused. What is at work goes on.',
    ofRun: pauseGate,
  },
  {
    name: 'needs',
    of: ['task'],
    facts: ['records'],
    where: 'every run',
    about: 'A stage waits until the stages that it `needs` have ended, and never starts where one of them did not succeed.',
    words: waitForNames,
    ofTask: { gate: needsGate },
  },
  {
    name: 'condition',
    of: ['task'],
    facts: ['records'],
    where: 'a stage has `if`',
    about: 'A stage is skipped where its condition is false, and fails where the condition cannot be decided.',
    words: waitForNames,
    ofTask: {
      isUsed: ({ stages }) => Object.values(stages).some((stage) => stage.if !== undefined),
      load: async () => (await import('./condition.ts')).conditionGate,
    },
  },
  {
    name: 'matrix',
    of: ['task'],
    facts: ['records'],
    where: 'a stage has `matrix`',
    about:
      'An element waits for a place (`max-parallel`), and never starts after the failure of another one (`fail-fast`). The stage ends with its elements.',
    words: ({ count }, { names }) => {
      if (count !== undefined) return `waits for ${count.open} of its ${count.all} elements`;
      return names === '' ? 'waits for other elements of its stage' : `waits for ${names}`;
    },
    ofTask: { isUsed: hasMatrix, load: async () => (await import('./matrix.ts')).matrixGate },
  },
  {
    name: 'answer',
    code: 'core/gate/suspend.ts',
    of: ['task'],
    facts: ['records', 'clock'],
    where: 'every run',
    about: 'A task whose agent asked a question waits for the answer of a person, as long as `answer-within` says.',
    words: (_, { limit }) => `waits for the answer of a person${limit}`,
    ofTask: { gate: answerGate },
  },
  {
    name: 'children',
    of: ['task'],
    facts: ['records'],
    where: 'every run',
    about:
      'A task whose agent waits for child tasks starts again when they have ended; one that has done its part ends with them.',
    words: ({ how }, { tasks, names, limit }) => `${describeChildWait(how, tasks)}: ${names}${limit}`,
    ofTask: { gate: childrenGate },
  },
  {
    name: 'own-branch',
    of: ['task'],
    facts: ['records'],
    where: 'two tasks of the run may have a branch',
    about:
      'Of the tasks of a run that are due for one branch, one works and the others wait. Meanwhile nobody is asked for an approval of theirs.',
    words: (_, { names }) => `waits for ${names}, which works on the same branch`,
    ofTask: { isUsed: canShareBranch, load: async () => (await import('./own-branch.ts')).ownBranchGate },
  },
  {
    name: 'approval',
    of: ['task'],
    facts: ['records'],
    where: 'a stage has `approval`',
    about: 'A stage waits for the approval of people. Another basis asks them again.',
    words: () => 'waits for the approval of a person',
    ofTask: {
      isUsed: ({ stages }) => Object.values(stages).some((stage) => stage.approval !== undefined),
      load: async () => (await import('./approval.ts')).approvalGate,
    },
  },
  {
    name: 'sleep',
    code: 'core/gate/suspend.ts',
    of: ['task'],
    facts: ['records', 'clock'],
    where: 'every run',
    about:
      'A task whose agent met a usage limit sleeps until the limit opens, at most as long as `limits.sleep` says. So do others of the run with the same secret.',
    words: ({ what }, { until }) => `sleeps until ${until}: ${what}`,
    ofTask: { gate: sleepGate },
  },
  {
    name: 'cost',
    of: ['task'],
    facts: ['records', 'clock'],
    where: 'the pipeline has `limits.on-limit: ask`',
    about: 'An agent waits, once its run has cost `limits.max-cost-usd`, until a person adds money. Built-ins do not wait.',
    words: () => 'waits until a person raises the limit on the cost of its run',
    ofTask: {
      isUsed: ({ limits }) => limits['on-limit'] === 'ask' && limits['max-cost-usd'] !== undefined,
      load: async () => (await import('./cost.ts')).costGate,
    },
  },
  {
    name: 'conflict',
    code: 'engine/plan/conflict.ts',
    of: ['start'],
    facts: ['records', 'claims'],
    where: 'an earlier run of the pipeline about the subject is found',
    about:
      'A start is refused while the run before goes on, waits for its end (with the App), or takes its place: `on-conflict`.',
  },
  {
    name: 'budget',
    code: 'engine/gate/budget.ts',
    of: ['start', 'task'],
    facts: ['ledger', 'claims', 'clock'],
    where: 'a budget concerns the pipeline',
    about:
      'A start is refused, or waits for the next period (with the App), where `budgets` are used up. With the App further agents wait as well.',
  },
  {
    name: 'branch',
    code: 'app/turns/branches.ts',
    of: ['task'],
    facts: ['claims'],
    where: 'the App',
    about: 'A task waits until no other run works on its branch.',
    words: (_, { names, what, place }) => `waits until run ${names} no longer needs the branch ${what}, ${place} in line`,
  },
  {
    name: 'slot',
    code: 'app/turns/slots.ts',
    of: ['task'],
    facts: ['claims', 'workers'],
    where: 'the App, where the pipeline has `max-concurrency`',
    about: 'A task waits until fewer agents of its pipeline are at work.',
    words: (_, { what, place }) => `waits for a free slot (${what}), ${place} in line`,
  },
];

/** The gates over records that stand between a task and its start. */
export const ofTasks = gates.flatMap(({ name, ofTask }) => (ofTask === undefined ? [] : [{ name, ...ofTask }]));

/** Returns whether two tasks of a run may have branches: of stages, of elements, and of children, whose branches their agents name. */
function canShareBranch(pipeline: Pipeline): boolean {
  const stages = Object.values(pipeline.stages);
  const withBranch = stages.filter((stage) => 'branch' in stage && stage.branch !== undefined);
  const isDivided = stages.some((stage) => childRightsOf(stage) !== undefined || matrixOf(stage) !== undefined);
  return withBranch.length > 1 || isDivided;
}

function waitForNames(_: Wait, { names }: WaitWords): string {
  return `waits for ${names}`;
}

function describeChildWait(how: Wait['how'], tasks: string): string {
  if (how === 'end') return `has done its own part and ends with ${tasks}`;
  if (how === 'all') return `waits for ${tasks}`;
  return how === 'first' ? `waits for the first of ${tasks}` : `waits for ${tasks}, or for the first that fails`;
}
