import type { RecordDraft } from '../../src/core/record/record.ts';
import { checkDecision, type ProposedDecision } from '../../src/core/run/check-decision.ts';
import type { State } from '../../src/core/run/state.ts';
import { decide } from '../../src/core/state/decide.ts';
import { stateWith } from '../../src/core/state/derive-state.ts';
import type { Cut } from './cut-list.ts';
import { describeEffect, describeTasks, listWantedApprovals } from './describe-state.ts';

/** Describes what follows from each record of the newest comment: now, and at a time when every limit is over. */
export function describeEffects({ state, written, now, later }: Cut): readonly string[] {
  return written.flatMap(({ seq }) => [
    `record ${seq}, a minute later:`,
    ...decide(state, { cause: seq, now }).map(describeEffect),
    `record ${seq}, in the year 2100:`,
    ...decide(state, { cause: seq, now: later }).map(describeEffect),
  ]);
}

const source = { kind: 'event', event: 'corpus' } as const;

/** Describes which decisions of people would have an effect, and what would follow from those that would. */
export function describeDecisions({ state, now }: Cut): readonly string[] {
  return listProposed(state).flatMap((proposed) => {
    const name = `${proposed.verb}${proposed.stage === undefined ? '' : ` ${proposed.stage}`}`;
    const refusal = checkDecision(state, proposed);
    return refusal === undefined ? [`${name}:`, ...describeConsequence(state, { proposed, now })] : [`${name}: ${refusal}`];
  });
}

function listProposed(state: State): readonly ProposedDecision[] {
  const ofRun = (['pause', 'resume', 'cancel', 'retry'] as const).map((verb): ProposedDecision => ({ verb, source }));
  const ofStages = [...state.rows.keys()].flatMap((stage) =>
    (['retry', 'answer', 'expire'] as const).map((verb): ProposedDecision => ({ verb, stage, source, text: 'Yes.' })),
  );
  const approvals = listWantedApprovals(state).flatMap(({ stage, basis, count }) => {
    const approvers = Array.from({ length: count }, (_, id) => ({ id, login: `person-${id}` }));
    const approval = { basis, count, head: 'b'.repeat(40), approvers };
    return [{ verb: 'approve', stage, source, approval } as const, { verb: 'reject', stage, source } as const];
  });
  return [...ofRun, ...ofStages, ...approvals];
}

/** Describes the run as it would be after a decision, and what its writer would do. */
function describeConsequence(
  state: State,
  { proposed, now }: { readonly proposed: ProposedDecision; readonly now: string },
): readonly string[] {
  const { verb, stage = '', text, approval } = proposed;
  const draft: RecordDraft = {
    ...{ kind: 'decision', run: state.run.run, task: stage, attempt: 0, execution: state.decisions.length + 1 },
    body: { verb, actor: { id: 7, login: 'marla' }, reason: 'somebody said so', text, approval, source, decidedAt: now },
  };
  const next = stateWith(state, [draft]);
  return [...describeTasks(next), ...decide(next, { cause: next.tip.seq, now }).map(describeEffect)].map((line) => `  ${line}`);
}
