import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../../core/config/schema/config-schema.ts';
import type { WorkflowProblem } from '../../core/config/workflow/check-crons.ts';
import { listRunnerWarnings } from '../../core/config/workflow/check-runners.ts';
import { checkCallers, readCallers, type WorkflowFile } from '../../core/config/workflow/check-workflow-files.ts';

interface WorkflowFindings {
  readonly problems: readonly WorkflowProblem[];
  readonly warnings: ReturnType<typeof listRunnerWarnings>;
}

/** Compares a config with the workflow files beside it. */
export function checkWorkflows(configPath: string, config: Config): WorkflowFindings {
  const callers = readCallers(readWorkflowFiles(configPath));
  return { problems: checkCallers(config, callers), warnings: listRunnerWarnings(config, { callers }) };
}

/** Reads the workflow files that belong to a config in `.github`. A config in another place has no workflow files beside it. */
function readWorkflowFiles(configPath: string): readonly WorkflowFile[] {
  const folder = join(dirname(configPath), 'workflows');
  if (basename(dirname(configPath)) !== '.github' || !existsSync(folder)) return [];
  // A link could lead out of a pull request's code.
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name));
  const paths = files.map(({ name }) => join(folder, name)).toSorted();
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
