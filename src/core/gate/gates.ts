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

type LoadedGate = Gates['list'][number];

/** A gate over the records of a task: of every run, or loaded where the pipeline of a run has it. */
type GateOfTask =
  | { readonly gate: LoadedGate }
  | { readonly isUsed: (pipeline: Pipeline) => boolean; readonly load: () => Promise<LoadedGate> };

/** A line of the list. The page about gates says more of each (`scripts/docs/gate-columns.ts`). */
interface GateEntry {
  readonly name: GateName;
  /**
   * The rest of a sentence after the name of the task that it keeps back, for trees and lists. Tables have shorter words (`stageWords`). Absent
   * where no task waits.
   */
  readonly words?: (wait: Wait, words: WaitWords) => string;
  readonly ofTask?: GateOfTask;
  readonly ofRun?: RunGate;
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
  { name: 'ended', ofRun: endedGate },
  { name: 'limits', ofRun: limitsGate },
  { name: 'pause', ofRun: pauseGate },
  { name: 'needs', words: waitForNames, ofTask: { gate: needsGate } },
  {
    name: 'condition',
    words: waitForNames,
    ofTask: {
      isUsed: ({ stages }) => Object.values(stages).some((stage) => stage.if !== undefined),
      load: async () => (await import('./condition.ts')).conditionGate,
    },
  },
  {
    name: 'matrix',
    words: ({ count }, { names }) => {
      if (count !== undefined) return `waits for ${count.open} of its ${count.all} elements`;
      return names === '' ? 'waits for other elements of its stage' : `waits for ${names}`;
    },
    ofTask: { isUsed: hasMatrix, load: async () => (await import('./matrix.ts')).matrixGate },
  },
  {
    name: 'answer',
    words: (_, { limit }) => `waits for the answer of a person${limit}`,
    ofTask: { gate: answerGate },
  },
  {
    name: 'children',
    words: ({ how }, { tasks, names, limit }) => `${describeChildWait(how, tasks)}: ${names}${limit}`,
    ofTask: { gate: childrenGate },
  },
  {
    name: 'own-branch',
    words: (_, { names }) => `waits for ${names}, which works on the same branch`,
    ofTask: { isUsed: canShareBranch, load: async () => (await import('./own-branch.ts')).ownBranchGate },
  },
  {
    name: 'approval',
    words: () => 'waits for the approval of a person',
    ofTask: {
      isUsed: ({ stages }) => Object.values(stages).some((stage) => stage.approval !== undefined),
      load: async () => (await import('./approval.ts')).approvalGate,
    },
  },
  {
    name: 'sleep',
    words: ({ what }, { until }) => `sleeps until ${until}: ${what}`,
    ofTask: { gate: sleepGate },
  },
  {
    name: 'cost',
    words: () => 'waits until a person raises the limit on the cost of its run',
    ofTask: {
      isUsed: ({ limits }) => limits['on-limit'] === 'ask' && limits['max-cost-usd'] !== undefined,
      load: async () => (await import('./cost.ts')).costGate,
    },
  },
  { name: 'conflict' },
  { name: 'budget' },
  {
    name: 'branch',
    words: (_, { names, what, place }) => `waits until run ${names} no longer needs the branch ${what}, ${place} in line`,
  },
  {
    name: 'slot',
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
