import { needsPerson } from '../../src/core/output/outcome.ts';
import type { StoredRecord } from '../../src/core/record/record.ts';
import { verifyChain } from '../../src/core/record/verify-chain.ts';
import type { State } from '../../src/core/run/state.ts';
import { decide, type Effect } from '../../src/core/state/decide.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { renderEscalation } from '../../src/core/view/comment/escalation.ts';
import { describeRuns } from '../../src/core/view/describe-runs.ts';
import { commentsOf } from '../../src/core/view/links.ts';
import { renderStatusComment, statusMarker } from '../../src/core/view/status/status-comment.ts';
import { allGates } from '../../test/support/all-gates.ts';
import type { CaseInputs, Goldens } from './case-files.ts';
import { print } from './print.ts';
import { readComments, readThread } from './read-thread.ts';

/** A thread: its records, what they say together, what follows from the newest, and what people see. */
export function replayThread(inputs: CaseInputs): Goldens {
  const read = readThread(inputs);
  const { records, ignored } = read;
  const gaps = verifyChain(records, read.aside).map(({ code, message }) => `${code}: ${message}`);
  const common = {
    'records.json': print({ records: records.map(shorten), ignored, gaps }),
    'state.json': print(describeRuns(records, allGates)),
  };
  const run = records.toSorted((a, b) => a.comment - b.comment).at(-1)?.record.run ?? '';
  const state = deriveState(records, run, allGates);
  if (!state.ok) return common;
  const cause = inputs.facts.cause ?? state.value.tip.seq;
  return {
    ...common,
    'effects.json': print(decide(state.value, { cause, now: inputs.facts.now ?? lastTime(state.value) }).map(toRecorded)),
    ...renderCall(state.value, inputs),
    'status.md': `${renderStatusComment(state.value, { comments: commentsOf(records, run) })}\n`,
  };
}

/** Returns an effect in the form in which the cases hold it. */
function toRecorded(effect: Effect): object {
  return effect.kind === 'dispatch-task' ? { ...effect, due: { kind: 'due', ...effect.due } } : effect;
}

/** The call for a person, where the run ended in one. */
function renderCall(state: State, inputs: CaseInputs): Goldens {
  if (state.end === undefined || !needsPerson(state.end.body.outcome)) return {};
  const marker = statusMarker(state.run.run);
  const status = readComments(inputs).find(({ body }) => body.endsWith(marker))?.id ?? 0;
  return { 'escalation.md': `${renderEscalation(state, { end: state.end.body, status, version: '1.2.3' })}\n` };
}

/** What tells one record from another; bodies stand in the comments. */
function shorten({ record, digest, comment, pieces }: StoredRecord) {
  const { kind, run, task, attempt, execution, seq, prev } = record;
  const outcome = 'outcome' in record.body ? { outcome: record.body.outcome } : {};
  const handoff =
    record.kind === 'task' && record.body.handoff !== undefined ? { handoff: record.body.handoff.summary.slice(0, 80) } : {};
  return {
    seq,
    kind,
    run,
    task,
    attempt,
    execution,
    comment,
    ...outcome,
    ...handoff,
    prev,
    digest,
    ...(pieces === undefined ? {} : { pieces }),
  };
}

function lastTime({ run, tasks }: State): string {
  return tasks.at(-1)?.body.finishedAt ?? run.body.startedAt;
}
