import type { CountedRun } from '../../core/budget/add-costs.ts';
import { type BudgetCount, type BudgetUse, canWait, countBudgets } from '../../core/budget/check-budgets.ts';
import { describeAmount, describePeriod, describeUnknown } from '../../core/budget/describe-budget.ts';
import { periodOf } from '../../core/budget/period.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { messageOf } from '../../core/problem.ts';
import { joinRuns, readEndedRuns } from '../../engine/thread/budget-runs.ts';
import type { RepositoryPlace, ShownBudgets, ShownHeld, ShownLimit } from '../../page/site/site.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { readPresentConfig } from '../engine/read-repository-config.ts';
import { listWaiting } from '../starts/budget-line.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { WorkContext } from '../work/queued-work.ts';

/** The time for which budgets are shown as they were read last. */
const shownMilliseconds = 10_000;
/** The time between two readings of the ledgers. Runs that end in between count as well, because the App keeps them for half an hour. */
const ledgersMilliseconds = 10 * 60_000;
const mostKnown = 200;

/** The runs that count for the budgets of a repository: those of its ledgers, as they were read, and the entries, as they are. */
interface Counting {
  readonly at: number;
  /** The time since when runs were read. */
  readonly since: string;
  readonly ended: readonly CountedRun[];
  readonly listOpen: () => Promise<readonly CountedRun[]>;
}

/**
 * Creates the reader of budgets, which answers undefined for a repository without any. People who look at the same time share one
 * reading. The ledgers cost as many requests as a start under a budget, at most every ten minutes; the rest is in the store.
 */
export function createBudgetReader(
  context: WorkContext,
  now: () => number,
): (repository: RepositoryPlace) => Promise<ShownBudgets | undefined> {
  const known = new Map<number, { readonly until: number; readonly shown: Promise<ShownBudgets | undefined> }>();
  const countings = new Map<number, Counting>();
  const count = async (place: InstalledRepository, since: string): Promise<Counting> => {
    const found = countings.get(place.repository.id);
    if (found !== undefined && found.at > now() - ledgersMilliseconds && found.since <= since) return found;
    const counting = { at: now(), since, ...(await readRuns(context, place, since)) };
    if (countings.size >= mostKnown) countings.clear();
    countings.set(place.repository.id, counting);
    return counting;
  };
  return (repository) => {
    const found = known.get(repository.id);
    if (found !== undefined && found.until > now()) return found.shown;
    if (known.size >= mostKnown) known.clear();
    const shown = read(context, repository, { count, now: new Date(now()).toISOString() });
    known.set(repository.id, { until: now() + shownMilliseconds, shown });
    return shown;
  };
}

async function read(
  context: WorkContext,
  repository: RepositoryPlace,
  { count, now }: { readonly count: (place: InstalledRepository, since: string) => Promise<Counting>; readonly now: string },
): Promise<ShownBudgets | undefined> {
  try {
    const place = await context.repositories.find(repository.id);
    if (place === undefined || place.budgets === false) return undefined;
    const config = await readPresentConfig(context, place);
    if (config === undefined || config === 'faulty') return undefined;
    const [since] = (config.budgets ?? []).map((budget) => periodOf(budget, now).from).toSorted();
    if (since === undefined) return undefined;
    const { ended, listOpen } = await count(place, since);
    const runs = joinRuns([...(await listOpen()), ...ended]);
    return { repository, limits: listLimits(config, runs, now), waiting: await showWaiting(context, repository.id) };
  } catch (thrown) {
    // The rest of the page does not depend on what GitHub says about this repository.
    context.log.warning(`The budgets of ${repository.owner}/${repository.name} could not be shown: ${messageOf(thrown)}`);
    return { repository, limits: [], waiting: [], trouble: 'What was used of its budgets cannot be read now.' };
  }
}

/** Reads the runs that have ended, and finds the entries. Where there are none, they are filled as for a start. */
async function readRuns(
  context: WorkContext,
  { installation, repository }: InstalledRepository,
  since: string,
): Promise<Pick<Counting, 'ended' | 'listOpen'>> {
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
  const { engine } = await createAppEngine(context, { installation, repository, workflowRun: { id: 0, attempt: 1, url } });
  const ended = await readEndedRuns(engine, { since });
  if (!ended.ok) throw new Error(`${ended.error}.`);
  const listOpen = async () => (await engine.ports.budgets?.list()) ?? [];
  await listOpen();
  return { ended: ended.value, listOpen };
}

function listLimits(config: Config, runs: readonly CountedRun[], now: string): readonly ShownLimit[] {
  return countBudgets({ config, runs, now }).flatMap(({ uses, ...count }) =>
    uses.map((use) => ({
      name: `${nameRuns(count)}, ${describePeriod(use.budget)}`,
      used: describeAmount(use.unit, use.used),
      limit: describeAmount(use.unit, use.limit),
      state: describeState(use, count),
      until: use.period.until,
    })),
  );
}

function nameRuns({ pipeline, placed: { budget } }: Omit<BudgetCount, 'uses'>): string {
  return pipeline ?? budget.pipelines?.join(' and ') ?? 'all pipelines';
}

function describeState(use: BudgetUse, { unknown }: Omit<BudgetCount, 'uses'>): string {
  if (use.unit === 'micros' && unknown.length > 0)
    return `nothing starts, because nobody reported the cost of ${describeUnknown(unknown)}`;
  if (use.limit === 0) return 'nothing starts until the configuration is changed';
  if (use.used < use.limit) return 'has room';
  return canWait([{ kind: 'used-up', ...use }]) ? 'used up: what starts now waits' : 'used up: what starts now is refused';
}

async function showWaiting(context: WorkContext, repository: number): Promise<readonly ShownHeld[]> {
  const shown: ShownHeld[] = [];
  const waiting = (await listWaiting(context, repository)).toSorted((one, another) => one.subject - another.subject);
  for (const { subject, until, pipeline, run } of waiting) {
    const about = subject === 0 ? '' : ` for #${subject}`;
    if (run === undefined) shown.push({ name: `start of ${pipeline}${about}`, until });
    // A run that was cancelled while it waited is kept until its time has come.
    else if (!(await isEnded(context, repository, run.run))) shown.push({ name: `run ${run.run}`, until });
  }
  return shown;
}

async function isEnded({ runIndex }: WorkContext, repository: number, run: string): Promise<boolean> {
  return (await runIndex.find(repository, run))?.outcome !== undefined;
}
