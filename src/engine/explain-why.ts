import type { Config } from '../core/config/config-schema.ts';
import { openTrace } from '../core/record/open-trace.ts';
import type { RunRecord } from '../core/record/record.ts';
import { renderWhy } from '../core/text/why.ts';
import { type Trace, traceName } from '../core/trigger/trace.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { GitHubError } from '../ports/github.ts';
import type { Engine } from './engine-ports.ts';
import { findEarlierRuns, newestOf } from './find-earlier-runs.ts';
import { orderLedgers } from './order-ledgers.ts';
import { runThreadsOf } from './run-thread.ts';

interface WhyRequest {
  /** The event that asks: a command on the subject. */
  readonly trigger: Trigger;
  readonly config: Config;
}

/** Why runs about a subject started or did not, in words (`/baton why`). Reads only. */
export async function explainWhy(engine: Engine, request: WhyRequest): Promise<string> {
  const runs: RunRecord[] = [];
  for (const pipeline of Object.keys(request.config.pipelines)) {
    const newest = await findNewest(engine, { ...request, pipeline });
    if (newest !== undefined) runs.push(newest);
  }
  return renderWhy({ subject: request.trigger.subject.number, runs, trace: await findTrace(engine, request.trigger) });
}

async function findNewest(engine: Engine, request: WhyRequest & { pipeline: string }): Promise<RunRecord | undefined> {
  const { trigger, config, pipeline } = request;
  const { number, comments } = trigger.subject;
  const own = { number, comments, about: number };
  const elsewhere =
    config.comments === 'all'
      ? []
      : runThreadsOf(orderLedgers(await engine.ports.ledgers.find('runs', pipeline)), trigger.subject);
  return newestOf((await findEarlierRuns(engine, { trigger, pipeline, threads: [...elsewhere, own] })).runs)?.record;
}

async function findTrace({ ports, settings }: Engine, { subject }: Trigger): Promise<Trace | undefined> {
  try {
    const text = await ports.traces?.find(traceName(subject.number));
    if (text === undefined) return undefined;
    const verify = (signed: string, signature: { key: string; sig: string }): boolean => ports.verifier.verify(signed, signature);
    const place = { repo: settings.repository.id, subject: subject.number };
    return openTrace(text, ports.signer === undefined ? place : { ...place, verify });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    ports.log.warning(`The trace of #${subject.number} cannot be read: ${error.message}`);
    return undefined;
  }
}
