/**
 * This folder holds the gates: whatever keeps a start, a task or a run back, each in a file of one form. `gates.ts` is their list, in
 * the order in which they are asked; the first closed one is what people see.
 */

import { loadConditions } from '../condition/load-conditions.ts';
import type { Pipeline } from '../config/schema/config-schema.ts';
import { childRightsOf, matrixOf, type Stage } from '../config/schema/stage-schema.ts';
import type { RunRecord } from '../record/record.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { Gates } from '../run/state.ts';
import type { GateName, Wait } from '../run/wait.ts';
import { describeTime } from '../text/times.ts';
import { answerGate } from './answer.ts';
import { childrenGate } from './children.ts';
import { needsGate } from './needs.ts';

type LoadedGate = Gates['list'][number];

/** A gate over records. Its code is loaded only where the configuration of a run has it; without `isUsed` always. */
interface GateEntry {
  readonly name: GateName;
  readonly isUsed?: (stages: readonly Stage[]) => boolean;
  readonly load: () => LoadedGate | Promise<LoadedGate>;
  /** The rest of a sentence after the name of a task that it keeps back. Nothing else says what a task waits for. */
  readonly words: (wait: Wait, told: Told) => string;
}

/** The words of a wait that its gate fills in. */
interface Told {
  /** The names of what is awaited, as a list for a sentence. */
  readonly names: string;
  /** `, at most until …`; empty where only its end is known. */
  readonly limit: string;
}

const hasMatrix = (stages: readonly Stage[]): boolean => stages.some((stage) => matrixOf(stage) !== undefined);

const entries: readonly GateEntry[] = [
  { name: 'needs', load: () => needsGate, words: waitForNames },
  {
    name: 'condition',
    isUsed: (stages) => stages.some((stage) => stage.if !== undefined),
    load: async () => (await import('./condition.ts')).conditionGate,
    words: waitForNames,
  },
  {
    name: 'matrix',
    isUsed: hasMatrix,
    load: async () => (await import('./matrix.ts')).matrixGate,
    words: waitForNames,
  },
  { name: 'answer', load: () => answerGate, words: (_, { limit }) => `waits for the answer of a person${limit}` },
  {
    name: 'children',
    load: () => childrenGate,
    words: (wait, { names, limit }) => `${describeChildWait(wait)}: ${names}${limit}`,
  },
  {
    name: 'approval',
    isUsed: (stages) => stages.some((stage) => stage.approval !== undefined),
    load: async () => (await import('./approval.ts')).approvalGate,
    words: () => 'waits for the approval of a person',
  },
  {
    name: 'own-branch',
    isUsed: canShareBranch,
    load: async () => (await import('./own-branch.ts')).ownBranchGate,
    words: (_, { names }) => `waits for ${names}, which works on the same branch`,
  },
];

/** Returns whether two tasks of a run may have branches: of stages, of elements, and of children, whose branches their agents name. */
function canShareBranch(stages: readonly Stage[]): boolean {
  const withBranch = stages.filter((stage) => 'branch' in stage && stage.branch !== undefined);
  const isDivided = stages.some((stage) => childRightsOf(stage) !== undefined || matrixOf(stage) !== undefined);
  return withBranch.length > 1 || isDivided;
}

/** The gates that every run has. */
export const commonGates: Gates = { list: [needsGate, answerGate, childrenGate] };

/** Loads the gates of these pipelines, in the order of the list. */
export async function loadGates(pipelines: readonly Pick<Pipeline, 'stages'>[]): Promise<Gates> {
  const stages = pipelines.flatMap((pipeline) => Object.values(pipeline.stages));
  const used = entries.filter(({ isUsed }) => isUsed?.(stages) ?? true);
  const decides = stages.some((stage) => stage.if !== undefined || matrixOf(stage)?.pick !== undefined);
  return {
    list: await Promise.all(used.map(({ load }) => load())),
    conditions: decides ? await loadConditions() : undefined,
    matrix: hasMatrix(stages) ? (await import('./matrix.ts')).matrixRules : undefined,
  };
}

/** Loads every gate, for whoever reads runs of all kinds. */
export async function loadAllGates(): Promise<Gates> {
  const { matrixRules } = await import('./matrix.ts');
  return {
    list: await Promise.all(entries.map(({ load }) => load())),
    conditions: await loadConditions(),
    matrix: matrixRules,
  };
}

/** Throws where a run has a gate that was not loaded: without it, something would start that must wait. */
export function checkLoaded(run: RunRecord, { list }: Gates): void {
  const stages = Object.values(pipelineOf(run).stages);
  const missing = entries.find(({ name, isUsed }) => isUsed?.(stages) === true && !list.some((gate) => gate.name === name));
  if (missing !== undefined) throw new Error(`Run ${run.run} has the gate "${missing.name}", which was not loaded.`);
}

/** Describes what a task waits for and until when, after its name: `waits for split/1-a and split/2-b`. */
export function describeWait(wait: Wait, render?: (name: string) => string): string {
  const { words = waitForNames } = entries.find(({ name }) => name === wait.gate) ?? {};
  return words(wait, {
    names: listNames(wait.for === 'person' ? [] : wait.for, render),
    limit: wait.atMost === undefined ? '' : `, at most until ${describeTime(wait.atMost)}`,
  });
}

function waitForNames(_: Wait, { names }: Told): string {
  return `waits for ${names}`;
}

function describeChildWait({ for: awaited, how }: Wait): string {
  const tasks = countChildTasks(awaited.length);
  if (how === 'end') return `has done its own part and ends with ${tasks}`;
  if (how === 'all') return `waits for ${tasks}`;
  return how === 'first' ? `waits for the first of ${tasks}` : `waits for ${tasks}, or for the first that fails`;
}

/** Returns a number of child tasks in words. */
export function countChildTasks(count: number): string {
  return `${count} child ${count === 1 ? 'task' : 'tasks'}`;
}

/** The most names that a sentence has; the others are counted. */
const mostNames = 6;

/** Returns names for a sentence, the first ones where there are many. */
export function listNames(names: readonly string[], render: (name: string) => string = (name) => name): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames - 1 : mostNames).map(render);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}
