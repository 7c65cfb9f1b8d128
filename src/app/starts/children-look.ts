import { childLimits } from '../../core/children/child.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { AppContext, Queued } from '../work/queued-work.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** The time between two looks for the requests of an agent at work (adr/0032). */
const lookMilliseconds = 10 * second;
/** The same after a time without news. */
const seldomMilliseconds = 30 * second;
const quietMilliseconds = 30 * minute;
/** The time after which nobody looks any more. What is asked later starts when the turn has ended. */
const longestMilliseconds = 24 * hour;

type Look = Queued<'children-look'>;

/** Queues the first look for what the agent of a workflow run asks for while it is at work. A start that is repeated queues none. */
export async function addFirstChildrenLook(
  context: Pick<AppContext, 'add' | 'clock'>,
  { installation, repository }: InstalledRepository,
  workflowRun: number,
): Promise<void> {
  const at = context.clock.now();
  const first: Look = { kind: 'children-look', installation, repository, workflowRun, look: 0, since: at, newsAt: at, found: 0 };
  await addNextChildrenLook(context, first);
}

/** Queues the look after this one, unless it would be too late, or the job has uploaded as often as it may. */
export async function addNextChildrenLook({ add, clock }: Pick<AppContext, 'add' | 'clock'>, before: Look): Promise<void> {
  const now = Date.parse(clock.now());
  if (now - Date.parse(before.since) > longestMilliseconds || before.found >= childLimits.progressUploads) return;
  const isQuiet = now - Date.parse(before.newsAt) > quietMilliseconds;
  const runAt = new Date(now + (isQuiet ? seldomMilliseconds : lookMilliseconds)).toISOString();
  const work = { ...before, look: before.look + 1 };
  const key = `children ${before.repository.id} ${before.workflowRun}`;
  await add({ id: `${key} ${work.look}`, key, runAt, work });
}
