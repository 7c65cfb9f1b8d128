import { join, relative } from 'node:path';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { listNotes } from '../../../core/config/config-notes.ts';
import { parseWholeConfig } from '../../../core/config/parse/parse-whole-config.ts';
import type { WorkflowProblem } from '../../../core/config/workflow/check-crons.ts';
import { oneLine } from '../../../core/markdown/elements.ts';
import { type Problem, problemText } from '../../../core/problem.ts';
import { checkWorkflows } from '../../shared/check-workflows.ts';
import type { JobContext } from '../job/job-context.ts';
import { readConfigFile } from '../job/read-config.ts';
import { updateConfigIssue } from '../report/config-issue.ts';
import { writeSummary } from '../report/summary.ts';
import { createActionOctokit } from '../wire/octokit.ts';

/**
 * Checks the configuration of the checkout, a pull request's too: it is read, and nothing of it is run. Each fault becomes
 * an annotation at its line. For a push to the default branch, one issue says it until it is mended (U18). Returns whether
 * the configuration is free of faults.
 */
export async function validate(context: JobContext): Promise<boolean> {
  const { inputs, job, log } = context;
  const text = readConfigFile({ configFolder: job.workspace }, inputs.config);
  if (text === undefined) {
    throw new Error(
      `BATON-E913: ${inputs.config} is no plain file of at most 64 KB in the workspace. Check the repository out before this step, or name its path in the input config.`,
    );
  }
  const config = await parseWholeConfig(text);
  const found = config.ok ? checkWorkflows(join(job.workspace, inputs.config), config.value) : undefined;
  const problems = config.ok ? findDrift(context, found?.problems ?? []) : config.error;
  if (config.ok) for (const note of listNotes(config.value)) log.info(note);
  for (const { path, message } of found?.warnings ?? []) log.warning(`${path}: ${message}`);
  for (const problem of problems) annotate(context, problem);
  if (isOfDefaultBranch(context)) {
    const octokit = await createActionOctokit(context);
    const ports = createGitHub({ octokit, repository: job.repository, clock: createSystemClock() });
    await updateConfigIssue(context, { ports, text });
  }
  const faults = problems.length === 1 ? '1 fault' : `${problems.length} faults`;
  const lines = problems.map((problem) => `- ${oneLine(`${renderPosition(context, problem)}: ${problemText(problem)}`, 600)}`);
  await writeSummary(
    context,
    problems.length === 0 ? `${inputs.config} is valid.` : `${inputs.config} has ${faults}.\n\n${lines.join('\n')}`,
  );
  // The job fails without an error of ours: the faults are the user's, and they are reported.
  return problems.length === 0;
}

type LocatedProblem = Problem & { readonly file?: string };

function findDrift({ job }: JobContext, problems: readonly WorkflowProblem[]): readonly LocatedProblem[] {
  return problems.map((problem) => ({ ...problem, file: relative(job.workspace, problem.file) }));
}

function annotate(context: JobContext, problem: LocatedProblem): void {
  const { file = context.inputs.config, line = 1, column, code, message } = problem;
  context.log.error(`${code}: ${renderPosition(context, problem)}: ${message}`, { file, line, column });
}

function renderPosition({ inputs }: JobContext, { file = inputs.config, line = 1, column = 1 }: LocatedProblem): string {
  return `${file}:${line}:${column}`;
}

function isOfDefaultBranch({ job }: JobContext): boolean {
  return job.eventName === 'push' && job.payload.ref === `refs/heads/${job.repository.defaultBranch}`;
}
