import { HTTPException } from 'hono/http-exception';
import { toConfig } from '../../core/config/parse/parse-config.ts';
import { findRuns, runRefOf } from '../../core/record/find-runs.ts';
import { parseRunName } from '../../core/run/names.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { describeTime } from '../../core/text/times.ts';
import { describeListed } from '../../core/view/listed-run.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import type { RepositoryPlace, Site } from '../../page/site/site.ts';
import type { IndexedRun } from '../../ports/app/run-index.ts';
import { GitHubError } from '../../ports/github.ts';
import { type AppEngine, createAppEngine } from '../engine/app-engine.ts';
import type { InstallationLimits } from '../github/limits.ts';
import type { EngineRequest, WorkContext } from '../work/queued-work.ts';
import { createAnswers } from './answers.ts';
import { forReading } from './read-shown-run.ts';

const beginning = '1970-01-01T00:00:00Z';
/** The number of runs issues that are looked through, the newest first. */
const mostRunsIssues = 3;

/** The number of searches in a minute that one person may cause. Each costs some four requests of the installation. */
const mostSearches = 30;

/**
 * Creates the search for runs that the index does not know. Its answers are believed for a minute, also that there is no such run. Throws
 * a 429 for who has caused too many, so that nobody uses up the hour of all by a slip or a simple script.
 */
export function createRunSearch(context: WorkContext, now: () => number): Site['searchRun'] {
  const answers = createAnswers(now);
  let minute = { until: 0, searches: new Map<string, number>() };
  return ({ login = '' }, repository, run) =>
    answers.ask(`${repository.id} ${run}`, () => {
      if (minute.until <= now()) minute = { until: now() + 60_000, searches: new Map() };
      const count = (minute.searches.get(login) ?? 0) + 1;
      minute.searches.set(login, count);
      if (count <= mostSearches) return searchRun(context, { repository, run });
      const message = `You asked for ${mostSearches} runs within a minute that are not in the list. Load this page again in a minute.`;
      return Promise.reject(new HTTPException(429, { message }));
    });
}

/**
 * Searches GitHub for a run that the index does not know: in the thread of the subject that its name says, then on the runs issues of
 * its pipeline. What is found is put into the index.
 */
async function searchRun(
  context: WorkContext,
  { repository, run }: { readonly repository: RepositoryPlace; readonly run: string },
): Promise<IndexedRun | undefined> {
  const place = await context.repositories.find(repository.id);
  // The App is not installed there. Of a new installation it hears, and it looks at all of them after its start.
  if (place === undefined) return undefined;
  const { installation } = place;
  refuseInScarcity(context.limitsOf(installation));
  const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
  const opened = await openRepository(context, { ...place, workflowRun: { id: 0, attempt: 1, url }, mode: forReading });
  const known = opened?.config.read.ok === true ? toConfig(opened.config.read.value) : undefined;
  if (opened === undefined || known?.ok !== true) return undefined;
  const { engine } = opened;
  const location = parseRunName(run, Object.keys(known.value.pipelines));
  if (location === undefined) return undefined;
  const issues = await engine.ports.ledgers.list('runs', location.pipeline);
  const newest = issues.map(({ number }) => number).toReversed();
  const threads = [...(location.subject === undefined ? [] : [location.subject]), ...newest.slice(0, mostRunsIssues)];
  for (const thread of new Set(threads)) {
    const found = await readRunOn(engine, { thread, run });
    if (found === undefined) continue;
    const indexed = { ...found, installation, repository: place.repository };
    await context.runIndex.put(indexed);
    return indexed;
  }
  return undefined;
}

/** Throws a 429 while what is left of an hour is for runs: no number of people who search may use it up. */
function refuseInScarcity(limits: InstallationLimits): void {
  const until = limits.findLookTime();
  if (until === 0) return;
  const message = `Half of the requests that GitHub allows in an hour is kept for runs, and only that is left. Load this page again after ${describeTime(new Date(until).toISOString())}.`;
  throw new HTTPException(429, { message });
}

/** Opens a repository for reading. Returns undefined if its configuration is missing or has faults: then nothing tells its pipelines. */
async function openRepository(context: WorkContext, request: EngineRequest): Promise<AppEngine | undefined> {
  try {
    return await createAppEngine(context, request);
  } catch (thrown) {
    if (thrown instanceof StartBlocked) return undefined;
    throw thrown;
  }
}

async function readRunOn(engine: Engine, { thread, run }: { readonly thread: number; readonly run: string }) {
  try {
    const { records } = await engine.ports.store.readSince(thread, beginning);
    const first = findRuns(records).find(({ record }) => record.run === run);
    const state = first === undefined ? undefined : await loadState(records, run);
    return first !== undefined && state?.ok === true ? describeListed(state.value, runRefOf(first).first) : undefined;
  } catch (thrown) {
    if (thrown instanceof GitHubError && (thrown.reason === 'not-found' || thrown.reason === 'expired')) return undefined;
    throw thrown;
  }
}
