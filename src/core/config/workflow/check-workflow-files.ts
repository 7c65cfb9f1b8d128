/**
 * This folder checks that the workflow files of a repository fit its config. `read-caller` finds the workflows that start
 * pipelines; the checks compare their crons, events, inputs, permissions and secrets with what the pipelines need.
 */

import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Config } from '../schema/config-schema.ts';
import { checkWorkflowCalls } from './check-calls.ts';
import { checkWorkflowCrons, type WorkflowProblem } from './check-crons.ts';
import { checkWorkflowEvents } from './check-events.ts';
import { checkWorkflowSecrets } from './check-secrets.ts';
import { type Caller, readCaller } from './read-caller.ts';

const inputs = z.looseObject({ task: z.unknown(), 'command-prefix': z.unknown() });
const schema = z.looseObject({ on: z.looseObject({ workflow_call: z.looseObject({ inputs }) }) });

/**
 * Returns whether a workflow named `run.yml` is a copy of ours, judging by its inputs: a repository may have its own of that
 * name.
 */
function isOurWorkflowFile(text: string): boolean {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  if (document.errors.length > 0) return false;
  const { success, data } = schema.safeParse(document.toJS({ maxAliasCount: 100 }));
  return success && ['task', 'command-prefix'].every((name) => Object.hasOwn(data.on.workflow_call.inputs, name));
}

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

/** Reads the workflows that start pipelines. */
export function readCallers(files: readonly WorkflowFile[]): readonly Caller[] {
  const isOurs = files.some(({ path, text }) => /(?:^|[\\/])run\.yml$/.test(path) && isOurWorkflowFile(text));
  return files.map(({ path, text }) => readCaller(path, text, { isOurs })).filter((caller) => caller !== undefined);
}

/** Reports where the workflows that start pipelines and the config do not fit. Reports nothing if there is no such workflow. */
export function checkCallers(config: Config, callers: readonly Caller[]): readonly WorkflowProblem[] {
  const [caller] = callers;
  if (caller === undefined) return [];
  const facts = { caller, callers };
  return [
    ...checkWorkflowCrons(config, facts),
    ...checkWorkflowEvents(config, facts),
    ...callers.flatMap((each) => [...checkWorkflowCalls(each), ...checkWorkflowSecrets(config, each)]),
  ];
}
