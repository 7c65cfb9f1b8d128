import { join, relative } from 'node:path';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import { parseWholeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { oneLine } from '../../core/markdown/elements.ts';
import { problemText } from '../../core/problem.ts';
import { inspectConfig, type LocatedProblem, locationOf, renderPlace, renderWarning } from '../../host/inspect-config.ts';
import type { JobContext } from '../job/job-context.ts';
import { readConfigFile } from '../job/read-config.ts';
import { updateConfigIssue } from '../report/config-issue.ts';
import { writeSummary } from '../report/summary.ts';
import { createActionOctokit } from '../wire/octokit.ts';

/**
 * Checks the configuration of the checkout, a pull request's too: it is read, and nothing of it is run. Each fault becomes
 * an annotation at its line. For a push to the default branch, one issue says it until it is fixed (U18). Returns whether
 * the configuration is free of faults.
 */
export async function validate(context: JobContext): Promise<boolean> {
  const { inputs, job, log } = context;
  const text = readConfigFile({ configFolder: job.workspace }, inputs.config);
  if (text === undefined) {
    throw new Error(
      `BATON-E913: ${inputs.config} is not a regular file of at most 64 KB in the workspace. Check the repository out before this step, or name its path in the input config.`,
    );
  }
  const config = await parseWholeConfig(text);
  const { defaultBranch } = job.repository;
  const file = join(job.workspace, inputs.config);
  const found = config.ok ? await inspectConfig(file, { text, config: config.value, defaultBranch }) : undefined;
  const problems = config.ok ? relocate(context, found?.problems ?? []) : config.error;
  for (const note of found?.notes ?? []) log.info(note);
  for (const warning of relocate(context, found?.warnings ?? []))
    log.warning(renderWarning(warning, inputs.config), locationOf(warning, inputs.config));
  for (const problem of problems) annotate(context, problem);
  if (isOfDefaultBranch(context)) {
    const octokit = await createActionOctokit(context);
    const ports = createGitHub({ octokit, repository: job.repository, clock: createSystemClock() });
    await updateConfigIssue(context, { ports, text });
  }
  const faults = problems.length === 1 ? '1 fault' : `${problems.length} faults`;
  const lines = problems.map(
    (problem) => `- ${oneLine(`${renderPlace(problem, context.inputs.config)}: ${problemText(problem)}`, 600)}`,
  );
  await writeSummary(
    context,
    problems.length === 0 ? `${inputs.config} is valid.` : `${inputs.config} has ${faults}.\n\n${lines.join('\n')}`,
  );
  // The job fails without an error of ours: the faults are the user's, and they are reported.
  return problems.length === 0;
}

/** Returns findings with the files relative to the root of the repository, as annotations need them. */
function relocate<T extends { readonly file?: string }>({ job }: JobContext, found: readonly T[]): readonly T[] {
  return found.map((each) => (each.file === undefined ? each : { ...each, file: relative(job.workspace, each.file) }));
}

function annotate({ inputs, log }: JobContext, problem: LocatedProblem): void {
  const { line = 1, code, message } = problem;
  log.error(`${code}: ${renderPlace(problem, inputs.config)}: ${message}`, locationOf({ ...problem, line }, inputs.config));
}

function isOfDefaultBranch({ job }: JobContext): boolean {
  return job.eventName === 'push' && job.payload.ref === `refs/heads/${job.repository.defaultBranch}`;
}
