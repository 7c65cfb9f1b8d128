import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { YamlSource } from '../core/config/parse/yaml-source.ts';
import type { Config } from '../core/config/schema/config-schema.ts';
import { listGroupWarnings } from '../core/config/workflow/check-calls.ts';
import type { WorkflowProblem } from '../core/config/workflow/check-crons.ts';
import { hearsComments, listUnheardAnswers } from '../core/config/workflow/check-events.ts';
import { listPermissionWarnings } from '../core/config/workflow/check-permissions.ts';
import { listRunNameWarnings } from '../core/config/workflow/check-run-names.ts';
import { listRunnerWarnings } from '../core/config/workflow/check-runners.ts';
import { listSecretWarnings } from '../core/config/workflow/check-secrets.ts';
import { listSettingWarnings } from '../core/config/workflow/check-settings.ts';
import {
  checkWorkflowFiles,
  findUncalled,
  listCheckWarnings,
  readCallers,
  type WorkflowFile,
} from '../core/config/workflow/check-workflow-files.ts';

interface WorkflowFindings {
  readonly problems: readonly WorkflowProblem[];
  readonly warnings: readonly (WorkflowProblem | ReturnType<typeof listRunnerWarnings>[number])[];
}

/** Returns whether a config stands in a folder `.github`, so that the files of its repository are known. */
export function isInRepository(configPath: string): boolean {
  return configPath !== '-' && basename(dirname(resolve(configPath))) === '.github';
}

/** Compares a config with the workflow files beside it. */
export function checkWorkflows(
  configPath: string,
  { config, source }: { readonly config: Config; readonly source: YamlSource },
): WorkflowFindings {
  const files = readWorkflowFiles(configPath);
  const uncalled = isInRepository(configPath) ? findUncalled(config, files) : undefined;
  const lacking =
    uncalled === undefined
      ? []
      : [{ ...source.problem({ code: 'BATON-E138', message: uncalled, path: ['pipelines'], at: 'key' }), file: configPath }];
  const callers = readCallers(files);
  return {
    problems: [...lacking, ...checkWorkflowFiles(config, files)],
    warnings: [
      ...listCheckWarnings(config, files),
      ...listUnheardAnswers(config, callers),
      ...listPermissionWarnings(callers),
      ...listRunNameWarnings(files),
      ...listRunnerWarnings(config, callers),
      ...listGroupWarnings(callers),
      ...listSecretWarnings(callers),
      ...listSettingWarnings(callers, configPath),
    ],
  };
}

/** Returns whether the workflows of a checkout pass comments on to Baton, wherever its config stands; undefined where there are none. */
export function readHearing(checkout: string): boolean | undefined {
  return hearsComments(readCallers(readWorkflowFiles(join(checkout, '.github/baton.yml'))));
}

/** Reads the workflow files that belong to a config in `.github`. A config in another place has no workflow files beside it. */
export function readWorkflowFiles(configPath: string): readonly WorkflowFile[] {
  const folder = join(dirname(configPath), 'workflows');
  if (!isInRepository(configPath) || !existsSync(folder)) return [];
  // A link could lead out of a pull request's code.
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name));
  const paths = files.map(({ name }) => join(folder, name)).toSorted();
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
