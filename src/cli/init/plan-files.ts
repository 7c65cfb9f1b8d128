import { parseWholeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { readYaml } from '../../core/config/parse/read-yaml.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { listPermissionWarnings } from '../../core/config/workflow/check-permissions.ts';
import { listRunNameWarnings } from '../../core/config/workflow/check-run-names.ts';
import {
  checkWorkflowFiles,
  listCheckWarnings,
  readCallers,
  type WorkflowFile,
} from '../../core/config/workflow/check-workflow-files.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { addPublicKey, addRecipe, addSchemaLine, type RecipeEntries, renderEmptyConfig } from './build-config.ts';
import { type CallerNeeds, deriveCallerNeeds } from './caller-needs.ts';
import { setValue } from './edit-yaml.ts';
import { findCallingJob, mergeCaller } from './merge-caller.ts';
import type { Checkout, CheckoutFile } from './open-checkout.ts';
import { findValue, findYamlFault } from './read-yaml-text.ts';
import { renderCaller, renderUses } from './render-caller.ts';
import type { NextFile } from './show-diff.ts';

export interface FileWishes {
  /** The recipe to add; undefined where the config stays what it is. */
  readonly entries: RecipeEntries | undefined;
  readonly publicKey: string;
  readonly runName: string;
  /** The repository of Baton and the ref. */
  readonly source: string;
  /** True when the user chose the source. A workflow that is there keeps its own otherwise. */
  readonly isSourceChosen: boolean;
  /** All workflow files that are there, by which names of checks are judged. */
  readonly workflows: readonly WorkflowFile[];
}

export interface PlannedFiles {
  readonly files: readonly NextFile[];
  readonly config: Config;
  readonly needs: CallerNeeds;
  /** Sentences about what of the recipe was not added as it is, and faults of the workflow as `baton validate` says them. */
  readonly notes: readonly string[];
}

/** Plans both files. Fails with sentences when one of them has faults: `init` adds to files that it understands, and to no others. */
export async function planFiles(checkout: Checkout, wishes: FileWishes): Promise<Result<PlannedFiles, readonly string[]>> {
  const { path: place, text: before = '' } = checkout.config;
  const yaml = before.trim() === '' ? undefined : readYaml(before);
  if (yaml?.ok === false) return failure(listProblems(place, yaml.error));
  const { text, notes } = planConfig(before, wishes);
  const config = await parseWholeConfig(text);
  if (!config.ok) return failure(await describeFaults(before, { place, problems: config.error }));
  const needs = deriveCallerNeeds(config.value);
  const workflow = planWorkflow(checkout.workflow, { needs, wishes });
  if (!workflow.ok) return failure([workflow.error]);
  const { path } = checkout.workflow;
  const written = [{ path, text: workflow.value }];
  const problems = [
    ...checkWorkflowFiles(config.value, written),
    ...listCheckWarnings(config.value, [...written, ...wishes.workflows]),
    ...listPermissionWarnings(readCallers(written)),
    ...listRunNameWarnings(written),
  ];
  return success({
    config: config.value,
    needs,
    files: [
      { file: checkout.config, next: text },
      { file: checkout.workflow, next: workflow.value },
    ],
    notes: [...notes, ...listProblems(path, problems)],
  });
}

/**
 * Describes why a config cannot be written. Faults that the file has already stand at its own lines; others come with the recipe.
 */
async function describeFaults(
  before: string,
  { place, problems }: { readonly place: string; readonly problems: readonly Problem[] },
): Promise<readonly string[]> {
  const own = await parseWholeConfig(before);
  if (!own.ok && before.trim() !== '') return listProblems(place, own.error);
  return [
    `${place}: with the recipe added it would have faults. Write \`agents\` and \`pipelines\` with one key on each line, not between braces, or take another recipe.`,
    ...problems.map(({ code, message }) => `  ${code} ${message}`),
  ];
}

function listProblems(path: string, problems: readonly Problem[]): readonly string[] {
  return problems.map(({ line = 1, column = 1, code, message }) => `${path}:${line}:${column}: ${code} ${message}`);
}

function planConfig(before: string, { entries, publicKey, source }: FileWishes): ReturnType<typeof addRecipe> {
  const withKey = addPublicKey(before.trim() === '' ? renderEmptyConfig() : before, publicKey);
  const { text, notes } = addRecipe(withKey, entries ?? { agents: [], pipelines: [] });
  // The schema of that version; constant until a release has an address of its own.
  return { text: addSchemaLine(text, `https://raw.githubusercontent.com/${source.replace('@', '/')}/schema.json`), notes };
}

function planWorkflow(
  { path, text }: CheckoutFile,
  { needs, wishes }: { readonly needs: CallerNeeds; readonly wishes: FileWishes },
): Result<string, string> {
  const { source, runName, isSourceChosen } = wishes;
  if (text === undefined || text.trim() === '') return success(renderCaller({ needs, source, runName }));
  const fault = findYamlFault(text);
  if (fault !== undefined) return failure(`${path}:${fault}`);
  if (findCallingJob(text) === undefined)
    return failure(
      `${path} is there already and does not call Baton, so nothing was changed. Give that workflow another name, say ${path.replace('baton.yml', 'other.yml')}, and run \`baton init\` again.`,
    );
  const merged = mergeCaller(isSourceChosen ? setSource(text, renderUses(source)) : text, { needs, runName });
  return merged.ok ? merged : failure(`${path}: ${merged.error}.`);
}

/** Points the job that calls Baton to another source. */
function setSource(text: string, uses: string): string {
  const job = findCallingJob(text);
  return job === undefined || findValue(text, ['jobs', job, 'uses']) === uses
    ? text
    : setValue({ text, path: ['jobs', job, 'uses'] }, uses);
}
