import { PutOff, type QueueItem } from '../ports/queue.ts';
import type { WorkOutcome } from './telemetry/metrics.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import { type Origin, type WorkFacts, withWorkFacts } from './telemetry/origin.ts';
import type { SpanRequest } from './telemetry/tracing.ts';
import type { Work } from './work/queued-work.ts';

type ObservedWork = Work & { readonly origin?: Origin };

/** Performs an item of the queue: its log lines name it, metrics count it, and a span stands for it. To be put off is no failure. */
export async function observeWork(
  { metrics, tracing }: Telemetry,
  item: Pick<QueueItem, 'payload'>,
  perform: (work: Work) => Promise<void>,
): Promise<void> {
  const work = item.payload as ObservedWork;
  const facts = { work: work.kind, ...work.origin, ...placeOf(work), ...stageOf(work) };
  const end = metrics.began(work.kind);
  let outcome: WorkOutcome = 'failed';
  try {
    const putOff = await tracing.span(describeSpan(work, facts), ({ traceparent }) =>
      withWorkFacts({ ...facts, ...(traceparent === undefined ? {} : { traceparent }) }, () => performOrPutOff(work, perform)),
    );
    outcome = putOff === undefined ? 'done' : 'put-off';
    if (putOff !== undefined) throw putOff;
  } finally {
    end(outcome);
  }
}

/** Performs a piece of work. Returns why it is put off, so that its span does not end as failed. */
async function performOrPutOff(work: Work, perform: (work: Work) => Promise<void>): Promise<PutOff | undefined> {
  try {
    await perform(work);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof PutOff) return thrown;
    throw thrown;
  }
}

/**
 * Describes the span of a piece of work. The result of an agent job belongs to the trace of its order, so that a run is one trace
 * from its first delivery to its end; the delivery about the job is linked.
 */
function describeSpan(work: ObservedWork, { delivery, repository, run, task, installation }: WorkFacts): SpanRequest {
  const queued = work.origin?.traceparent;
  const order = work.kind === 'advance' ? work.dispatch.traceparent : undefined;
  return {
    name: `work ${work.kind}`,
    kind: 'consumer',
    parent: order ?? queued,
    link: order === undefined ? undefined : queued,
    attributes: {
      'baton.delivery': delivery,
      'baton.installation': installation,
      'baton.repository': repository,
      'baton.run': run,
      'baton.task': task,
    },
  };
}

function placeOf(work: Work): WorkFacts {
  if (work.kind === 'delivery' || work.kind === 'known-body') return { delivery: work.id };
  if (work.kind === 'source' || work.kind === 'tell') return nameOf(work.owner, work.name);
  if (work.kind !== 'event') {
    const installation = 'installation' in work ? { installation: work.installation } : {};
    const named = 'repository' in work && 'owner' in work.repository ? nameOf(work.repository.owner, work.repository.name) : {};
    return { ...installation, ...named };
  }
  const { repository } = work.payload as {
    readonly repository?: { readonly name?: string; readonly owner?: { login?: string } };
  };
  return { installation: work.installation, ...nameOf(repository?.owner?.login, repository?.name) };
}

function nameOf(owner: string | undefined, name: string | undefined): WorkFacts {
  return owner === undefined || name === undefined ? {} : { repository: `${owner}/${name}` };
}

function stageOf(work: Work): WorkFacts {
  if (work.kind === 'advance') return { run: work.dispatch.run, task: work.dispatch.task };
  return {};
}
