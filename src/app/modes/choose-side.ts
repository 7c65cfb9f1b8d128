import { z } from 'zod';
import type { EventRun } from '../../adapters/github/workflow-runs.ts';
import { PutOff } from '../../ports/queue.ts';
import type { Mode } from '../work/mode.ts';
import { type EventWork, lockKey, type WorkContext } from '../work/queued-work.ts';
import { awaitAction } from './await-action.ts';
import { readMode } from './read-mode.ts';
import { mayBeAbout, readRunName } from './read-title.ts';

/** The time after a change from the App to the Action in which the workflow run of an event may have been skipped still. */
const nearMilliseconds = 600_000;
/** The time after which GitHub lists the workflow run of an event, if it causes one. */
const listMilliseconds = 15_000;
/** The workflow run of an event is created about when the event happens: GitHub's seconds are rounded. */
const window = { before: 5_000, after: 120_000 };

const payloadSchema = z.object({
  repository: z.object({
    id: z.int(),
    name: z.string(),
    default_branch: z.string(),
    owner: z.object({ login: z.string() }).nullable(),
  }),
  issue: z.object({ number: z.int(), updated_at: z.string().optional() }).optional(),
  pull_request: z.object({ number: z.int(), updated_at: z.string().optional() }).optional(),
  comment: z.object({ updated_at: z.string().optional() }).optional(),
  label: z.object({ name: z.string() }).nullish(),
});

/**
 * Returns the mode in which the App has to do something for an event; undefined if the event is the Action's. Near a change, the
 * condition of the workflow and the App may have read different values. So the workflow run of the event decides: the event is the
 * Action's unless that was skipped, whatever the variable says by now. Throws `PutOff` while the Action is at work on the subject.
 */
export async function chooseSide(context: WorkContext, work: EventWork): Promise<Mode | undefined> {
  const payload = payloadSchema.parse(work.payload);
  const { id, name, owner, default_branch: defaultBranch } = payload.repository;
  const place = { installation: work.installation, repository: { id, name, owner: owner?.login ?? '', defaultBranch } };
  const mode = await readMode(context, place);
  if (mode.isSettled) return mode;
  // These have one name on both sides, so that a second start of one finds the first.
  if (work.name === 'schedule' || work.name === 'workflow_run') return mode.mode === 'app' ? mode : undefined;
  if (mode.mode === 'action' && Date.parse(context.clock.now()) - Date.parse(mode.since) > nearMilliseconds) return undefined;
  const lock = payload.issue?.number ?? payload.pull_request?.number ?? 0;
  const runs = await awaitAction(context, { place, mode, lock });
  const at = payload.comment?.updated_at ?? payload.issue?.updated_at ?? payload.pull_request?.updated_at ?? work.arrivedAt;
  const found = findRunOf(runs, { event: work.name, lock, at: Date.parse(at), label: payload.label?.name });
  if (found !== undefined) return found.conclusion === 'skipped' ? mode : undefined;
  const listedAt = Date.parse(work.arrivedAt) + listMilliseconds;
  if (Date.parse(context.clock.now()) < listedAt)
    throw new PutOff(`${lockKey(id, lock)} waits until GitHub lists the workflow run of its ${work.name}.`, {
      until: new Date(listedAt).toISOString(),
    });
  // The Action does not hear the event at all.
  return mode.mode === 'app' ? mode : undefined;
}

interface EventFacts {
  readonly event: string;
  readonly lock: number;
  readonly at: number;
  readonly label: string | undefined;
}

/** Finds the workflow run that an event caused, by its title and its time. */
function findRunOf(runs: readonly EventRun[], { event, lock, at, label }: EventFacts): EventRun | undefined {
  const near = runs.filter(({ title, createdAt }) => {
    const distance = Date.parse(createdAt) - at;
    return readRunName(title) === undefined && mayBeAbout(title, lock) && distance >= -window.before && distance <= window.after;
  });
  const named = near.filter(({ title }) => label !== undefined && title.includes(label));
  const likely = named.length === 0 ? near : named;
  // The job of an event that has no key may have told another workflow run of it.
  const forwarded = likely.findLast((run) => run.event === 'workflow_dispatch');
  return forwarded ?? likely.findLast((run) => run.event === event);
}
