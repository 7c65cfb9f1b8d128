import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { parseConfig } from '../../../core/config/parse/parse-config.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { StartBlocked } from '../../shared/start-blocked.ts';
import { readRepositoryConfig } from '../engine/read-repository-config.ts';
import type { Place } from '../work/place.ts';
import type { WorkContext } from '../work/queued-work.ts';
import type { KnownRepository } from '../work/repositories.ts';
import { addNextFiring } from './fire-tick.ts';
import { addSweep } from './sweep-runs.ts';

interface Noted extends Place {
  readonly private: boolean;
  readonly pushedAt?: string | null;
}

/**
 * Reads what the configuration of a repository needs the App for: its schedules, and whether a pipeline waits for checks. A
 * configuration with faults changes nothing of that. Runs of a repository that was not known may have begun without the App.
 */
export async function noteRepository(context: WorkContext, noted: Noted): Promise<void> {
  const { installation, repository, pushedAt } = noted;
  const before = await context.repositories.find(repository.id);
  const config = await readConfig(context, noted);
  const facts = config === 'faulty' ? { schedules: before?.schedules ?? [], checks: before?.checks ?? true } : readFacts(config);
  const kept = { installation, repository, private: noted.private, pushedAt: pushedAt ?? before?.pushedAt ?? null };
  await context.repositories.put({ ...kept, ...facts });
  const now = new Date().toISOString();
  for (const schedule of facts.schedules) await addNextFiring(context.add, { repository, ...schedule }, now);
  if (before === undefined && config !== undefined) await addSweep(context, noted, { at: now, all: true });
}

async function readConfig(context: WorkContext, { installation, repository }: Place): Promise<Config | 'faulty' | undefined> {
  const octokit = await context.clientOf(installation);
  const github = createGitHub({ octokit, repository, clock: createSystemClock() });
  try {
    const { text } = await readRepositoryConfig(context, { octokit, github, repository });
    const config = parseConfig(text);
    return config.ok ? config.value : 'faulty';
  } catch (thrown) {
    if (thrown instanceof StartBlocked) return undefined;
    throw thrown;
  }
}

function readFacts(config: Config | undefined): Pick<KnownRepository, 'schedules' | 'checks'> {
  const triggers = Object.values(config?.pipelines ?? {}).map(({ on }) => on);
  const schedules = new Map<string, KnownRepository['schedules'][number]>();
  for (const { schedule } of triggers) {
    const { cron, timezone = 'UTC' } = schedule ?? { cron: '' };
    if (cron !== '') schedules.set(`${cron} ${timezone}`, { cron, timezone });
  }
  return { schedules: [...schedules.values()], checks: triggers.some(({ checks }) => checks !== undefined) };
}
