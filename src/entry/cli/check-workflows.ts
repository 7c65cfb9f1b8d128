import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { WorkflowProblem } from '../../core/config/check-workflow-crons.ts';
import { checkWorkflowFiles } from '../../core/config/check-workflow-files.ts';
import type { Config } from '../../core/config/config-schema.ts';

/** What is wrong with the workflows beside a config that lies in `.github`; one that lies elsewhere has none. */
export function checkWorkflows(configPath: string, config: Config): readonly WorkflowProblem[] {
  const folder = join(dirname(configPath), 'workflows');
  if (basename(dirname(configPath)) !== '.github' || !existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  const paths = names.toSorted().map((name) => join(folder, name));
  return checkWorkflowFiles(
    config,
    paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
