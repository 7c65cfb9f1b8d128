import { createActionLog } from '../../../adapters/log/action-log.ts';
import { listNotes } from '../../../core/config/config-notes.ts';
import { parseWholeConfig } from '../../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import type { Problem } from '../../../core/problem.ts';
import { checkWorkflows } from '../../shared/check-workflows.ts';
import { type ConfigWarning, listConfigWarnings } from '../files/config-warnings.ts';
import { findConfigFile } from '../files/find-config.ts';
import { printFindings } from '../files/painted.ts';
import { printJson, readBytes } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';

interface ValidateOptions {
  readonly config?: string;
  readonly json?: boolean;
}

function chooseFile(named: string | undefined, { config }: ValidateOptions): string | undefined {
  if (named === undefined || config === undefined) return named ?? config;
  throw new UsageError(`${named} and --config ${config} name two configurations. Leave one of them out.`);
}

/**
 * Checks the configuration and the workflows beside it. Returns 0 if both are valid, else prints every problem and returns 1.
 * Prints valid settings that may surprise on stderr.
 */
export async function validate(named: string | undefined, options: ValidateOptions): Promise<number> {
  const file = findConfigFile(chooseFile(named, options));
  const config = await parseWholeConfig(readBytes(file).toString('utf8'));
  const { problems, notes, warnings } = config.ok
    ? inspect(file, config.value)
    : { problems: config.error, notes: [], warnings: [] };
  for (const note of notes) process.stderr.write(`${note}\n`);
  const valid = problems.length === 0;
  if (options.json === true) printJson({ valid, problems, notes, ...(warnings.length === 0 ? {} : { warnings }) });
  else if (config.ok && valid) {
    const { pipelines, agents } = config.value;
    const lines = warnings.map(({ path, message }) => `warning: ${path}: ${message}\n`).join('');
    printFindings(`${file} is valid: ${count(pipelines, 'pipeline')}, ${count(agents, 'agent')}.\n${lines}`);
  } else printFindings(problems.map((problem) => describe(problem, file)).join(''));
  if (options.json !== true && process.env.GITHUB_ACTIONS === 'true') annotate(problems, file);
  return valid ? 0 : 1;
}

interface Findings {
  readonly problems: readonly (Problem & { readonly file?: string })[];
  readonly notes: readonly string[];
  readonly warnings: readonly ConfigWarning[];
}

/** Returns what there is to be said about a config whose own text has no fault. */
function inspect(file: string, config: Config): Findings {
  const { problems, warnings } = checkWorkflows(file, config);
  return { problems, notes: listNotes(config), warnings: [...listConfigWarnings(config), ...warnings] };
}

function describe(problem: Problem & { readonly file?: string }, config: string): string {
  const { file = config, line = 1, column = 1, code, message } = problem;
  return `${file}:${line}:${column}: ${code} ${message}\n`;
}

/** Prints each problem as an annotation in a job of GitHub Actions, which shows it at its line, in the pull request too (U18). */
function annotate(problems: readonly (Problem & { readonly file?: string })[], config: string): void {
  const log = createActionLog();
  for (const { file = config, line = 1, column, code, message } of problems)
    log.error(`${code}: ${message}`, { file, line, column });
}

function count(map: object, what: string): string {
  const { length } = Object.keys(map);
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}
