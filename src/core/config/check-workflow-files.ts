import { checkWorkflowCalls } from './check-workflow-calls.ts';
import { checkWorkflowCrons, type WorkflowProblem } from './check-workflow-crons.ts';
import { checkWorkflowEvents } from './check-workflow-events.ts';
import type { Config } from './config-schema.ts';
import { isOurWorkflowFile } from './is-our-workflow-file.ts';
import { readCaller } from './read-caller.ts';

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

/** Where the workflows of a repository and its config do not fit. Nothing is said where no workflow starts pipelines. */
export function checkWorkflowFiles(config: Config, files: readonly WorkflowFile[]): readonly WorkflowProblem[] {
  const isOurs = files.some(({ path, text }) => /(?:^|[\\/])run\.yml$/.test(path) && isOurWorkflowFile(text));
  const callers = files.map(({ path, text }) => readCaller(path, text, { isOurs })).filter((caller) => caller !== undefined);
  const [caller] = callers;
  if (caller === undefined) return [];
  const facts = { caller, callers };
  return [...checkWorkflowCrons(config, facts), ...checkWorkflowEvents(config, facts), ...callers.flatMap(checkWorkflowCalls)];
}
