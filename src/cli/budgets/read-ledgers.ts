import type { EndedRun } from '../../core/budget/sum-costs.ts';
import { budgetsOf } from '../../core/config/schema/budget-schema.ts';
import { countEach, readEndedRuns } from '../../engine/thread/budget-runs.ts';
import { printAside } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import type { Connection } from '../../terminal/github/connect.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { createReaderTools, provenanceOf } from '../thread/decode-thread.ts';
import { openThread } from '../thread/open-thread.ts';
import type { ThreadOptions } from '../thread/thread.ts';

export interface CostsOptions extends Omit<ThreadOptions, 'run'> {
  /** The time since when runs that ended are counted. */
  readonly since?: string;
  readonly merged?: boolean;
  /** The file with the comments of one ledger. */
  readonly thread?: string;
  readonly json?: boolean;
}

/** The runs that ledgers tell of. */
export interface LedgersRead {
  readonly runs: readonly EndedRun[];
  /** The pipelines that were asked about and keep no ledger. */
  readonly unkept: readonly string[];
  /** Absent where the ledger came from a file. */
  readonly connection?: Connection;
}

/** Reads the runs that have ended since a time from the ledgers of one pipeline, or of all: from GitHub, or from a file. */
export async function readLedgers(pipeline: string | undefined, options: CostsOptions): Promise<LedgersRead> {
  const since = parseSince(options.since);
  const { thread } = options;
  const read = thread === undefined ? await readOnGitHub(pipeline, { ...options, since }) : await readFile(thread, options);
  const isWanted = (run: EndedRun): boolean => Date.parse(run.finishedAt) >= Date.parse(since);
  return { ...read, runs: read.runs.filter((run) => isWanted(run) && (pipeline ?? run.pipeline) === run.pipeline) };
}

async function readOnGitHub(
  pipeline: string | undefined,
  options: CostsOptions & { readonly since: string },
): Promise<LedgersRead> {
  const { connection, config } = await openRepository(options);
  const { threads, ledgers } = connection.github;
  const ports = { ...createReaderTools(config), provenance: provenanceOf(connection, config), threads, ledgers };
  const pipelines = pipeline === undefined ? undefined : new Set([pipeline]);
  const engine = { ports, settings: { repository: connection.repository } };
  const ended = await readEndedRuns(engine, { since: options.since, pipelines });
  if (!ended.ok) throw new Error(`The costs could not be read: ${ended.error}. Name a later time with --since DATE.`);
  const unkept = Object.entries(config.pipelines).flatMap(([name, { history }]) =>
    (pipeline ?? name) === name && history === undefined && budgetsOf(config, name).length === 0 ? [name] : [],
  );
  return { runs: ended.value, unkept, connection };
}

async function readFile(file: string, options: CostsOptions): Promise<LedgersRead> {
  const { read } = await openThread(file, options);
  for (const { comment, reason } of read.ignored) printAside(`ignored comment ${comment}: ${reason}\n`);
  return { runs: countEach(read.records), unkept: [] };
}

const datePattern = /^\d{4}-\d\d-\d\d(?:T[0-9:.]+(?:Z|[+-]\d\d:\d\d))?$/;

/** Parses `--since`: a day of UTC, or a time. Without it all runs count. */
function parseSince(text = '1970-01-01'): string {
  const time = datePattern.test(text) ? Date.parse(text) : Number.NaN;
  // JavaScript takes 31 February for 3 March.
  const day = text.slice(0, 10);
  if (Number.isNaN(time) || !new Date(`${day}T00:00Z`).toISOString().startsWith(day))
    throw new UsageError(`--since is "${text}"; write a day, such as 2026-11-01.`);
  return new Date(time).toISOString();
}
