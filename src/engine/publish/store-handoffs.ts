import { retentionOf } from '../../core/config/defaults.ts';
import { digestOf } from '../../core/json/json-value.ts';
import type { ArtifactLocator } from '../../core/output/agent-output.ts';
import { encodeStoredHandoff, type StoredHandoff } from '../../core/output/stored-handoff.ts';
import { messageOf } from '../../core/problem.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { artifactName } from '../../core/run/names.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Engine } from '../engine-ports.ts';
import type { BuiltExecution } from './build-executions.ts';

/**
 * The body as it goes into the record: with `store: artifacts` handoff and outputs go into an artifact of this workflow run, and
 * the record says where. The artifact comes first, so that no record ever names one that was never made. Where none can be
 * made, they stay in the record, and a warning says so: a run is worth more than a small comment.
 */
export async function storeHandoff(engine: Engine, facts: { request: DeliveryRequest; body: TaskBody }): Promise<TaskBody> {
  const { request, body } = facts;
  const { config } = request.state.run.body;
  const { handoff, outputs, ...rest } = body;
  if (config.store !== 'artifacts' || (handoff === undefined && outputs.length === 0)) return body;
  const placed = await place(engine, { request, kept: { handoff, outputs }, days: retentionOf(config).artifacts });
  if (typeof placed !== 'string') return { ...rest, outputs: [], locator: placed };
  engine.ports.log.warning(placed);
  return { ...body, warnings: [...body.warnings, placed] };
}

interface Kept {
  readonly request: DeliveryRequest;
  readonly kept: StoredHandoff;
  readonly days: number;
}

/** Where it lies now, or in words why in no artifact. */
async function place(engine: Engine, { request, kept, days }: Kept): Promise<ArtifactLocator | string> {
  const { texts, hasher } = engine.ports;
  if (texts.save === undefined) return findOwn(kept, request, (text) => hasher.sha256(text)) ?? changed;
  // A job that runs again makes one of its own.
  const name = `${artifactName('handoff', request.dispatch)}-${engine.settings.workflowRun.attempt}`;
  try {
    return await texts.save(name, encodeStoredHandoff(kept), { days });
  } catch (error) {
    const why = messageOf(error);
    return `The handoff stands in this comment in spite of \`store: artifacts\`, because the artifact service did not take it: ${engine.ports.redactor.redact(why).text}`;
  }
}

const changed =
  'The handoff stands in this comment in spite of `store: artifacts`, because it is not what the agent job uploaded: something in it was redacted or refused, and the App cannot upload.';

/** The App cannot make artifacts, but the agent job has left its output in one: good enough as long as nothing in it was changed since. */
function findOwn(
  kept: StoredHandoff,
  { delivery }: DeliveryRequest,
  sha256: (text: string) => string,
): ArtifactLocator | undefined {
  if (delivery.kind !== 'output' || delivery.locator === undefined) return undefined;
  const { handoff, outputs } = delivery.output;
  const same = digestOf({ handoff, outputs }, sha256) === digestOf({ handoff: kept.handoff, outputs: kept.outputs }, sha256);
  return same ? delivery.locator : undefined;
}

/** What every execution of a job left, put where the config wants it. */
export async function storeHandoffs(
  engine: Engine,
  { request, settled }: { readonly request: DeliveryRequest; readonly settled: readonly BuiltExecution[] },
): Promise<readonly BuiltExecution[]> {
  const kept: BuiltExecution[] = [];
  for (const each of settled) {
    const dispatch = { ...request.dispatch, execution: each.execution };
    kept.push({ ...each, body: await storeHandoff(engine, { request: { ...request, dispatch }, body: each.body }) });
  }
  return kept;
}
