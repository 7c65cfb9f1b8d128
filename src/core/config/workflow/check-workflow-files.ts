/**
 * This folder checks that the workflow files of a repository fit its config. `read-caller` finds the workflows that start
 * pipelines; the checks compare their crons, events, inputs, permissions, secrets and titles with what the pipelines need.
 */

import type { YAMLError } from 'yaml';
import { z } from 'zod';
import { describeSyntaxError } from '../parse/read-yaml.ts';
import type { Config } from '../schema/config-schema.ts';
import { checkWorkflowCalls } from './check-calls.ts';
import { checkWorkflowChecks, listUnknownChecks, type NamedWorkflow } from './check-checks.ts';
import { checkWorkflowCrons, type WorkflowProblem } from './check-crons.ts';
import { checkWorkflowEvents } from './check-events.ts';
import { checkPermissions } from './check-permissions.ts';
import { checkWorkflowSecrets } from './check-secrets.ts';
import { checkSettings } from './check-settings.ts';
import { type Caller, isAgentWorkflow, isSurelyCaller, parseWorkflow, readCaller, readPlain } from './read-caller.ts';

const inputs = z.looseObject({ task: z.unknown(), 'command-prefix': z.unknown() });
const schema = z.looseObject({ on: z.looseObject({ workflow_call: z.looseObject({ inputs }) }) });

/**
 * Returns whether a workflow named `run.yml` is a copy of ours, judging by its inputs: a repository may have its own of that
 * name.
 */
function isOurWorkflowFile(text: string): boolean {
  const { success, data } = schema.safeParse(readPlain(text));
  return success && ['task', 'command-prefix'].every((name) => Object.hasOwn(data.on.workflow_call.inputs, name));
}

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

const nameSchema = z.looseObject({ name: z.string() });

/** Reads the name that GitHub shows for a workflow: its path in the repository where it has none. */
export function readNamedWorkflow({ path, text }: WorkflowFile): NamedWorkflow {
  const place = path.replaceAll('\\', '/');
  const unnamed = `.github/workflows/${place.slice(place.lastIndexOf('/') + 1)}`;
  return { path: place, name: nameSchema.safeParse(readPlain(text)).data?.name ?? unnamed };
}

/** Reads the workflows that start pipelines. One that may be somebody else's counts only where there is no other. */
export function readCallers(files: readonly WorkflowFile[]): readonly Caller[] {
  const isOurs = files.some(({ path, text }) => /(?:^|[\\/])run\.yml$/.test(path) && isOurWorkflowFile(text));
  const callers = files.flatMap(({ path, text }) => readCaller(path, text, { isOurs }) ?? []);
  const sure = callers.filter(isSurelyCaller);
  return sure.length > 0 ? sure : callers;
}

/** Finds the first place at which a text is no YAML. */
export function findSyntaxFault(
  text: string,
): { readonly error: YAMLError; readonly line: number; readonly column: number } | undefined {
  const { document, lines } = parseWorkflow(text);
  const [error] = document.errors;
  if (error === undefined) return undefined;
  const { line, col: column } = lines.linePos(error.pos[0]);
  return { error, line, column };
}

/** Reports a workflow that is no YAML. Only one that names Baton is looked at: the others are no concern of ours. */
export function checkSyntax({ path, text }: WorkflowFile): readonly WorkflowProblem[] {
  if (!/baton|\/run\.yml/i.test(text)) return [];
  const fault = findSyntaxFault(text);
  if (fault === undefined) return [];
  const { error, line, column } = fault;
  const message = `${describeSyntaxError(error, text)} Until then GitHub starts nothing from this workflow.`;
  return [{ code: 'BATON-E139', message, file: path, line, column }];
}

/**
 * Returns a sentence if no workflow starts the pipelines. An App needs only the workflow for its agents. A workflow that is no
 * YAML is reported by itself.
 */
export function findUncalled(config: Config, files: readonly WorkflowFile[]): string | undefined {
  if (Object.keys(config.pipelines).length === 0 || readCallers(files).length > 0) return undefined;
  // The workflow of agents hears nothing but the App. One that hears events was meant to start pipelines.
  const isForApp = ({ text }: WorkflowFile): boolean =>
    isAgentWorkflow(text) && !/^ {2}(?:issues|pull_request|issue_comment|schedule):/m.test(text);
  if (files.some((file) => isForApp(file) || checkSyntax(file).length > 0)) return undefined;
  return 'No workflow calls Baton, so nothing ever starts these pipelines; write `.github/workflows/baton.yml` with a job that has `uses: baton-agents/baton/.github/workflows/run.yml@v1`, or let `baton init` write it.';
}

/**
 * Reports workflows of ours that GitHub cannot read, and where those that start pipelines and the config do not fit.
 * `findUncalled` reports that there is none.
 */
export function checkWorkflowFiles(config: Config, files: readonly WorkflowFile[]): readonly WorkflowProblem[] {
  const callers = readCallers(files);
  const [caller] = callers;
  const unreadable = files.flatMap(checkSyntax);
  if (caller === undefined) return unreadable;
  const facts = { caller, callers, named: files.map(readNamedWorkflow) };
  return [
    ...unreadable,
    ...checkWorkflowCrons(config, facts),
    ...checkWorkflowEvents(config, facts),
    ...checkWorkflowChecks(config, facts),
    ...callers.flatMap((each) => [
      ...checkWorkflowCalls(config, each),
      ...checkPermissions(each),
      ...checkWorkflowSecrets(config, each),
      ...checkSettings(each),
    ]),
  ];
}

/** Lists checks that pipelines wait for and that are those of no workflow file. */
export function listCheckWarnings(config: Config, files: readonly WorkflowFile[]): readonly WorkflowProblem[] {
  const callers = readCallers(files);
  const [caller] = callers;
  return caller === undefined ? [] : listUnknownChecks(config, { caller, callers, named: files.map(readNamedWorkflow) });
}
