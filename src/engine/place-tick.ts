import { cronRunName } from '../core/pipeline/names.ts';
import { findTick } from '../core/schedule/find-tick.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { LedgerIssue } from '../ports/ledgers.ts';
import type { Engine } from './engine-ports.ts';
import { orderLedgers } from './order-ledgers.ts';

export interface PlacedTick {
  readonly trigger: Trigger;
  /** Late and double ticks have the same. */
  readonly start: string;
  readonly run: string;
  /** Issues where earlier runs of the pipeline may stand. */
  readonly threads: readonly LedgerIssue[];
}

/** A tick has no subject: its run is kept on the pipeline's runs issue, and named by the time that the tick stands for. */
export async function placeTick(engine: Engine, request: { trigger: Trigger; pipeline: string }): Promise<PlacedTick> {
  const { trigger, pipeline } = request;
  const cron = trigger.schedule?.cron ?? '';
  const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now());
  const { accepting, past } = orderLedgers(await engine.ports.ledgers.find('runs', pipeline));
  const issue = accepting[0] ?? (await engine.ports.ledgers.create('runs', pipeline));
  if (issue.open) await engine.ports.ledgers.close(issue.number);
  const subject = { ...trigger.subject, number: issue.number, comments: issue.comments, url: issue.url };
  return {
    trigger: {
      ...trigger,
      subject: { ...subject, title: `Baton runs: ${pipeline}`, labels: ['baton:runs'], createdAt: issue.createdAt },
      schedule: { ...trigger.schedule, cron, tick },
    },
    start: `tick ${tick}`,
    run: cronRunName(pipeline, tick),
    // A new one holds nothing to look for.
    threads: [...accepting, ...past.slice(0, 1)],
  };
}
