import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { buildRunUsage } from '../../core/run/usage.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { startOf } from '../../engine/gate/hold-starts.ts';
import { listOpenRuns } from '../../engine/sweep/sweep.ts';
import { runsSince } from '../../engine/thread/run-threads.ts';
import type { BudgetEntries } from '../../ports/starter.ts';
import { dropStarts, holdRun, isRunWaiting } from '../starts/budget-line.ts';
import { type BudgetsOptions, createBudgets } from '../turns/budgets.ts';
import type { EngineRequest, WorkContext } from '../work/queued-work.ts';

interface BudgetsRequest extends Pick<EngineRequest, 'repository' | 'installation'>, Pick<BudgetsOptions, 'listOpen'> {
  readonly read: ReadConfig;
}

/** Creates the budget entries of one repository. */
export function createAppBudgets(
  context: WorkContext,
  { repository, installation, read, listOpen }: BudgetsRequest,
): BudgetEntries {
  const now = (): number => Date.parse(context.clock.now());
  return {
    ...createBudgets(context.claims, { repository: repository.id, now, listOpen }),
    async readConfig() {
      const config = await completeConfig(read);
      return config.ok ? config.value : undefined;
    },
    drop: (subject, pipelines) =>
      dropStarts(context, { repository: repository.id, subject }, ({ pipeline }) => pipelines.includes(pipeline)),
    isHeld: ({ run }) => isRunWaiting(context, { repository: repository.id, run }),
    resumeAt: (run, until) => holdRun(context, { installation, repository, run }, until),
  };
}

/** Lists the runs that are under way, as GitHub has them, for entries that nobody has made. */
export async function listOpenStarts(engine: Engine, github: GitHubPorts): ReturnType<BudgetsOptions['listOpen']> {
  const since = runsSince(engine.ports.clock);
  const { threads } = await github.listRecentComments(since);
  const open = await listOpenRuns(engine, { threads, since });
  return open.map(({ state }) => {
    const { run, body } = state.run;
    return {
      start: startOf(state),
      run: { run, pipeline: body.pipeline, startedAt: body.startedAt, usage: buildRunUsage(state) },
    };
  });
}
