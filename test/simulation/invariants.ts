import type { Comment } from '../../src/core/trigger/comment.ts';
import { findBrokenOfApp } from './app/invariants.ts';
import type { Played } from './play.ts';
import { type Broken, type Check, type Facts, readRecords, type SeenRecord, withStored } from './promises/facts.ts';
import { gatePromises } from './promises/gates.ts';
import { handoffPromises } from './promises/handoffs.ts';
import { isDoubled, isPassedOn, isRepeated, isUntold, listJobs, listTwice, nameOf, stageOf } from './promises/helpers.ts';
import { ledgerPromises } from './promises/ledger.ts';
import { cancelPromises, limitPromises } from './promises/limits.ts';
import { oncePromises } from './promises/once.ts';
import { requestPromises } from './promises/requests.ts';
import { viewPromises } from './promises/views.ts';
import { findLongest, type LongestWaits, listWaits, waitPromises } from './promises/waits.ts';
import { checkTouched, findTouched } from './touched.ts';
import type { AgentStart } from './world/agent.ts';
import { bot } from './world/comments.ts';

const promises = {
  ...gatePromises,
  ...handoffPromises,
  ...limitPromises,
  ...cancelPromises,
  ...oncePromises,
  ...ledgerPromises,
  ...viewPromises,
  ...requestPromises,
  ...waitPromises,
};

const checks = {
  'no record twice for one key': ({ records }) =>
    listTwice(
      records.filter(({ kind }) => kind === 'task'),
      ({ run, task, execution }) => `${run}/${task} ${execution}`,
    ),
  // Lists that lag let a job write behind a record that it did not see. It writes once more, and no third time.
  'no comment is written twice, but once where lists lag': ({ written, faults }) => {
    const most = faults.some(({ fault }) => fault === 'lag') ? 2 : 1;
    const keyed = written.filter(({ kind }) => kind === 'task');
    return [...Map.groupBy(keyed, ({ run, task, execution }) => `${run}/${task} ${execution}`)].flatMap(([key, all]) =>
      all.length > most ? [`${key}, ${all.length} times`] : [],
    );
  },
  '`seq` without gaps': ({ records }) =>
    [...Map.groupBy(records, ({ run }) => run)].flatMap(([run, own]) => {
      const seqs = own.map(({ seq }) => seq).toSorted((one, other) => one - other);
      return seqs.every((seq, index) => seq === index + 1) ? [] : [`${run}: ${seqs.join(' ')}`];
    }),
  'paid work that ended well is in a record': (facts) =>
    facts.starts.flatMap((start) => {
      const { records, actions, starts, isRefusing } = facts;
      const { order, summary } = start;
      const isCancelled = records.some(
        ({ kind, run: name, body }) => kind === 'end' && name === order.run && body.outcome === 'cancelled',
      );
      const { isOver, turn } = start;
      const isDue = isOver && turn.ends === 'well' && turn.isSilent !== true && isPassedOn(actions, start);
      // A thread that takes no comments takes no record either (F-G11).
      if (!isDue || isCancelled || isRefusing || isGivenUp(facts, start) || isBaseless(facts, start) || isUntold(facts, start))
        return [];
      // Of two workflow runs with one order, or two attempts of one, the result of the first counts (DESIGN 5.2).
      const isTwin = isRepeated(facts, start) || starts.some((one) => nameOf(one) === nameOf(start) && isDoubled(facts, one));
      const isKept = records.some(
        ({ kind, run, task, execution, body }) =>
          kind === 'task' &&
          run === order.run &&
          task === order.task &&
          ((isTwin && execution === order.execution) || JSON.stringify(body).includes(summary)),
      );
      return isKept ? [] : [`${order.run}/${order.task} ${order.execution}: “${summary}” is in no record`];
    }),
  'no handoff in a wrong run': ({ records }) =>
    records.flatMap(({ kind, run, task, body }) => {
      if (kind !== 'task') return [];
      const own = /"summary":"work \d+ of ([^/"]+)\/(\S+) \d+"/.exec(JSON.stringify(body));
      return own === null || (own[1] === run && own[2] === task) ? [] : [`${run}/${task} has ${own[0]}`];
    }),
  'every run ends, or waits for a person and says so': ({ records, comments, isRefusing, trace, world }) =>
    [...new Set(records.map(({ run }) => run))].flatMap((run) => {
      const own = records.filter((record) => record.run === run);
      if (own.some(({ kind }) => kind === 'end')) return [];
      // The status comment says it, or, where a locked thread takes none or people took it away, the question, or the pause.
      const isMarked = (body: string, marker: string): boolean =>
        body.replaceAll('\\u002d', '-').includes(`<!-- baton-${marker}`);
      const isUnshown = world.warnings.some((text) => text.includes(`Run ${run} has no status comment: `));
      const isTaken = world.comments.tampered.some(({ comment }) => isMarked(comment.body, `status:${run} `));
      const isAlone = isRefusing || isUnshown || isTaken;
      const isAsked = comments.some(
        ({ body, isMinimised }) =>
          /\/baton approve|your turn|waits for/i.test(body) ||
          (isAlone &&
            isMinimised !== true &&
            (isMarked(body, `request:${run}/`) || body.startsWith(`⏸️ Baton run \`${run}\` is paused`))),
      );
      // On a thread that is full, or locked for good, nothing can be said: the job fails, and its summary says why (F-G11). The App gives its work up.
      // Where the records stand elsewhere, the job warns that nobody was asked.
      const told = [...trace, ...world.warnings.filter((text) => /^app: Gave up on |: Nobody was asked about run /.test(text))];
      return isAsked || (isRefusing && told.some((line) => /because issue is locked|Commenting is disabled/.test(line)))
        ? []
        : [`${run} has not ended: ${own.map(({ kind, task, execution }) => `${kind} ${task} ${execution}`).join(', ')}`];
    }),
  'a prompt holds the handoffs of its stage’s needs, as they are recorded, and no others': ({ starts, records, stages }) =>
    starts.flatMap(({ order, prompt }) => {
      // An agent that takes over is also given what led to the stage.
      const needs = listAncestors(stages, stageOf(order.task));
      // Earlier runs, between their marks, are another promise.
      const shown = [...prompt.replace(/BEFORE [\s\S]*? BEHIND/, '').matchAll(/work \d+ of ([\w-]+)\/(\S+) \d+/g)];
      return shown.flatMap(([summary, run = '', task = '']) => {
        const isRecorded = records.some(
          (record) => record.kind === 'task' && record.run === run && record.task === task && holds(record, summary),
        );
        return run === order.run && needs.includes(stageOf(task)) && isRecorded
          ? []
          : [`${order.run}/${order.task} was given “${summary}”`];
      });
    }),
  'no agent starts before its stage is approved': ({ starts, records, stages, comments }) =>
    starts.flatMap(({ order, at }) => {
      const stage = stages.find(({ name }) => name === stageOf(order.task));
      if (stage?.keys.some((key) => key.startsWith('approval:')) !== true) return [];
      const isApproved = records.some(({ kind, run, task, body, comment }) => {
        const written = comments.find(({ id }) => id === comment);
        const isBefore = written !== undefined && Date.parse(written.createdAt) <= at;
        return kind === 'decision' && run === order.run && task === stageOf(order.task) && body.verb === 'approve' && isBefore;
      });
      return isApproved ? [] : [`${order.run}/${order.task} ${order.execution} began without an approval`];
    }),
  // Two workflow runs with one order may both begin before either has a record (DESIGN 5.2).
  'no agent works on what another one has passed on, or works on': (facts) =>
    [
      ...Map.groupBy(
        // What was given up in a pause has no record, and the end of the pause starts it again.
        facts.starts.filter((start) => !isDoubled(facts, start) && !isBaseless(facts, start) && !isGivenUp(facts, start)),
        ({ order }) => `${order.run}/${order.task} ${order.execution} of ${order.first.id}`,
      ),
    ].flatMap(([key, starts]) =>
      starts.some(
        (start, index) =>
          index > 0 &&
          starts
            .slice(0, index)
            .some(
              (before) => before.workflowRun !== start.workflowRun && isPassedOn(facts.actions, before) && before.at < start.at,
            ),
      )
        ? [`${key} was started ${starts.length} times`]
        : [],
    ),
  'one pull request for a branch': ({ world }) => listTwice(world.pulling.pulls, ({ head }) => head),
  'one open run for a subject and pipeline': ({ records }) => {
    const runs = records.filter(({ kind }) => kind === 'run').toSorted((one, other) => one.comment - other.comment);
    return runs.flatMap(({ run, comment }, index) => {
      const before = runs[index - 1];
      if (before === undefined) return [];
      const end = records.find((record) => record.kind === 'end' && record.run === before.run);
      return end === undefined || end.comment > comment ? [`${run} began before ${before.run} had ended`] : [];
    });
  },
} satisfies Readonly<Record<string, Check>>;

/** Lists a stage and the stages that it needs, directly or through others. */
function listAncestors(stages: Played['stages'], name: string): readonly string[] {
  const found = new Set([name]);
  for (const each of found) for (const need of stages.find((stage) => stage.name === each)?.needs ?? []) found.add(need);
  return [...found];
}

function holds({ body }: SeenRecord, text: string): boolean {
  return JSON.stringify(body).includes(text);
}

/** Returns whether the publish job behind an agent failed three times: its work is then settled as lost (DESIGN 5.3). */
function isGivenUp({ actions, world }: Facts, start: AgentStart): boolean {
  // So is, with the App, what comes to a locked thread after the end of its run: no sweep looks for it.
  const isLeft = (text: string): boolean =>
    text.startsWith('app: Gave up on advance ') && text.includes(` ${nameOf(start)} `) && text.endsWith('issue is locked.');
  if (world.warnings.some(isLeft)) return true;
  const failed = listJobs(actions, start).filter(
    ({ name, conclusion }) => name === 'publish' && conclusion !== null && conclusion !== 'success',
  );
  return failed.length >= 3;
}

/**
 * Returns whether the order of an agent was built on a record that lost its place afterwards: a list with a gap had hidden an earlier one from
 * its writer, also that of another run, which has the name. What the agent was given then is no part of the run.
 */
function isBaseless({ written, records, trace }: Facts, start: AgentStart): boolean {
  const { first, run } = start.order;
  const isDisplaced = (each: SeenRecord): boolean => each.kind === 'run' && each.run === run && each.comment === first.id;
  const isOfOther = written.some(isDisplaced) && !records.some(isDisplaced);
  const refused = `BATON-E903: Order ${nameOf(start)} builds on`;
  return written.length > records.length && (isOfOther || trace.some((line) => line.includes(refused)));
}

/** The requirements that the promises of this file prove. */
const proofs: Readonly<Record<keyof typeof checks, readonly string[]>> = {
  'no record twice for one key': ['DESIGN-5.1', 'DESIGN-5.2'],
  'no comment is written twice, but once where lists lag': ['DESIGN-5.2'],
  '`seq` without gaps': ['DESIGN-4.5', 'DESIGN-5.5'],
  'paid work that ended well is in a record': ['DESIGN-5.3', 'H-29'],
  'no handoff in a wrong run': ['H-29', 'C-32'],
  'every run ends, or waits for a person and says so': ['DESIGN-5.3', 'U13'],
  'a prompt holds the handoffs of its stage’s needs, as they are recorded, and no others': ['H-33', 'H-37'],
  'no agent starts before its stage is approved': ['T43'],
  'no agent works on what another one has passed on, or works on': ['DESIGN-5.2'],
  'one pull request for a branch': ['DESIGN-4.1', 'DESIGN-5.2'],
  'one open run for a subject and pipeline': ['DESIGN-5.1', 'U29'],
};

/** All promises by name, with the requirements that they prove. */
export const proved: Readonly<Record<string, readonly string[]>> = {
  ...proofs,
  ...Object.fromEntries(Object.entries(promises).map(([name, { proves }]) => [name, proves])),
};

/**
 * Lists the records that count: those of a comment together, unless an earlier comment has the place of one of them. What stands before the first
 * record of a run is of an earlier one with its name, whose first record people took away.
 */
function listCounting(written: readonly SeenRecord[]): readonly SeenRecord[] {
  const taken = new Set<string>();
  const firsts = new Map(
    written.flatMap(({ kind, run, comment }) => (kind === 'run' ? [[run, comment] as const] : [])).toReversed(),
  );
  return [...Map.groupBy(written, ({ comment }) => comment).values()].flatMap((own) => {
    const places = own.map(({ run, seq, comment }) => `${run} ${seq} ${comment < (firsts.get(run) ?? 0)}`);
    if (places.some((place) => taken.has(place))) return [];
    for (const place of places) taken.add(place);
    return own;
  });
}

interface OfSubject {
  /** With the runs whose records people touched. */
  readonly all: Facts;
  readonly facts: Facts;
  readonly people: Pick<ReturnType<typeof findTouched>, 'touched' | 'lost'>;
}

const collected = new WeakMap<Played, readonly OfSubject[]>();

/** Collects once for a play what is to be known of the runs about each subject. */
function collectAll(played: Played): readonly OfSubject[] {
  const all = collected.get(played) ?? subjects.map((subject) => collectFacts(played, subject));
  collected.set(played, all);
  return all;
}

/** Collects what is to be known of the runs about one subject. */
function collectFacts(played: Played, subject: number): OfSubject {
  const { board, comments: stored, texts } = played.world;
  // An entry that people changed does not count (T12).
  const altered = new Set(stored.tampered.flatMap(({ comment, what }) => (what === 'text' ? [] : [comment.id])));
  const entries = board.listLedgers('history').flatMap(({ number }) => stored.list(number));
  const ledger = entries.filter(({ id }) => !altered.has(id)).flatMap(readRecords);
  const threads = [subject, ...board.listLedgers('runs').map(({ number }) => number)];
  const comments = threads.flatMap(stored.list);
  const readOwn = (comment: Comment): readonly SeenRecord[] =>
    readRecords(comment)
      .filter(({ run }) => run === `fix-${subject}` || run.startsWith(`fix-${subject}-`))
      .map((record) => withStored(record, texts));
  const { touched, lost, changed } = findTouched(played, { threads, readRecords: readOwn });
  const written = comments.filter(({ id, author }) => author?.id === bot.id && !changed.has(id)).flatMap(readOwn);
  const records = listCounting(written);
  const starts = played.starts.filter(({ order }) => order.subject === subject);
  const isRefusing = threads.some((thread) => stored.locked.has(thread) || stored.list(thread).length >= 2_500);
  const all: Facts = { ...played, starts, comments, written, records, ledger, subject, isRefusing };
  const isWhole = ({ run }: { readonly run: string }): boolean => !touched.has(run);
  const whole = { starts: starts.filter(({ order }) => isWhole(order)), records: records.filter(isWhole) };
  return { all, facts: { ...all, ...whole, written: written.filter(isWhole) }, people: { touched, lost } };
}

const subjects = [41, 42];

/** Returns the promises that a play broke, each with what was seen. */
export function findBroken(played: Played): readonly Broken[] {
  const further = Object.entries(promises).map(([name, { check }]) => [name, check] as const);
  const broken = collectAll(played).flatMap(({ all, facts, people }) => {
    const found = [...Object.entries(checks), ...further].flatMap(([invariant, check]) =>
      check(facts).map((story) => ({ invariant, story })),
    );
    return [...found, ...checkTouched(all, people)].map(({ invariant, story }) => ({
      invariant,
      story: `#${all.subject} ${story}`,
    }));
  });
  return [...broken, ...findBrokenOfApp(played)];
}

/** Returns the longest waits of a play by what was waited for. */
export function findWaits(played: Played): LongestWaits {
  return findLongest(collectAll(played).flatMap(({ facts }) => listWaits(facts)));
}
