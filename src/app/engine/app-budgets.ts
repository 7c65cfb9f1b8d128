import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { buildRunUsage } from '../../core/run/usage.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { startOf } from '../../engine/gate/hold-run.ts';
import { listOpenRuns } from '../../engine/sweep/sweep.ts';
import { runsSince } from '../../engine/thread/run-threads.ts';
import type { BudgetBook } from '../../ports/starter.ts';
import { type BookOptions, createBudgetBook } from '../budget/budget-book.ts';
import { dropHeld, hold, isRunHeld } from '../budget/held.ts';
import type { EngineRequest, WorkContext } from '../work/queued-work.ts';

interface BudgetsRequest extends Pick<EngineRequest, 'repository' | 'installation'>, Pick<BookOptions, 'listOpen'> {
  readonly read: ReadConfig;
}

/** Creates the book of the App for the budgets of one repository. */
export function createAppBudgets(context: WorkContext, { repository, installation, read, listOpen }: BudgetsRequest): BudgetBook {
  const now = (): number => Date.parse(createSystemClock().now());
  const book = createBudgetBook({ store: context.store, repository: repository.id, now, listOpen });
  return {
    ...book,
    async readConfig() {
      const config = await completeConfig(read);
      return config.ok ? config.value : undefined;
    },
    drop: (subject, pipelines) =>
      dropHeld(context, { repository: repository.id, subject }, ({ pipeline }) => pipelines.includes(pipeline)),
    isHeld: ({ lock, run }) => isRunHeld(context, { repository: repository.id, subject: lock, run }),
    resumeAt: ({ lock, ...run }, until) => hold(context, { installation, repository, subject: lock }, { held: { run }, until }),
  };
}

/** Lists the runs that are under way, as GitHub has them, for a book that is empty. */
export async function listOpenStarts(engine: Engine, github: GitHubPorts): ReturnType<BookOptions['listOpen']> {
  const since = runsSince(engine.ports.clock);
  const { threads } = await github.listRecentComments(since);
  const open = await listOpenRuns(engine, { threads, since });
  return open.map(({ reading: { state } }) => {
    const { run, body } = state.run;
    return {
      start: startOf(state),
      run: { run, pipeline: body.pipeline, startedAt: body.startedAt, usage: buildRunUsage(state) },
    };
  });
}
