import type { Config } from '../../core/config/schema/config-schema.ts';
import { readPresentConfig } from '../engine/read-repository-config.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { WorkContext } from '../work/queued-work.ts';
import type { KnownRepository } from '../work/repositories.ts';
import { addNextFiring } from './fire-tick.ts';
import { addSweep } from './sweep-runs.ts';

interface Noted extends InstalledRepository {
  readonly private: boolean;
  readonly pushedAt?: string | null;
}

/**
 * Stores what the App has to watch in a repository: schedules, failed checks and budgets, as its configuration says. If that has faults,
 * the earlier answer stays. Looks for open runs of a new repository, because they may have begun without the App.
 */
export async function noteRepository(context: WorkContext, noted: Noted): Promise<void> {
  const { installation, repository, pushedAt } = noted;
  const before = await context.repositories.find(repository.id);
  const config = await readPresentConfig(context, noted);
  const facts = config === 'faulty' ? keepFacts(before) : readFacts(config);
  const kept = { installation, repository, private: noted.private, pushedAt: pushedAt ?? before?.pushedAt ?? null };
  await context.repositories.put({ ...kept, ...facts });
  const now = context.clock.now();
  for (const schedule of facts.schedules) await addNextFiring(context.add, { repository, ...schedule }, now);
  if (before === undefined && config !== undefined) await addSweep(context, noted, { at: now, all: true });
}

/** The part of a configuration that is kept, so that only a repository that needs it is looked at. */
type KeptConfig = Pick<KnownRepository, 'schedules' | 'checks' | 'budgets'>;

function keepFacts(before: KnownRepository | undefined): KeptConfig {
  return { schedules: before?.schedules ?? [], checks: before?.checks ?? true, budgets: before?.budgets };
}

function readFacts(config: Config | undefined): KeptConfig {
  const triggers = Object.values(config?.pipelines ?? {}).map(({ on }) => on);
  const schedules = new Map<string, KnownRepository['schedules'][number]>();
  for (const { schedule } of triggers) {
    const { cron, timezone = 'UTC' } = schedule ?? { cron: '' };
    if (cron !== '') schedules.set(`${cron} ${timezone}`, { cron, timezone });
  }
  return {
    schedules: [...schedules.values()],
    checks: triggers.some(({ checks }) => checks !== undefined),
    budgets: config?.budgets !== undefined,
  };
}
