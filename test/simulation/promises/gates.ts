import type { AgentStart } from '../world/agent.ts';
import type { Facts, Promised } from './facts.ts';
import { fallbackPromises } from './fallbacks.ts';
import {
  beginsStage,
  decisionsOf,
  isSettled,
  issuedAt,
  keysOf,
  lastRecord,
  listBeside,
  listLost,
  listOrders,
  listWork,
  longestLag,
  nameOf,
  numberOf,
  ofKind,
  partOf,
  stageOf,
} from './helpers.ts';
import { windowPromises } from './windows.ts';

/** What each gate keeps back. */
export const gatePromises: Readonly<Record<string, Promised>> = {
  'no agent starts while a pause is recorded': {
    proves: ['DESIGN-4.1', 'U14'],
    // An agent that takes over in the job of another one is no start of that job.
    check: (facts) =>
      facts.starts.flatMap((start) => {
        const isFirst = facts.starts.find(({ process }) => process === start.process) === start;
        return isFirst && isPaused(facts, { run: start.order.run, issued: start.at, since: longestLag + lookToStart })
          ? [nameOf(start)]
          : [];
      }),
  },
  'no order leaves while a pause is recorded': {
    proves: ['DESIGN-4.1', 'U14'],
    check: (facts) =>
      listOrders(facts).flatMap(({ run, task, issued }) => (isPaused(facts, { run, issued }) ? [`${run}/${task}`] : [])),
  },
  'an agent behind an approval has what its approvers saw, and no fewer have approved than must': {
    proves: ['T43', 'T16'],
    check: (facts) => facts.starts.flatMap((start) => (needsApproval(facts, start) ? judgeApproval(facts, start) : [])),
  },
  'each question is answered by a later answer, and the agent is given its words': {
    proves: ['U13', 'DESIGN-4.4'],
    check: (facts) => facts.starts.flatMap((start) => judgeAnswer(facts, start)),
  },
  'no stage starts before what it needs has ended well': {
    proves: ['DESIGN-4.1'],
    check: (facts) =>
      facts.starts.flatMap((start) => {
        const { run, task, attempt, execution } = start.order;
        // What goes on behind a wait has begun, and goes on also where a retry has its needs done again meanwhile.
        const hasBegun = ofKind(facts, 'task').some(
          (record) =>
            record.run === run && record.task === task && record.attempt === attempt && Number(record.execution) < execution,
        );
        if (hasBegun) return [];
        const { needs = [] } = facts.stages.find(({ name }) => name === task) ?? {};
        const isEnough = /^if: (?:always|failed)\(\)$/m.test(keysOf(facts, task)) ? hasCome : isMet;
        const open = needs.filter((need) => !isEnough(facts, { run, need, moment: start.at }));
        return open.length === 0 ? [] : [`${nameOf(start)} began before ${open.join(', ')}`];
      }),
  },
  'a wait for children ends when what it waits for has happened, and not before': {
    proves: ['K-13', 'K-26', 'K-28'],
    check: (facts) => ofKind(facts, 'child').flatMap((record) => judgeWait(facts, record)),
  },
  ...windowPromises,
  ...fallbackPromises,
  'two agents of a run are never at work on one branch': {
    proves: ['K-25', 'H-39'],
    check: (facts) =>
      facts.starts.flatMap((start) => {
        const other = listBeside(facts, start).find(
          ({ branch, order }) => branch === start.branch && order.run === start.order.run,
        );
        return start.branch === undefined || other === undefined
          ? []
          : [`${nameOf(start)} beside ${nameOf(other)}: ${start.branch}`];
      }),
  },
  'no more elements of a matrix are at work at once than may': {
    proves: ['H-44'],
    check: (facts) =>
      facts.starts.flatMap((start) => {
        const { run, task } = start.order;
        const most = Number(/max-parallel: (\d+)/.exec(keysOf(facts, task))?.[1] ?? Number.POSITIVE_INFINITY);
        const beside = listBeside(facts, start).filter(({ order }) => order.run === run && stageOf(order.task) === stageOf(task));
        return new Set(beside.map(({ order }) => order.task)).size >= most && !beside.some(({ order }) => order.task === task)
          ? [`${nameOf(start)} beside ${beside.map(nameOf).join(', ')}`]
          : [];
      }),
  },
  'no more agents of the pipeline are at work at once than it has slots': {
    proves: ['DESIGN-2', 'K-27'],
    check: (facts) => {
      const most = numberOf(facts, 'max-concurrency') ?? Number.POSITIVE_INFINITY;
      // The claims of a run end with its first record, and nobody stops the agent of a run that is unknown.
      const forgotten = new Set(listLost(facts.world).flatMap(({ kind, comment }) => (kind === 'run' ? [comment] : [])));
      return facts.starts.flatMap((start) => {
        const beside = listBeside(facts, start).filter(({ order }) => !forgotten.has(order.first.id));
        return beside.length >= most ? [`${nameOf(start)} beside ${beside.map(nameOf).join(', ')}`] : [];
      });
    },
  },
};

/** The longest time between the look of a job at the records and the start of its agent. */
const lookToStart = 60_000;

interface Moment {
  readonly run: string;
  readonly issued: number;
  /** How long a pause must have been recorded by then. */
  readonly since?: number;
}

/** Returns whether a run was paused at a moment, and long enough before it that every list has shown it. */
function isPaused(facts: Facts, { run, issued: moment, since = longestLag }: Moment): boolean {
  const own = decisionsOf(facts, 'pause', 'resume', 'retry').filter((record) => record.run === run);
  const last = own
    .filter(({ at }) => at <= moment)
    .toSorted((one, other) => one.seq - other.seq)
    .at(-1);
  return last?.body.verb === 'pause' && last.at + since < moment;
}

function needsApproval(facts: Facts, { order }: AgentStart): boolean {
  return /^approval:/m.test(keysOf(facts, order.task)) && !order.task.includes('/');
}

/** Looks for an approval that was complete when the agent began, of a comment that showed all that the agent is given. */
function judgeApproval(facts: Facts, start: AgentStart): readonly string[] {
  const { run, task, attempt } = start.order;
  const tasks = [task, stageOf(task)];
  const most = Number(/count: (\d)/.exec(keysOf(facts, task))?.[1] ?? 1);
  // Whoever approved an attempt that failed has not approved the next one. The elements of a matrix are approved once, as a group.
  const earlier = ofKind(facts, 'task').filter(
    (record) => record.run === run && record.task === stageOf(task) && record.attempt < attempt,
  );
  const since = Math.max(0, ...earlier.map(({ seq }) => seq));
  const approvals = decisionsOf(facts, 'approve').filter((record) => {
    const { approvers } = partOf(record, 'approval');
    const isComplete = Array.isArray(approvers) && approvers.length >= most;
    return record.run === run && tasks.includes(record.task) && record.at <= start.at && record.seq > since && isComplete;
  });
  if (approvals.length === 0) return [`${nameOf(start)} began without an approval`];
  // A later turn goes on with what the first one was approved for, and is told of its children and answers.
  const given = beginsStage(start) ? listWork(start.prompt).filter((work) => work.task !== task) : [];
  const isShown = approvals.some(({ body }) => {
    const digits = String(body.digest).slice(0, 7);
    // A request that somebody deleted or changed afterwards was seen.
    const posted = [...facts.comments, ...facts.world.comments.tampered.map(({ comment }) => comment)];
    const requests = posted.filter((comment) => tasks.some((each) => comment.body.includes(`/baton approve ${each} ${digits}`)));
    return requests.some((request) => given.every(({ words }) => request.body.includes(words)));
  });
  return isShown ? [] : [`${nameOf(start)} was given ${given.map(({ words }) => words).join(', ')}, which no approver saw`];
}

/** Looks whether an agent that goes on after its question has an answer that came later, and the words of it. */
function judgeAnswer(facts: Facts, { order, prompt }: AgentStart): readonly string[] {
  const { run, task, execution } = order;
  const asked = ofKind(facts, 'task').find(
    (record) => record.run === run && record.task === task && record.execution === execution - 1,
  );
  if (asked?.body.outcome !== 'needs-input') return [];
  // A person who tries it again takes the question back.
  const isRetried = decisionsOf(facts, 'retry').some((record) => record.run === run && record.seq > asked.seq);
  const answers = decisionsOf(facts, 'answer').filter(
    (record) => record.run === run && record.task === task && record.seq > asked.seq,
  );
  const isGiven = answers.some((answer) => {
    const { comment } = partOf(answer, 'source');
    return Number(comment) > asked.comment && prompt.includes(String(answer.body.text));
  });
  return isGiven || isRetried ? [] : [`${run}/${task} ${execution} goes on without an answer: ${prompt.slice(0, 300)}`];
}

interface Need {
  readonly run: string;
  readonly need: string;
  readonly moment: number;
}

/** Returns whether a stage that another one needs has ended by a moment, well or such that the run goes on. */
function isMet(facts: Facts, { run, need, moment }: Need): boolean {
  const keys = keysOf(facts, need);
  // The elements of a matrix are tasks, and a condition may skip a stage without a record.
  if (/^(?:matrix|if):/m.test(keys)) return true;
  const last = lastRecord(facts, { run, task: need }, moment);
  if (last === undefined) return ofKind(facts, 'task').some((record) => record.run === run && record.task.startsWith(`${need}[`));
  const isWell = last.body.outcome === 'succeeded' || last.body.outcome === 'noop' || keys.includes('continue-on-failure');
  return isWell && isSettled(facts, { run, task: need }, moment);
}

/**
 * Returns whether a stage has come to its end by a moment, however it did. One that never starts, because another one failed, may start
 * later where a person tries that one again.
 */
function hasCome(facts: Facts, { run, need, moment }: Need): boolean {
  const retries = decisionsOf(facts, 'retry').filter((record) => record.run === run && record.at > moment);
  const starts = facts.starts.filter(({ order }) => order.run === run && order.task === need);
  const neverStarts = starts.every((start) => start.at > moment && retries.some(({ at }) => at <= start.at));
  return neverStarts || isSettled(facts, { run, task: need }, moment);
}

/** Looks whether the turn after a wait was ordered only when the wait was over. */
function judgeWait(facts: Facts, record: Facts['records'][number]): readonly string[] {
  const { names, until } = partOf(record, 'wait') as { readonly names?: readonly string[]; readonly until?: string };
  if (names === undefined || names.length === 0) return [];
  const { run, task, execution } = record;
  const next = facts.starts.find(({ order }) => order.run === run && order.task === task && order.execution === execution + 1);
  if (next === undefined) return [];
  const moment = issuedAt(next);
  const isOver = decisionsOf(facts, 'expire', 'retry').some(
    (each) => each.run === run && each.seq > record.seq && each.at <= moment,
  );
  const settled = names.filter((name) => isSettled(facts, { run, task: name }, moment));
  const failed = settled.filter((name) => lastRecord(facts, { run, task: name }, moment)?.body.outcome === 'failed');
  const isAll = settled.length === names.length;
  const isEnough =
    { all: isAll, first: settled.length > 0, 'first-failure': isAll || failed.length > 0 }[until ?? 'all'] === true;
  return isOver || isEnough
    ? []
    : [`${nameOf(next)} goes on, of ${names.join(', ')} only ${settled.join(', ') || 'none'} had ended`];
}
