import type { Facts, Promised, SeenRecord } from './facts.ts';
import { isLostInJob, keysOf, lastRecord, ofKind, partOf } from './helpers.ts';

/** What the entry of a run in the ledger says of its stages. */
export const ledgerPromises: Readonly<Record<string, Promised>> = {
  'history has the handoff of the last stage that left one': {
    proves: ['Y-15', 'H-42'],
    check: (facts) => facts.ledger.flatMap((entry) => judgeHandoff(facts, entry)),
  },
  'history has the results of the last stage, and the failure with which the run ended': {
    proves: ['Y-4', 'Y-13', 'F-SD1'],
    check: (facts) => facts.ledger.flatMap((entry) => [...judgeResults(facts, entry), ...judgeFailure(facts, entry)]),
  },
};

/** Compares the handoff of an entry with those of the run: it is of the run, and no later stage left another one. */
function judgeHandoff(facts: Facts, entry: SeenRecord): readonly string[] {
  const { summary } = partOf(entry, 'handoff');
  const own = ofKind(facts, 'task').filter(({ run }) => run === entry.run);
  if (own.length === 0 || !/^ *history:/m.test(facts.world.config)) return [];
  const isOwn = summary === undefined || own.some(({ body }) => JSON.stringify(body).includes(String(summary)));
  if (!isOwn) return [`${entry.run}: “${summary}” is of no record of it`];
  // An artifact with a handoff may be out of reach for a while, and the job says so.
  if (facts.world.warnings.some((text) => text.includes(`The history of run ${entry.run} is kept without a handoff`))) return [];
  const [, of = ''] = /^work \d+ of [^/]+\/(\w+)/.exec(String(summary)) ?? [];
  const later = listLast(facts, entry).findLast(({ isWell, words }) => isWell && words !== undefined);
  const isPassed = later !== undefined && placeOf(facts, later.stage) >= placeOf(facts, of) && later.words !== summary;
  return isPassed ? [`${entry.run}: “${summary}”, and ${later.stage} left “${later.words}”`] : [];
}

/** Compares the score of an entry of a run that ended well with that of the last stage that has one. */
function judgeResults(facts: Facts, entry: SeenRecord): readonly string[] {
  if (entry.body.outcome !== 'succeeded') return [];
  const last = listLast(facts, entry).findLast(({ score }) => score !== undefined);
  const { score } = partOf(entry, 'results');
  const isMatrixLater = facts.stages.some(
    ({ name }) => isMatrix(facts, name) && placeOf(facts, name) > placeOf(facts, last?.stage ?? ''),
  );
  return last === undefined || isMatrixLater || score === last.score
    ? []
    : [`${entry.run}: the score is ${score}, and that of ${last.stage} ${last.score}`];
}

/** Compares the failure of an entry with that of the stage which the end of the run names. */
function judgeFailure(facts: Facts, entry: SeenRecord): readonly string[] {
  const end = findEndOf(facts, entry);
  if (end?.body.outcome !== 'failed') return [];
  const [, stage = ''] = /^(\w+): /.exec(String(end.body.reason)) ?? [];
  const last = lastRecord({ records: listBefore(facts, end) }, { run: entry.run, task: stage });
  const { reason } = last === undefined ? {} : partOf(last, 'failure');
  return reason === undefined || isMatrix(facts, stage) || entry.body.error === reason
    ? []
    : [`${entry.run}: the failure is ${entry.body.error}, and that of ${stage} ${reason}`];
}

/** The last words and the score of a stage. */
interface Last {
  readonly stage: string;
  readonly isWell: boolean;
  readonly words: string | undefined;
  readonly score: string | undefined;
}

/** Lists what the stages came to by the end of an entry, in their order. Of a matrix others choose the element. */
function listLast(facts: Facts, entry: SeenRecord): readonly Last[] {
  const end = findEndOf(facts, entry);
  if (end === undefined) return [];
  const records = listBefore(facts, end);
  return facts.stages.flatMap(({ name }) => {
    const last = isMatrix(facts, name) ? undefined : lastRecord({ records }, { run: entry.run, task: name });
    const isGoingOn = records.some(
      (each) => each.kind === 'transfer' && each.task === name && each.execution === last?.execution,
    );
    // A stage has not ended whose commits a pause kept back until its run was cancelled.
    const isFinal = last !== undefined && last.body.waits !== true && last.body.held === undefined;
    if (!isFinal || isGoingOn) return [];
    const { summary } = partOf(last, 'handoff');
    const score = [...listTurns(records, last), last].map((each) => partOf(each, 'results').score).findLast(isGiven);
    return [{ stage: name, isWell: last.body.outcome === 'succeeded', words: textOf(summary), score: textOf(score) }];
  });
}

/** Lists the turns of a stage before its last execution: each waited for children, asked what was answered, or handed over. They count where the last one left no score. */
function listTurns(records: readonly SeenRecord[], last: SeenRecord): readonly SeenRecord[] {
  const behind = (kind: string, { task, seq }: SeenRecord): SeenRecord | undefined =>
    ofKind({ records }, kind)
      .toSorted((one, other) => one.seq - other.seq)
      .find((each) => each.task === task && each.seq > seq);
  const isTurn = (turn: SeenRecord): boolean => {
    const [next, answer] = [behind('task', turn), behind('decision', turn)];
    const isAnswered = turn.body.outcome === 'needs-input' && answer?.body.verb === 'answer' && answer.seq < (next?.seq ?? 0);
    const hasHandedOver = behind('transfer', turn)?.execution === turn.execution && !isLostInJob({ records }, turn);
    return turn.body.waits === true || isAnswered || hasHandedOver;
  };
  return ofKind({ records }, 'task')
    .filter((each) => each.task === last.task && each.seq < last.seq && isTurn(each))
    .toSorted((one, other) => one.seq - other.seq);
}

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}

function findEndOf(facts: Facts, { run, body }: SeenRecord): SeenRecord | undefined {
  return ofKind(facts, 'end').find((end) => end.run === run && end.body.finishedAt === body.finishedAt);
}

function listBefore({ records }: Facts, end: SeenRecord): readonly SeenRecord[] {
  return records.filter(({ run, seq }) => run === end.run && seq < end.seq);
}

function isMatrix(facts: Facts, stage: string): boolean {
  return /^matrix:/m.test(keysOf(facts, stage));
}

function placeOf({ stages }: Facts, stage: string): number {
  return stages.findIndex(({ name }) => name === stage);
}
