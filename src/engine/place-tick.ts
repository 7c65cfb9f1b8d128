import type { Config } from '../core/config/config-schema.ts';
import { cronRunName } from '../core/pipeline/names.ts';
import { findTick } from '../core/schedule/find-tick.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';
import { findRunsIssue } from './find-runs-issue.ts';
import type { RunThread } from './run-thread.ts';

export interface PlacedTick {
  readonly trigger: Trigger;
  /** Late and double ticks have the same. */
  readonly start: string;
  readonly run: string;
  /** The runs issue, which is the subject as well. */
  readonly thread: number;
  /** Issues where earlier ticks of the pipeline may stand. */
  readonly threads: readonly RunThread[];
}

/** A tick has no subject: its run is kept on the pipeline's runs issue, and named by the time that the tick stands for. */
export async function placeTick(
  engine: Engine,
  request: { trigger: Trigger; pipeline: string; config: Config },
): Promise<PlacedTick> {
  const { trigger, pipeline, config } = request;
  const timezone = config.pipelines[pipeline]?.on.schedule?.timezone;
  const cron = trigger.schedule?.cron ?? '';
  const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now(), timezone);
  const { issue, accepting, past } = await findRunsIssue(engine, pipeline);
  const subject = { ...trigger.subject, number: issue.number, comments: issue.comments, url: issue.url };
  return {
    trigger: {
      ...trigger,
      subject: { ...subject, title: `Baton runs: ${pipeline}`, labels: ['baton:runs'], createdAt: issue.createdAt },
      schedule: { ...trigger.schedule, cron, tick },
    },
    start: `tick ${tick}`,
    run: cronRunName(pipeline, tick),
    thread: issue.number,
    // A new one holds nothing to look for.
    threads: [...accepting, ...past.slice(0, 1)].map(({ number, comments }) => ({ number, comments, about: number })),
  };
}
