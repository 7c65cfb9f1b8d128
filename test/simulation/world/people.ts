import type { Comment } from '../../../src/core/trigger/comment.ts';
import type { Random } from '../random.ts';
import { commentFaults, labelFaults, limitFaults } from './faults.ts';
import type { LimitName } from './limits.ts';
import type { World } from './ports.ts';
import type { SimRun } from './runs.ts';
import { timeOf } from './schedule.ts';

/** What people do to runs that are under way, without being asked. */
export interface People {
  /** Hears of an event that starts a workflow run. */
  seeEvent(run: SimRun): void;
  /** Hears of a workflow run that has ended. */
  seeEnd(run: SimRun): void;
  /** Hears of a comment of ours. */
  seeComment(comment: Comment, thread: number): void;
}

const minute = 60_000;
const mostComments = 2_500;
const rates = { label: 0.1, comment: 0.04, rerun: 0.03, limit: 0.04, full: 0.015 } as const;

/** Creates the people of a play. `world` is asked for when they act. */
export function createPeople(world: () => World, random: Random): People {
  /** Returns numbers for one act. They follow from its place alone, so that a play with fewer faults keeps them. */
  const numbersOf = (place: string): Random => random.fork(place);

  function takeLabelBack({ trigger }: SimRun): void {
    const { board, actions, schedule } = world();
    if (trigger === undefined) return;
    const { subject, repository, actor, label } = trigger;
    if (board.labels.get(subject.number)?.has(label) !== true) return;
    board.label(subject.number, label, false);
    const at = timeOf(schedule.now());
    actions.startFor('issues', undefined, {
      ...{ kind: 'label-removed', label, repository, actor, at },
      subject: { ...subject, labels: [...(board.labels.get(subject.number) ?? [])] },
    });
  }

  /** Locks a thread for a while; now and then for good. */
  function lock(thread: number, numbers: Random): void {
    const { comments, schedule } = world();
    comments.lock(thread, true);
    if (numbers.chance(0.8)) schedule.after((5 + numbers.below(80)) * minute, () => comments.lock(thread, false));
  }

  function tamper({ id, body }: Comment, { fault, numbers }: { readonly fault: string; readonly numbers: Random }): void {
    const { comments } = world();
    const now = comments.list(threadOf(id)).find((each) => each.id === id)?.body;
    if (now === undefined) return;
    if (fault === 'comment-deleted') comments.remove(id);
    else if (numbers.chance(0.4) || !hasRecord(body))
      comments.edit(id, `I am here, too.\n${now}`, { editor: 'mona', what: 'text' });
    else comments.edit(id, changeRecords(now, numbers), { editor: 'mona', what: 'records' });
  }

  const threads = new Map<number, number>();
  const threadOf = (id: number): number => threads.get(id) ?? 0;

  /** Fills a thread but for a few comments, of the 2,500 that GitHub takes. */
  function fill(thread: number, left: number): void {
    const { comments } = world();
    for (let count = comments.list(thread).length; count < mostComments - left; count++)
      comments.post({ thread, body: 'Me too.', author: { id: 2, login: 'reporter' }, association: 'NONE' });
  }

  /** Lets other workflows of the repository use up what is left of a limit, now and then in the next hour as well. */
  function useUp(limit: LimitName, numbers: Random): void {
    const { limits, schedule } = world();
    limits.useUp(limit, numbers.below(30));
    if (numbers.chance(0.3)) schedule.after(61 * minute, () => limits.useUp(limit, numbers.below(10)));
  }

  return {
    seeEvent(run) {
      const { faults, schedule } = world();
      const number = run.trigger?.subject.number;
      if (number === undefined) return;
      const busy = faults.choose('others', limitFaults, rates.limit);
      const others = numbersOf(`others ${run.number}`);
      if (busy !== undefined)
        schedule.after(others.below(40) * minute, () => useUp(busy === 'content-used-up' ? 'content' : 'requests', others));
      if (run.trigger?.kind !== 'issue-labeled') return;
      if (faults.choose(`length of #${number}`, ['thread-full'] as const, rates.full) !== undefined)
        fill(number, others.below(12));
      const place = `label of #${number}`;
      const fault = faults.choose(place, labelFaults, rates.label);
      const numbers = numbersOf(`${place} ${run.number}`);
      const minutes = numbers.below(60) * minute;
      if (fault === 'label-back') schedule.after(minutes, () => takeLabelBack(run));
      if (fault === 'locked') schedule.after(minutes, () => lock(number, numbers));
    },
    seeEnd(run) {
      const { faults, schedule, actions } = world();
      if (run.conclusion !== 'success' || run.event === 'schedule') return;
      const place = `end of ${run.number}.${run.attempt}`;
      const fault = faults.choose(place, ['two-jobs'] as const, rates.rerun);
      if (fault !== undefined) schedule.after((1 + numbersOf(place).below(30)) * minute, () => actions.rerunAll(run));
    },
    seeComment(comment, thread) {
      const { faults, schedule } = world();
      threads.set(comment.id, thread);
      const place = `comment of #${thread}`;
      const fault = faults.choose(place, commentFaults, rates.comment);
      if (fault === undefined) return;
      const numbers = numbersOf(`${place} ${comment.id}`);
      schedule.after(numbers.below(40) * minute, () => tamper(comment, { fault, numbers }));
    },
  };
}

function hasRecord(body: string): boolean {
  return body.includes('"sig":"');
}

/** Changes the records of a comment, or takes their markers out. */
function changeRecords(body: string, numbers: Random): string {
  if (numbers.chance(0.3)) return body.replace(/^<!-- baton:1 \{.*\} -->$/gm, '');
  return body.replace(/"sig":"(.)/g, (_, first) => `"sig":"${first === 'A' ? 'B' : 'A'}`);
}
