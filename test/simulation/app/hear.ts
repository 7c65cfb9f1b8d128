import type { Actions } from '../world/actions.ts';
import type { Comments } from '../world/comments.ts';
import type { IssueBoard } from '../world/issues.ts';
import type { FullWorld } from '../world/jobs.ts';
import type { SimJob, SimRun } from '../world/runs.ts';
import { isOver } from '../world/runs.ts';
import { timeOf } from '../world/schedule.ts';
import { changeOf, commentOf, type Event, eventOf, jobOf, labelOf, openedOf, runOf } from './payloads.ts';

type Send = (...event: Event) => void;

/** Returns the world in which every event reaches the webhook of the App, and none a workflow. */
export function hearWorld(world: FullWorld, { send, touch, onEvent }: Hearing): FullWorld {
  const at = (): string => timeOf(world.schedule.now());
  return {
    ...world,
    comments: hearComments(world.comments, { send, touch }),
    board: hearBoard(world.board, { send, at }),
    actions: hearActs(world.actions, { send, at, onEvent }),
  };
}

interface Hearing {
  readonly send: Send;
  /** Is told of a comment that a person changes or deletes. */
  readonly touch: (comment: number) => void;
  readonly onEvent: (run: SimRun) => void;
}

interface Ears {
  readonly send: Send;
  readonly at: () => string;
}

/** A workflow run that does nothing. */
const nothing = { id: 0, number: 0, attempt: 1, conclusion: undefined, isCancelled: false } as const;

/** What people do comes by the webhook. The App sweeps by itself, so nothing follows from the cron of a workflow. */
function hearActs(actions: Actions, { send, at, onEvent }: Ears & Pick<Hearing, 'onEvent'>): Actions {
  return {
    ...actions,
    startFor(event, trigger, change) {
      if (change !== undefined) send(...changeOf(change));
      else if (trigger !== undefined) send(...eventOf(trigger, at()));
      const run = { ...nothing, event, title: event, createdAt: at(), trigger, change, jobs: [], past: [], artifacts: new Map() };
      onEvent(run);
      return run;
    },
  };
}

function hearComments(comments: Comments, { send, touch }: Omit<Hearing, 'onEvent'>): Comments {
  const threadOf = new Map<number, number>();
  const find = (id: number) => {
    const thread = threadOf.get(id);
    const comment = thread === undefined ? undefined : comments.list(thread).find((each) => each.id === id);
    return thread === undefined || comment === undefined ? undefined : { thread, comment };
  };
  const edited = (id: number, before: string | undefined, sender?: { readonly id: number; readonly login: string }): void => {
    const found = find(id);
    if (found !== undefined) send(...commentOf('edited', { ...found, before, sender }));
  };
  const { threads } = comments;
  return {
    ...comments,
    post(posted) {
      const comment = comments.post(posted);
      threadOf.set(comment.id, posted.thread);
      return comment;
    },
    edit(id, ...how) {
      touch(id);
      const before = find(id)?.comment.body;
      comments.edit(id, ...how);
      edited(id, before, { id: 1, login: 'mona' });
    },
    remove(id) {
      touch(id);
      const found = find(id);
      comments.remove(id);
      if (found !== undefined) send(...commentOf('deleted', { ...found, sender: { id: 1, login: 'mona' } }));
    },
    threads: {
      ...threads,
      async create(thread, body, key) {
        const comment = await threads.create(thread, body, key);
        threadOf.set(comment.id, thread);
        send(...commentOf('created', { thread, comment }));
        return comment;
      },
      async update(id, body) {
        const before = find(id)?.comment.body;
        await threads.update(id, body);
        edited(id, before);
      },
      async delete(id) {
        const found = find(id);
        await threads.delete(id);
        if (found !== undefined) send(...commentOf('deleted', found));
      },
    },
  };
}

function hearBoard(board: IssueBoard, { send, at }: Ears): IssueBoard {
  const { subjects, ledgers } = board;
  return {
    ...board,
    subjects: {
      ...subjects,
      async addLabels(number, names) {
        await subjects.addLabels(number, names);
        for (const label of names) send(...labelOf('labeled', { number, label, at: at() }));
      },
      async removeLabel(number, label) {
        const isOn = board.labels.get(number)?.has(label) === true;
        await subjects.removeLabel(number, label);
        if (isOn) send(...labelOf('unlabeled', { number, label, at: at() }));
      },
    },
    ledgers: {
      ...ledgers,
      async create(kind, pipeline) {
        const issue = await ledgers.create(kind, pipeline);
        send(...openedOf(issue.number, at()));
        return issue;
      },
    },
  };
}

/** Creates the look at all workflow runs that tells the webhook of each job and each workflow run that is over, once. */
export function createEndWatch(runs: readonly SimRun[], send: Send): () => void {
  const told = new Set<string>();
  /** The attempt of each workflow run whose end was told. */
  const ended = new Map<SimRun, number>();
  const once = (name: string, event: () => Event): void => {
    if (told.has(name)) return;
    told.add(name);
    send(...event());
  };
  const hasRun = (job: SimJob): boolean => isOver(job) && job.status === 'completed';
  return () => {
    for (const run of runs) {
      if (ended.get(run) === run.attempt) continue;
      for (const job of run.jobs.filter(hasRun)) once(`job ${job.id}`, () => jobOf(run, job));
      if (run.conclusion === undefined) continue;
      once(`run ${run.id} ${run.attempt}`, () => runOf(run));
      ended.set(run, run.attempt);
    }
  };
}
