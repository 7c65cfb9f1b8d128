import { retentionOf } from '../../core/config/defaults.ts';
import { digestOf } from '../../core/json/json-value.ts';
import type { ArtifactLocator } from '../../core/output/agent-output.ts';
import { encodeStoredHandoff, type StoredHandoff } from '../../core/output/stored-handoff.ts';
import { messageOf } from '../../core/problem.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { artifactName } from '../../core/run/names.ts';
import { isHandoffInCondition } from '../../core/run/pipeline-of.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Publishes } from '../engine-ports.ts';
import type { BuiltExecution } from './build-executions.ts';

/** Stores what every execution of a job left, where the config wants it, and returns the executions as they are recorded. */
export async function storeHandoffs(
  engine: Publishes,
  request: DeliveryRequest,
  executions: readonly BuiltExecution[],
): Promise<readonly BuiltExecution[]> {
  const stored: BuiltExecution[] = [];
  for (const each of executions) {
    const dispatch = { ...request.dispatch, execution: each.execution };
    stored.push({ ...each, body: await storeHandoff(engine, { ...request, dispatch }, each.body) });
  }
  return stored;
}

/**
 * Returns the body as it goes into the record. With `store: artifacts` handoff and outputs are uploaded as an artifact of this
 * workflow run, and the record names it. The upload comes first, so that no record ever names an artifact that does not exist. If
 * the upload is not possible, they stay in the record, and a warning says so: a run is worth more than a small comment. They stay
 * there as well where a condition reads the handoff.
 */
async function storeHandoff(engine: Publishes, request: DeliveryRequest, body: TaskBody): Promise<TaskBody> {
  const { run } = request.state;
  const { config } = run.body;
  const { handoff, outputs, ...rest } = body;
  if (config.store !== 'artifacts' || (handoff === undefined && outputs.length === 0)) return body;
  if (isHandoffInCondition(run, body.stage)) return body;
  const stored = await upload(engine, { ...request, content: { handoff, outputs }, days: retentionOf(config).artifacts });
  if (typeof stored !== 'string') return { ...rest, outputs: [], locator: stored };
  engine.ports.log.warning(stored);
  return { ...body, warnings: [...body.warnings, stored] };
}

interface Upload extends Pick<DeliveryRequest, 'dispatch' | 'delivery'> {
  readonly content: StoredHandoff;
  readonly days: number;
}

/** Returns the artifact that holds the content, or a sentence that says why none does. */
async function upload(engine: Publishes, request: Upload): Promise<ArtifactLocator | string> {
  const { texts, hasher, redactor } = engine.ports;
  if (texts.save === undefined) return findAgentArtifact(request, (text) => hasher.sha256(text)) ?? changed;
  const name = artifactName('handoff', request.dispatch, engine.settings.workflowRun.attempt);
  try {
    return await texts.save(name, encodeStoredHandoff(request.content), { days: request.days });
  } catch (error) {
    const why = redactor.redact(messageOf(error)).text;
    return `The handoff stands in this comment in spite of \`store: artifacts\`, because the artifact service did not take it: ${why}`;
  }
}

const changed =
  'The handoff stands in this comment in spite of `store: artifacts`, because it is not what the agent job uploaded: something in it was redacted or refused, and the App cannot upload.';

/**
 * Finds the artifact in which the agent job left its output, if nothing in the content was changed since. The App cannot make
 * artifacts of its own.
 */
function findAgentArtifact({ delivery, content }: Upload, sha256: (text: string) => string): ArtifactLocator | undefined {
  if (delivery.kind !== 'output' || delivery.locator === undefined) return undefined;
  const { handoff, outputs } = delivery.output;
  const isSame =
    digestOf({ handoff, outputs }, sha256) === digestOf({ handoff: content.handoff, outputs: content.outputs }, sha256);
  return isSame ? delivery.locator : undefined;
}
