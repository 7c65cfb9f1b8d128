import type { Config } from '../core/config/config-schema.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';
import { findRunsIssue } from './find-runs-issue.ts';
import { type RunThread, runThreadsOf } from './run-thread.ts';

export interface PlacedRun {
  /** Issue or pull request whose comments will hold the records. */
  readonly thread: number;
  /** Where earlier runs about the subject may stand. */
  readonly threads: readonly RunThread[];
}

/**
 * Where the records of a run about a subject go (`comments`). The subject's own thread is looked at in any case: earlier
 * runs may have been kept there, and prompts may show its comments. One that was empty at the trigger holds neither.
 */
export async function placeRun(
  engine: Engine,
  request: { readonly trigger: Trigger; readonly pipeline: string; readonly config: Config },
): Promise<PlacedRun> {
  const { subject } = request.trigger;
  const own: RunThread = { number: subject.number, comments: subject.comments, about: subject.number };
  if (request.config.comments === 'all') return { thread: subject.number, threads: [own] };
  const { issue, ...ordered } = await findRunsIssue(engine, request.pipeline);
  const elsewhere = runThreadsOf(ordered, subject);
  return { thread: issue.number, threads: subject.comments === 0 ? elsewhere : [...elsewhere, own] };
}
