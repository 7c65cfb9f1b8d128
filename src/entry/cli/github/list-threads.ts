import type { Config } from '../../../core/config/config-schema.ts';
import { findRunPlace } from '../../../core/pipeline/find-run-place.ts';
import { UsageError } from '../usage-error.ts';
import type { Connection } from './connect.ts';

interface AskedThread {
  readonly subject?: number;
  readonly run?: string;
}

/** Numbers of the threads where what was asked for may stand, the likeliest first. */
export async function listThreads(
  connection: Connection,
  config: Config,
  asked: AskedThread,
): Promise<readonly [number, ...number[]]> {
  if (asked.subject !== undefined) return [asked.subject];
  if (asked.run === undefined) throw new UsageError('Say which thread to read: --subject N, or the name of a run with --run.');
  const pipelines = Object.keys(config.pipelines);
  const place = findRunPlace(asked.run, pipelines);
  if (place === undefined)
    throw new UsageError(
      `"${asked.run}" is no name of a run: write <pipeline>-<number>, with a pipeline of ${pipelines.join(', ')}, or name the thread with --subject N.`,
    );
  const issues = await connection.github.ledgers.find('runs', place.pipeline);
  const own = issues.map(({ number }) => number).toReversed();
  const [first, ...others] = place.subject === undefined ? own : [place.subject, ...own];
  if (first !== undefined) return [first, ...others];
  throw new UsageError(`Pipeline "${place.pipeline}" has no runs issue yet, so there is no run "${asked.run}".`);
}
