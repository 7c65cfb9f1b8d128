import type { SimRun } from '../world/runs.ts';
import { type Facts, type Promised, readRecords } from './facts.ts';
import {
  decisionsOf,
  failedLast,
  hasGivenUp,
  listForgotten,
  listLost,
  listTwice,
  ofKind,
  partOf,
  wasStopped,
} from './helpers.ts';
import { countSweeps } from './waits.ts';

/** What there is once for each key. */
export const oncePromises: Readonly<Record<string, Promised>> = {
  'one commit of an execution on a branch': {
    proves: ['DESIGN-5.1', 'DESIGN-5.2'],
    check: (facts) =>
      [...facts.world.code.branches].flatMap(([branch, tip]) => {
        const commits = facts.world.code.listAncestors(tip).flatMap((sha) => facts.world.code.commits.get(sha) ?? []);
        // A child that was lost behind its merge is done again, and merged again with what it brings then.
        const made = commits.flatMap(({ message, parents: [, merged = ''] }) => {
          const trailer = /Baton-(?:Task|Merge): .*/.exec(message)?.[0];
          return trailer === undefined ? [] : [{ trailer, merged }];
        });
        // A run that has the name of a forgotten one has its own commit, and so has a task whose record people took away: it is done again.
        const forgotten = listForgotten(facts.world);
        const isAgain = (trailer: string): boolean =>
          listLost(facts.world).some(
            ({ run, task, execution }) =>
              trailer === `Baton-Task: ${run}/${task} ${execution}` ||
              (trailer.startsWith(`Baton-Merge: ${run}/`) && trailer.endsWith(` ${task}`)),
          );
        const own = made.filter(({ trailer }) => trailer.includes(`fix-${facts.subject}`));
        return listTwice(
          own.filter(({ trailer }) => !isAgain(trailer) && !forgotten.has(/ ([^/]+)/.exec(trailer)?.[1] ?? '')),
          ({ trailer, merged }) => `${branch}: ${trailer} ${facts.faults.length === 0 ? '' : merged}`,
        );
      }),
  },
  'what a record calls merged is on the branch of its parent, with all that the child has committed': {
    proves: ['K-25'],
    check: (facts) =>
      ofKind(facts, 'task').flatMap(({ run, body }) =>
        listMerges(body).flatMap(({ child, state, branch, head, commit }) => {
          if (state !== 'merged') return [];
          const { readTip, listAncestors } = facts.world.code;
          const tip = readTip(branch) ?? commit;
          const isThere = listAncestors(tip).includes(commit) && listAncestors(commit).includes(head);
          return isThere ? [] : [`${run}/${child} is not on ${branch}`];
        }),
      ),
  },
  'no execution fails because of its own commits': {
    proves: ['DESIGN-5.1', 'DESIGN-5.2', 'F-CH6'],
    check: (facts) =>
      ofKind(facts, 'task').flatMap((record) => {
        const { run, task, execution } = record;
        if (partOf(record, 'failure').reason !== 'stale-base') return [];
        // GitHub carried out a dispatch twice, and the first workflow run died behind its push. The second one finds a branch that has moved.
        const isOfTwin = ({ isTwin, title }: SimRun): boolean =>
          isTwin === true && ` ${title} `.includes(` ${run}/${task} ${execution} `);
        if (facts.actions.runs.some(isOfTwin)) return [];
        // What a pause held is published as the next execution, and may have been pushed as the one before.
        const isHeld = ({ body, ...before }: typeof record): boolean =>
          before.run === run && before.task === task && before.execution === execution - 1 && body.held !== undefined;
        const executions = ofKind(facts, 'task').some(isHeld) ? [execution, execution - 1] : [execution];
        const trailers = executions.map((each) => `Baton-Task: ${run}/${task} ${each}`);
        const isOwn = (sha: string): boolean => {
          const { message = '' } = facts.world.code.commits.get(sha) ?? {};
          return trailers.some((trailer) => message.trimEnd().endsWith(trailer));
        };
        const isThere = [...facts.world.code.branches.values()].some((tip) => facts.world.code.listAncestors(tip).some(isOwn));
        return isThere ? [`${run}/${task} ${execution} is called stale, and its commits are on its branch`] : [];
      }),
  },
  'one issue and one comment of a built-in stage': {
    proves: ['DESIGN-4.1', 'DESIGN-5.2'],
    check: ({ world, comments, subject }) => {
      const texts = [...world.board.made, ...comments].map(({ body }) => body ?? '');
      const made = texts.flatMap((text) => /<!-- baton-made:(\S+) -->\s*$/.exec(text)?.[1] ?? []);
      return listTwice(
        made.filter((of) => of.replaceAll('\\u002d', '-').startsWith(`fix-${subject}`)),
        (of) => of,
      );
    },
  },
  'one status comment of a run, and one request for what is asked, but for lists that lag': {
    proves: ['DESIGN-5.2', 'U2'],
    check: (facts) => {
      const { comments, faults } = facts;
      const most = faults.some(({ fault }) => fault === 'lag') ? 2 : 1;
      // The job of a run whose first record people take away begins it again, and shows it once more. Where they take another one away, what it
      // asked does not read any more as it would be asked now.
      const lost = listLost(facts.world);
      const countAgain = (what: string, name: string): number =>
        lost.filter(({ kind, run }) => run === name && (what === 'request' || kind === 'run')).length;
      // People cannot be held to a request that somebody has edited, so they are asked again.
      const edited = new Set(facts.world.comments.tampered.map(({ comment }) => comment.id));
      const shown = comments.filter(({ id }) => !edited.has(id));
      const views = shown.flatMap(({ body }) => /<!-- baton-(?:status|request|escalation):\S+ -->\s*$/.exec(body)?.[0] ?? []);
      return [...Map.groupBy(views, (view) => view)].flatMap(([view, all]) => {
        const [, what = '', run = ''] = /baton-(\w+):([^/\s]+)/.exec(view.replaceAll('\\u002d', '-')) ?? [];
        return all.length > most + countAgain(what, run) ? [`${view}, ${all.length} times`] : [];
      });
    },
  },
  'no task is ordered twice where nothing goes wrong': {
    proves: ['DESIGN-5.2'],
    check: (facts) => {
      const { actions, faults, starts, subject } = facts;
      if (faults.length > 0) return [];
      // Also those of a run whose first record people took away before, with the name of it.
      const known = { records: facts.comments.flatMap(readRecords) };
      const pauses = decisionsOf(known, 'pause').map(({ run, body }) => ({ run, at: String(body.decidedAt) }));
      const ends = ofKind(known, 'end').map(({ run, body }) => ({ run, at: String(body.finishedAt) }));
      const orders = actions.runs.flatMap(({ id, order }) => {
        if (order === undefined || order === '') return [];
        const read = JSON.parse(order);
        // A job that waited for a slot, and found its run paused or ended meanwhile, has done nothing: its order comes again.
        const isMet = [...pauses, ...ends].some(({ run, at }) => run === read.run && at > read.issued);
        return isMet && !starts.some(({ workflowRun }) => workflowRun === id) ? [] : [{ ...read, id }];
      });
      const tasks = orders.filter(({ run, notify }) => notify === undefined && String(run).startsWith(`fix-${subject}`));
      // A job that ends waits is ordered with the execution that a limit refused: once for another agent, and once for those that wait until it opens.
      const wakers = new Set(decisionsOf(known, 'woken').map(({ body }) => body.workflowRun));
      const keyOf = ({ run, task, execution, for: job, first }: (typeof tasks)[number]): string =>
        `${run}/${task} ${execution} of ${first.id} for ${job}`;
      return [...Map.groupBy(tasks, keyOf)].flatMap(([key, all]) => {
        const wakings = all.filter((order) => order.for === 'publish' && wakers.has(order.id)).length;
        return all.length > Math.max(1, wakings) ? [`${key}, ${all.length} times`] : [];
      });
    },
  },
  'a notice is sent once where nothing goes wrong': {
    proves: ['T-22', 'DESIGN-5.2'],
    check: ({ world, faults, subject }) => {
      const own = world.told.filter((id) => id.includes(`/fix-${subject}`));
      // A run whose first record was deleted may have told the same under the same name.
      return faults.length > 0 || world.comments.tampered.length > 0 ? [] : listTwice(own, (id) => id);
    },
  },
  'the end of a run is told to who listens': {
    proves: ['T-22'],
    check: (facts) =>
      ofKind(facts, 'end').flatMap((end) => {
        const isTold = facts.world.told.some((id) => id.includes(`/${end.run}/`));
        // An order to tell has no record, so nobody misses the workflow run that GitHub had promised for it.
        const lost = new RegExp(`dispatch ${end.run}/notify:end \\d+ as \\d+: (?:dispatch-lost|startup-failure)`);
        const isLost = facts.trace.some((line) => lost.test(line)) || wasStopped(facts, end);
        return isTold || isLost || !facts.world.config.includes('notify:') || hasGivenUp(facts)
          ? []
          : [`nobody was told of the end of ${end.run}`];
      }),
  },
  'a history record for each end of a run, which says what the run came to': {
    proves: ['Y-5', 'DESIGN-4.5'],
    check: (facts) =>
      ofKind(facts, 'end').flatMap((end) => {
        if (!/^ *(?:history|budgets):/m.test(facts.world.config) || hasGivenUp(facts)) return [];
        const own = facts.ledger.filter(({ run, body }) => run === end.run && body.finishedAt === end.body.finishedAt);
        // Where the job of an end died, and a person had the run go on before a sweep came, the entry of the later end stands for both. A sweep
        // whose help failed, too, has not come.
        const isUnswept = (to: number): boolean =>
          facts.app === undefined ? countSweeps(facts, { since: failedLast(facts, end, to), to }) === 0 : to < end.at + 3_600_000;
        const isUndone =
          facts.faults.length > 0 &&
          decisionsOf(facts, 'retry').some(({ run, seq, at }) => run === end.run && seq > end.seq && isUnswept(at));
        const isEqual = own.every(({ body }) => body.outcome === end.body.outcome);
        // People may take an entry away again.
        const isTaken = facts.world.comments.tampered.some(({ comment }) =>
          readRecords(comment).some(({ kind, run }) => kind === 'history' && run === end.run),
        );
        return (own.length > 0 || isTaken || isUndone) && isEqual
          ? []
          : [`${end.run} ${end.seq}: ${own.map(({ body }) => body.outcome).join(', ') || 'none'}`];
      }),
  },
  'an agent is shown the newest runs that had ended when its run began, and no others': {
    proves: ['Y-5', 'Y-6', 'Y-22'],
    check: (facts) => ofKind(facts, 'run').flatMap((run) => judgeHistory(facts, run)),
  },
};

type SeenMerge = Readonly<Record<'child' | 'state' | 'branch' | 'head' | 'commit', string>>;

/** Lists what became of the commits of children, as a record says. */
function listMerges({ merges }: SeenEntry['body']): readonly SeenMerge[] {
  return Array.isArray(merges) ? merges : [];
}

type SeenEntry = Facts['ledger'][number];

/** Compares the text about earlier runs with the records of those that had ended well before the run began. */
function judgeHistory(facts: Facts, { run, body }: SeenEntry): readonly string[] {
  if (typeof body.history !== 'string') return [];
  const shown = [...body.history.matchAll(/^=== Task (\S+) /gm)].map(([, name = '']) => name);
  // A run begins without its history where GitHub refuses the request for that, and its job says so.
  if (shown.length === 0 && facts.world.warnings.some((text) => /The history of pipeline \S+ was not read/.test(text))) return [];
  const began = Date.parse(String(body.startedAt));
  const ended = facts.ledger.filter((entry) => Date.parse(String(entry.body.finishedAt)) < began);
  // An entry that people took away had been shown before.
  const known = [...ended, ...listLost(facts.world).filter(({ kind }) => kind === 'history')];
  const unknown = shown.filter((name) => !known.some((entry) => entry.run === name));
  // Whoever ended last is shown, unless the list of the ledger may still have lacked it when the job began.
  const newest = ended.filter(({ at }) => at + 60_000 < began).toSorted((one, other) => other.at - one.at)[0];
  // Nor where it went on since, and has a later entry that the list may have lacked.
  const isLast = !ended.some((entry) => entry.run === newest?.run && entry.at > newest.at);
  const isWhole = isLast && !listLost(facts.world).some((lost) => lost.run === newest?.run);
  const isLate = isWhole && newest !== undefined && /^(?:succeeded|noop|failed)$/.test(String(newest.body.outcome));
  const missing = isLate && !shown.includes(newest.run) && shown.length < 3 ? [newest.run] : [];
  return [...unknown, ...missing].map((name) => `${run}: ${name}, of ${shown.join(', ') || 'none'}`);
}
