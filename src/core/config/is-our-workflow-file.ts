import { parseDocument } from 'yaml';
import { z } from 'zod';

const inputs = z.looseObject({ task: z.unknown(), 'command-prefix': z.unknown() });
const schema = z.looseObject({ on: z.looseObject({ workflow_call: z.looseObject({ inputs }) }) });

/** Whether a workflow named `run.yml` is a copy of ours, by its inputs: a repository may have one of its own by that name. */
export function isOurWorkflowFile(text: string): boolean {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  if (document.errors.length > 0) return false;
  const { success, data } = schema.safeParse(document.toJS({ maxAliasCount: 100 }));
  return success && ['task', 'command-prefix'].every((name) => Object.hasOwn(data.on.workflow_call.inputs, name));
}
