import { createActionLog } from '../../adapters/log/action-log.ts';
import { parseWholeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { readWorkflowFiles } from '../../host/check-workflows.ts';
import { inspectConfig, locationOf, renderPlace, renderWarning } from '../../host/inspect-config.ts';
import { listConfigWarnings, listGatewayNotes } from '../../terminal/files/config-warnings.ts';
import { readConfigFile } from '../../terminal/files/load-config.ts';
import { printFindings } from '../../terminal/files/painted.ts';
import { printAside, printJson } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

interface ValidateOptions {
  readonly config?: string;
  readonly json?: boolean;
}

function chooseFile(named: string | undefined, { config }: ValidateOptions): string | undefined {
  if (named === undefined || config === undefined) return named ?? config;
  throw new UsageError(`${named} and --config ${config} name two configurations. Leave one of them out.`);
}

/**
 * Checks the configuration and the workflows and files beside it. Returns 0 if all are valid, else prints every problem and
 * returns 1. Prints valid settings that may surprise on stderr.
 */
export async function validate(named: string | undefined, options: ValidateOptions): Promise<number> {
  const { path, name: file, text } = readConfigFile(chooseFile(named, options));
  const config = await parseWholeConfig(text);
  const { problems, notes, warnings } = config.ok
    ? await inspect(path, { text, config: config.value })
    : { problems: config.error, notes: [], warnings: [] };
  for (const note of notes) printAside(`${note}\n`);
  const valid = problems.length === 0;
  if (options.json === true) printJson({ valid, problems, notes, warnings: warnings.length === 0 ? undefined : warnings });
  else {
    const { pipelines = {}, agents = {} } = config.ok ? config.value : {};
    const verdict = valid ? `${file} is valid: ${count(pipelines, 'pipeline')}, ${count(agents, 'agent')}.\n` : '';
    const faults = problems.map((problem) => `${renderPlace(problem, file)}: ${problem.code} ${problem.message}\n`);
    const asides = warnings.map((warning) => `warning: ${renderWarning(warning, file)}\n`);
    printFindings([verdict, ...faults, ...asides].join(''));
  }
  if (options.json !== true && process.env.GITHUB_ACTIONS === 'true') annotate({ problems, warnings }, file);
  return valid ? 0 : 1;
}

/** Returns what there is to be said about a config whose own text has no fault. */
async function inspect(
  file: string,
  config: { readonly text: string; readonly config: Config },
): ReturnType<typeof inspectConfig> {
  const found = await inspectConfig(file, config);
  const workflows = found.problems.some(({ code }) => code === 'BATON-E139') ? [] : readWorkflowFiles(file);
  // GitHub's schema of workflows is a fifth of all that this command would load.
  const callers = workflows.length === 0 ? undefined : (await import('../../lab/world/check-callers.ts')).checkCallers(workflows);
  return {
    ...found,
    notes: [...found.notes, ...listGatewayNotes(config.config), ...(await listAssumed(config))],
    problems: [...found.problems, ...(callers?.problems ?? [])],
    warnings: [...listConfigWarnings(config.config), ...found.warnings, ...(callers?.warnings ?? [])],
  };
}

/** Lists models whose price is assumed. The list of prices is long, so it is not read where no cost is limited. */
async function listAssumed({ text, config }: { readonly text: string; readonly config: Config }): Promise<readonly string[]> {
  if (!text.includes('max-cost-usd')) return [];
  const { listAssumedPrices } = await import('../../terminal/files/assumed-prices.ts');
  return listAssumedPrices(config);
}

/** Prints what has a line as an annotation in a job of GitHub Actions, which shows it there, in the pull request too (U18). */
function annotate(
  { problems, warnings }: Pick<Awaited<ReturnType<typeof inspectConfig>>, 'problems' | 'warnings'>,
  config: string,
): void {
  const log = createActionLog();
  for (const { code, message, line = 1, ...place } of problems)
    log.error(`${code}: ${message}`, locationOf({ ...place, line }, config));
  for (const { code = '', message, ...place } of warnings)
    if (place.line !== undefined) log.warning(`${code}: ${message}`, locationOf(place, config));
}

function count(map: object, what: string): string {
  const { length } = Object.keys(map);
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}
