import type { DecisionVerb } from '../../../src/core/record/decision-record.ts';
import { unanswered } from '../old-derivation/run/answers.ts';
import { checkDecision } from '../old-derivation/run/check-decision.ts';
import { pipelineOf } from '../old-derivation/run/pipeline-of.ts';
import { type Awaiting, awaitingStages, type State } from '../old-derivation/run/state.ts';
import type { Moment, RunEvent } from './moment.ts';
import { type CommentDraft, type Decided, draftDecision } from './write-records.ts';

/** A person who may decide; whoever decides is drawn among three. */
const people = [
  { id: 7, login: 'marla' },
  { id: 8, login: 'tyler' },
  { id: 9, login: 'bob' },
] as const;

interface Meant {
  readonly verb: DecisionVerb;
  readonly weight: number;
  readonly stage?: string;
}

/** Lists what people and the clock can decide about a run as it stands. */
export function listDecisions(state: State): readonly RunEvent[] {
  const meant = [...listOfRun(state), ...listOfStages(state)];
  return [...meant.filter((each) => isAllowed(state, each)).map(toEvent), ...listApprovals(state)];
}

function listOfRun({ stages }: State): readonly Meant[] {
  const named = [...stages.keys()].map((stage): Meant => ({ verb: 'retry', stage, weight: 4 }));
  return [
    { verb: 'pause', weight: 3 },
    { verb: 'resume', weight: 12 },
    { verb: 'cancel', weight: 1 },
    { verb: 'supersede', weight: 1 },
    { verb: 'retry', weight: 12 },
    ...named,
  ];
}

function listOfStages(state: State): readonly Meant[] {
  const asking = unanswered(state).map(({ stage }): Meant => ({ verb: 'answer', stage, weight: 16 }));
  const expiring = [...state.stages].flatMap(([stage, entry]): readonly Meant[] => {
    const isChildOrWait = entry.kind === 'suspended' || (entry.kind === 'awaiting' && stage.includes('/'));
    return isChildOrWait ? [{ verb: 'expire', stage, weight: 10 }] : [];
  });
  return [...asking, ...expiring];
}

/** Returns whether a decision would be written. Its number says that no later one has decided. */
function isAllowed(state: State, { verb, stage }: Meant): boolean {
  const source = { kind: 'comment', comment: 1_000_000 } as const;
  return checkDecision(state, { verb, source, ...(stage === undefined ? {} : { stage }) }) === undefined;
}

function toEvent({ verb, weight, stage }: Meant): RunEvent {
  const cancels = verb === 'cancel' || verb === 'supersede';
  return {
    weight,
    build: (moment) => ({
      drafts: [draftDecision(verb, decidedAt(moment, stage))],
      cause: 0,
      ...(cancels ? ({ cancels } as const) : {}),
    }),
  };
}

function decidedAt({ state, now, draw }: Moment, stage: string | undefined): Decided {
  const actor = people[draw(people.length)] ?? people[0];
  return { number: state.tip.seq + 1, now, actor, ...(stage === undefined ? {} : { stage, text: 'Yes.' }) };
}

function listApprovals(state: State): readonly RunEvent[] {
  return awaitingStages(state).flatMap(({ stage, awaiting }): readonly RunEvent[] => {
    if (awaiting.for !== 'approval') return [];
    return [
      { weight: 20, build: (moment) => approve(moment, { stage, awaiting }) },
      { weight: 1, build: (moment) => ({ ...reject(moment, stage), cancels: true }) },
    ];
  });
}

function reject(moment: Moment, stage: string): CommentDraft {
  return { drafts: [draftDecision('reject', decidedAt(moment, stage))], cause: 0 };
}

interface Asked {
  readonly stage: string;
  readonly awaiting: Extract<Awaiting, { readonly for: 'approval' }>;
}

/** Approves what is shown; now and then what was shown before, as a job that was late would. Others who had approved the same count. */
function approve(moment: Moment, { stage, awaiting }: Asked): CommentDraft {
  const { state, draw } = moment;
  const decided = decidedAt(moment, stage);
  const given = state.decisions.filter(({ body, task }) => body.verb === 'approve' && task === stage);
  const [earlier] = given;
  const isLate = earlier !== undefined && draw(6) === 0;
  const basis = (isLate ? earlier.body.approval?.basis : undefined) ?? awaiting.basis;
  const before = given.findLast(({ body }) => body.approval?.basis === basis)?.body.approval?.approvers ?? [];
  const count = pipelineOf(state.run).stages[stage]?.approval?.count ?? 1;
  const approvers = [...before, decided.actor ?? people[0]];
  const approval = { basis, head: 'b'.repeat(40), approvers, count };
  return { drafts: [draftDecision('approve', { ...decided, approval })], cause: 0 };
}
