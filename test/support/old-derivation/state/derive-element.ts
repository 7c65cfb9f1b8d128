import { elementName } from '../../../../src/core/children/task-name.ts';
import { matrixLimits } from '../../../../src/core/config/schema/matrix-schema.ts';
import { isAgentStage } from '../../../../src/core/config/schema/stage-schema.ts';
import { isSuccess } from '../../../../src/core/output/outcome.ts';
import { findMatrix, listElements } from '../run/elements.ts';
import { stageOf } from '../run/pipeline-of.ts';
import { type Ended, endSeqOf, isOpen, type MatrixElement, type StageState } from '../run/state.ts';
import type { StartFacts } from './derive-conditional.ts';

/**
 * Derives an element that has no record: it starts as soon as there is a place for it (`max-parallel`), unless one before it has
 * failed (`fail-fast`), or the task that it is about did not succeed.
 */
export function deriveElement(name: string, { element, facts }: { element: MatrixElement; facts: StartFacts }): StageState {
  const before = element.of === undefined ? undefined : facts.visit(element.of);
  if (element.of !== undefined && before !== undefined) {
    if (isOpen(before)) return { kind: 'waiting' };
    if (!hasSucceeded(before)) return { kind: 'blocked', by: element.of };
  }
  const expansion = facts.run.matrices?.get(element.stage);
  const freed = findPlace(element, facts);
  const failed = findFirstFailure(element, { name, facts });
  const cause =
    freed === undefined ? undefined : Math.max(expansion?.cause ?? 0, freed, before?.kind === 'ended' ? endSeqOf(before) : 0);
  // One that was started before the failure goes on.
  if (failed !== undefined && (cause === undefined || cause >= failed.seq)) return { kind: 'skipped', after: failed.name };
  return cause === undefined ? { kind: 'waiting' } : { kind: 'due', attempt: 1, execution: 1, cause };
}

function hasSucceeded(state: StageState): state is Ended {
  return state.kind === 'ended' && state.last.body.outcome === 'succeeded';
}

/**
 * Returns the `seq` of the record that made a place free for an element, 0 where there was one from the start; undefined while there
 * is none. It looks at the elements before this one alone: of two that end together each frees the place of another one.
 */
function findPlace({ stage, index }: MatrixElement, { run, visit }: StartFacts): number | undefined {
  const earlier = listElements(run, stage)
    .slice(0, index)
    .map((other) => visit(elementName(other)))
    .filter(({ kind }) => kind !== 'blocked');
  const needed = earlier.length - maxParallelOf(run, stage) + 1;
  if (needed <= 0) return 0;
  const settled = earlier.flatMap((state) => (state.kind === 'ended' ? [endSeqOf(state)] : []));
  return settled.toSorted((a, b) => a - b)[needed - 1];
}

/** Returns how many elements may be at work. On one branch they take turns, so with `fail-fast` the next one has to wait for the end. */
function maxParallelOf(run: StartFacts['run'], name: string): number {
  const stage = stageOf(run, name);
  const { maxParallel = matrixLimits.elements, failFast = false } = findMatrix(run, name) ?? {};
  const branch = isAgentStage(stage) ? stage.branch : undefined;
  return failFast && branch !== undefined && !/\bmatrix\b/.test(branch) ? 1 : maxParallel;
}

/** Finds the first element of a stage with `fail-fast` that has failed for good. */
function findFirstFailure(
  { stage }: MatrixElement,
  { name, facts }: { readonly name: string; readonly facts: StartFacts },
): { readonly name: string; readonly seq: number } | undefined {
  if (findMatrix(facts.run, stage)?.failFast !== true) return undefined;
  const started = new Set(facts.tasks.map(({ body }) => body.stage));
  // Only elements with records can have failed; the others ask about this one.
  const others = listElements(facts.run, stage)
    .map(elementName)
    .filter((other) => other !== name && started.has(other));
  const failed = others.flatMap((other) => {
    const state = facts.visit(other);
    return state.kind === 'ended' && !isSuccess(state.last.body.outcome) ? [{ name: other, seq: endSeqOf(state) }] : [];
  });
  return failed.toSorted((a, b) => a.seq - b.seq)[0];
}
