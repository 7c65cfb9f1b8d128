import { elementName } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import { matrixLimits } from '../config/schema/matrix-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { isSuccess } from '../output/outcome.ts';
import { elementOf, findMatrix, listElements } from '../run/elements.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { Answer, GateFacts, MatrixElement, MatrixGate } from '../run/state.ts';
import { type Ended, isOpen, type TaskRow } from '../run/task-row.ts';
import { deriveWithMatrices, expand } from './expand-matrix.ts';
import { settleMatrix } from './matrix-end.ts';
import { listOpenNeeds } from './needs.ts';

declare module '../run/wait.ts' {
  interface GateNames {
    matrix: true;
  }
}

/**
 * Keeps an element back until there is a place for it (`max-parallel`). It never starts where one before it has failed (`fail-fast`),
 * or the task that it is about did not succeed.
 */
export const matrixGate: MatrixGate = {
  name: 'matrix',
  derive: deriveWithMatrices,
  expand,
  settle: settleMatrix,
  of: 'element',
  ask: ({ name, next }, facts) => {
    const element = elementOf(facts.run, name);
    if (element === undefined) return { kind: 'open', cause: 0 };
    const before = askBefore(element, { name, facts });
    if (before.kind !== 'open') return before;
    const freed = findPlace(element, facts);
    const failed = findFirstFailure(element, { name, facts });
    const cause = freed === undefined ? undefined : Math.max(next.cause, freed, before.cause);
    // One that was started before the failure goes on.
    if (failed !== undefined && (cause === undefined || cause >= failed.settledAt))
      return { kind: 'never', why: { kind: 'skipped', after: failed.name } };
    return cause === undefined ? waitFor(name, facts) : { kind: 'open', cause };
  },
};

interface ElementFacts {
  readonly name: string;
  readonly facts: GateFacts;
}

function askBefore({ of }: MatrixElement, { name, facts }: ElementFacts): Answer {
  if (of === undefined) return { kind: 'open', cause: 0 };
  const row = facts.visit(of);
  if (isOpen(row)) return waitFor(name, facts);
  return row.status === 'ended' && row.last.body.outcome === 'succeeded'
    ? { kind: 'open', cause: row.settledAt }
    : { kind: 'never', why: { kind: 'blocked', by: of } };
}

function waitFor(name: string, facts: GateFacts): Answer {
  return { kind: 'wait', wait: { gate: 'matrix', for: listOpenNeeds(name, facts) } };
}

/**
 * Returns the `seq` of the record that made a place free for an element, 0 where there was one from the start; undefined while there
 * is none. It looks at the elements before this one alone: of two that end together each frees the place of another one.
 */
function findPlace({ stage, index }: MatrixElement, { run, visit }: GateFacts): number | undefined {
  const earlier = listElements(run, stage)
    .slice(0, index)
    .map((other) => visit(elementName(other)))
    .filter((row) => row.status !== 'never' || row.never.kind !== 'blocked');
  const needed = earlier.length - maxParallelOf(run, stage) + 1;
  if (needed <= 0) return 0;
  const settled = earlier.flatMap((row) => (row.status === 'ended' ? [row.settledAt] : []));
  return settled.toSorted((a, b) => a - b)[needed - 1];
}

/** Returns how many elements may be at work. On one branch they take turns, so with `fail-fast` the next one has to wait for the end. */
function maxParallelOf(run: GateFacts['run'], name: string): number {
  const stage = stageOf(run, name);
  const { maxParallel = matrixLimits.elements, failFast = false } = findMatrix(run, name) ?? {};
  const branch = isAgentStage(stage) ? stage.branch : undefined;
  return failFast && branch !== undefined && !/\bmatrix\b/.test(branch) ? 1 : maxParallel;
}

/** Finds the first element of a stage with `fail-fast` that has failed for good. */
function findFirstFailure({ stage }: MatrixElement, { name, facts }: ElementFacts): TaskRow<Ended> | undefined {
  if (findMatrix(facts.run, stage)?.failFast !== true) return undefined;
  const started = new Set(facts.tasks.map(({ body }) => body.stage));
  // Only elements with records can have failed; the others ask about this one.
  const others = listElements(facts.run, stage)
    .map(elementName)
    .filter((other) => other !== name && started.has(other));
  const failed = others
    .map(facts.visit)
    .filter((row): row is TaskRow<Ended> => row.status === 'ended' && !isSuccess(row.last.body.outcome));
  return failed.toSorted(compareBy(({ settledAt }) => settledAt))[0];
}
