import type { Consumed } from '../record/consumed.ts';
import { digestOf } from '../record/digest-of.ts';
import { findHandoffSource } from '../transfer/find-handoff-source.ts';
import { ancestorsOf } from './ancestors-of.ts';
import { failuresOf } from './failures-of.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

interface Consumer {
  readonly stage: string;
  readonly attempt: number;
  readonly sha256: (text: string) => string;
}

/** Digests of all that an execution was given: handoffs of the stages before it, history, and how its last attempt failed. */
export function consumedBy(state: State, { stage, attempt, sha256 }: Consumer): Consumed[] {
  const handoffs = ancestorsOf(pipelineOf(state.run), stage).flatMap((before): Consumed[] => {
    const source = findHandoffSource(state, before);
    const digest = source?.body.handoffDigest;
    return source === undefined || digest === undefined ? [] : [{ stage: before, execution: source.execution, digest }];
  });
  const { history } = state.run.body;
  const told = history ? [{ kind: 'history' as const, stage: '', execution: 0, digest: sha256(history) }] : [];
  const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
  return [...handoffs, ...told, ...describeFailure(failed, sha256)];
}

function describeFailure(
  failed: ReturnType<typeof failuresOf>[number] | undefined,
  sha256: (text: string) => string,
): readonly Consumed[] {
  if (failed === undefined) return [];
  const { stage, outcome, failure } = failed.body;
  const digest = digestOf(failure ?? { reason: outcome, message: '' }, sha256);
  return [{ kind: 'previous-failure', stage, execution: failed.execution, digest }];
}
