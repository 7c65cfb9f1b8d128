import type { Problem } from '../core/problem.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { failure, type Result } from '../core/result.ts';
import type { Engine } from './engine-ports.ts';
import { type RunReading, readRun } from './read-run.ts';

/** Lists lag for some seconds (github-platform.md 2); a minute is far beyond what was ever seen. */
const waits = [0, 1, 1, 2, 2, 4, 5, 5, 10, 10, 20];

/**
 * Reads until our own comment is in the list. Lists show writes in their order, so whatever another publisher wrote
 * before is then there too: that makes joins safe (DESIGN 2).
 */
export async function awaitVisible(
  engine: Engine,
  order: Pick<Dispatch, 'run' | 'subject' | 'first'>,
  comment: number,
): Promise<Result<RunReading, Problem>> {
  for (const seconds of waits) {
    if (seconds > 0) await engine.ports.clock.sleep(seconds * 1000);
    const reading = await readRun(engine, order);
    if (reading.ok && (engine.settings.dryRun || reading.value.comments.has(comment))) return reading;
  }
  return failure({
    code: 'BATON-E902',
    message: `Comment ${comment} of run "${order.run}" was written, but the list of comments of #${order.subject} did not show it within a minute. Run this job again: it goes on from there.`,
  });
}
