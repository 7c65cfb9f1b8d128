import type { ReportedRun, RunReport } from '../report/run-report.ts';
import { isOwnBranch } from './act/make-change.ts';
import type { TryFiles } from './write-files.ts';

const mostDiffLines = 200;

/** Renders what happened: each run with its stages, its branches and pull requests, and what went wrong. */
export function renderTry(report: RunReport, files: TryFiles): string {
  const pulls = report.threads.filter(({ pull }) => pull !== undefined && !isOwnBranch(pull.head));
  const failed = report.jobs.filter(({ conclusion }) => conclusion === 'failure');
  const blocks = [
    ...report.runs.map((run) => renderRun(run, files)),
    ...report.steps.map(({ job, outcome, output }) => `Job ${job}: ${outcome}\n${indent(output)}`),
    ...report.branches.map(({ name, diff }) => `Branch ${name}:\n${cut(diff, files.branches[name] ?? '')}`),
    ...pulls.map(({ number, title }) => `Pull request #${number}: ${title}`),
    ...report.failures.map((failure) => `GitHub would refuse the workflow: ${failure}`),
    ...failed.map(({ name, errors }) => `Job ${name} failed:\n${indent(errors.join('\n'))}`),
  ];
  return blocks.map((block) => `${block}\n`).join('\n');
}

function renderRun({ run, outcome, stages }: ReportedRun, { prompts }: TryFiles): string {
  const width = Math.max(0, ...stages.map(({ name }) => name.length));
  const lines = stages.flatMap(({ name, agent, status, executions }) => [
    `  ${name.padEnd(width)}  ${status} (${agent})`,
    ...executions.flatMap(({ execution, failure }) => {
      const prompt = prompts[`${run}.${name}.${execution}`];
      return [
        ...(failure === undefined ? [] : [`    ${failure.message}`]),
        ...(prompt === undefined ? [] : [`    prompt: ${prompt}`]),
      ];
    }),
  ]);
  return [`Run ${run}: ${outcome ?? 'waits for a person'}`, ...lines].join('\n');
}

function cut(diff: string, file: string): string {
  const lines = diff.split('\n');
  if (lines.length <= mostDiffLines) return diff;
  return `${lines.slice(0, mostDiffLines).join('\n')}\n… ${lines.length - mostDiffLines} more lines in ${file}`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
