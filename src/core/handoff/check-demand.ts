import type { HandoffDemand } from '../config/stage-schema.ts';
import type { Handoff } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';
import { loadDataSchema } from './schema/load-data-schema.ts';

/** What a stage asks of its handoff and this one, or its absence, does not give. No demand is always met. */
export async function checkDemand(
  handoff: Handoff | undefined,
  demand: HandoffDemand | undefined,
): Promise<readonly HandoffError[]> {
  if (handoff === undefined) return demand?.required === true ? [missing] : [];
  if (demand?.data === undefined) return [];
  const schema = await loadDataSchema(demand.data);
  if (schema.ok) return schema.value(handoff.data ?? {});
  // `plan` has refused such a config; a schema that nobody can use must not let anything pass.
  const message = `\`data\` cannot be checked: \`handoff.data\` of the stage ${schema.error[0]?.message ?? 'cannot be used'}.`;
  return [{ code: 'schema', path: 'data', message }];
}

const missing: HandoffError = {
  code: 'missing',
  path: '',
  message:
    'The stage requires a handoff and there is none; write a JSON object with a `summary` to the file that BATON_HANDOFF_PATH names.',
};
