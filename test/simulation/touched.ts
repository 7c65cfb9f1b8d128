import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Played } from './play.ts';
import { type Facts, readRecords, type SeenRecord } from './promises/facts.ts';
import { decisionsOf, issuedAt, nameOf, ofKind, stageOf } from './promises/helpers.ts';

/** What people did to the records of a thread. */
interface Touched {
  /** The runs of which a record was changed or deleted. */
  readonly touched: ReadonlySet<string>;
  /** The records that were there, and do not count any more. */
  readonly lost: readonly SeenRecord[];
  /** The comments that are still there, and whose records do not count. */
  readonly changed: ReadonlySet<number>;
}

/**
 * Finds the runs whose records people changed or deleted. What cannot be there any more is not promised of them (DESIGN 4.5: a deleted
 * comment leaves a gap that is reported; T12: a changed record does not count). Where people changed what they see alone, all is promised.
 */
export function findTouched(
  { world }: Played,
  {
    threads,
    readRecords,
  }: { readonly threads: readonly number[]; readonly readRecords: (comment: Comment) => readonly SeenRecord[] },
): Touched {
  const tampered = world.comments.tampered.filter(({ thread, what }) => threads.includes(thread) && what !== 'text');
  const lost = tampered.flatMap(({ comment }) => readRecords(comment));
  return { touched: new Set(lost.map(({ run }) => run)), lost, changed: new Set(tampered.map(({ comment }) => comment.id)) };
}

type Check = (facts: Facts, people: Pick<Touched, 'touched' | 'lost'>) => readonly string[];

/** What is promised of a run whose records people changed or deleted. */
const checks: Readonly<Record<string, Check>> = {
  // F-CH2, F-CH11, T12: nobody can tell what its records said. It ends, it asks, or a job fails and names what is missing.
  'a run whose records people changed or deleted ends, asks, or says so in a job': (facts, { touched, lost }) =>
    [...touched].flatMap((run) => {
      const own = [...facts.records, ...lost].filter((record) => record.run === run);
      const hasEnded = own.some(({ kind }) => kind === 'end');
      // Without the decision that ended it, a pause is in force again. Its own comment says so.
      const last = facts.records.findLast((record) => record.run === run && /^(?:pause|resume)$/.test(String(record.body.verb)));
      const isPaused = last?.body.verb === 'pause';
      const isAsked = isPaused || facts.comments.some(({ body }) => /\/baton approve|your turn|waits for/i.test(body));
      const words = [...facts.trace, ...facts.world.warnings];
      // On a thread that is full, or locked for good, nothing can be said.
      const isSaid = words.some(
        (word) =>
          (word.includes(run) && /BATON-E(?:4\d\d|9\d\d)/.test(word)) ||
          (facts.isRefusing && /because issue is locked|Commenting is disabled/.test(word)),
      );
      const isGone = facts.records.every((record) => record.run !== run || record.kind !== 'run');
      return hasEnded || isAsked || isSaid || isGone
        ? []
        : [`${run}: ${own.map(({ kind, task }) => `${kind} ${task}`).join(', ')}`];
    }),
  // Whoever deletes a first record and starts again gets a run of the same name.
  'what an agent left is in the run that ordered it, and in none of the same name': ({ records, starts }) =>
    records.flatMap(({ kind, run, task, execution, body }) => {
      const first = records.find((record) => record.kind === 'run' && record.run === run);
      const start = kind === 'task' ? starts.find(({ summary }) => holdsWork(body, summary)) : undefined;
      return start === undefined || first === undefined || start.order.first.id === first.comment
        ? []
        : [`${run}/${task} ${execution} has “${start.summary}”, which the run of comment ${start.order.first.id} ordered`];
    }),
  // F-CH11: the stage would be done again, and its commits be made twice. A job that has read the thread before may still order it.
  'no stage is done again whose record is gone while the answer to it stays': (facts) =>
    facts.world.comments.tampered.flatMap(({ comment, what, at }) => {
      const gone = what === 'text' ? [] : readRecords(comment).filter(({ kind }) => kind === 'task');
      return gone.flatMap((record) => (hasLoneDecision(facts, record) ? listOrderedAgain(facts, record, at) : []));
    }),
  'no handoff of a run whose records were touched is in a wrong run': ({ records }, { touched }) =>
    records.flatMap(({ kind, run, task, body }) => {
      const own = kind === 'task' ? /"summary":"work \d+ of ([^/"]+)\/(\S+) \d+"/.exec(JSON.stringify(body)) : null;
      return own === null || !touched.has(run) || (own[1] === run && own[2] === task) ? [] : [`${run}/${task} has ${own[0]}`];
    }),
  'a prompt of a run whose records were touched holds handoffs that were recorded': ({ written, starts }, { touched, lost }) => {
    // Where a record is gone, another one has its place, and a third one that one's: which of them counted is not judged here.
    const recorded = [...written, ...lost];
    return starts.flatMap(({ order, prompt }) =>
      // Between these words stands the history, which is of earlier runs.
      [...prompt.replace(/BEFORE [\s\S]*? BEHIND/, '').matchAll(/work \d+ of ([\w-]+)\/(\S+) \d+/g)].flatMap(
        ([summary, run = '', task = '']) => {
          const isRecorded = recorded.some(
            (record) => record.run === run && record.task === task && JSON.stringify(record.body).includes(summary),
          );
          return !touched.has(order.run) || (run === order.run && isRecorded)
            ? []
            : [`${order.run}/${order.task} was given “${summary}”`];
        },
      ),
    );
  },
};

/** Returns the promises that were broken to runs whose records people changed or deleted. */
export function checkTouched(facts: Facts, people: Pick<Touched, 'touched' | 'lost'>) {
  return Object.entries(checks).flatMap(([invariant, check]) => check(facts, people).map((story) => ({ invariant, story })));
}

/** Returns whether a decision stays on what a record said that is gone, and no other record of its stage is before it. */
function hasLoneDecision(facts: Facts, { run, task, seq }: SeenRecord): boolean {
  const stage = stageOf(task);
  const earlier = ofKind(facts, 'task').filter((record) => record.run === run && stageOf(record.task) === stage);
  return decisionsOf(facts, 'answer', 'retry', 'expire').some(
    (decision) =>
      decision.run === run &&
      decision.seq > seq &&
      stageOf(decision.task) === stage &&
      !earlier.some((record) => record.seq < decision.seq),
  );
}

/** Lists the agents of a stage that were ordered once its record was gone for a while. */
function listOrderedAgain({ starts }: Facts, { run, task }: SeenRecord, goneAt: number): readonly string[] {
  const again = starts.filter(
    (start) => start.order.run === run && stageOf(start.order.task) === stageOf(task) && issuedAt(start) > goneAt + 60_000,
  );
  return again.map((start) => `${nameOf(start)} was ordered, and the record of ${task} is gone`);
}

/** Returns whether a record holds a handoff with these words: one of its own, and not one that its agent was given. */
function holdsWork({ handoff }: SeenRecord['body'], words: string): boolean {
  return typeof handoff === 'object' && handoff !== null && 'summary' in handoff && handoff.summary === words;
}
