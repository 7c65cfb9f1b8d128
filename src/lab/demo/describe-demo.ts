import type { DemoDocument, DemoResult } from './demo-result.ts';

/** Says in words what the demo has seen: workflows and jobs that failed, how the run ended, and what GitHub was asked. */
export function describeDemo({ document, jobs, report, testsPass }: DemoResult): readonly string[] {
  const failed = jobs.filter(({ conclusion }) => conclusion === 'failure');
  const tests =
    testsPass === undefined ? [] : [`The tests of the example ${testsPass ? 'pass' : 'fail'} on the branch of the pull request.`];
  return [
    ...report.failures.map((failure) => `Workflow: ${failure}`),
    ...failed.flatMap(({ name, workflowRun, errors }) => [
      `Job ${name} of workflow run ${workflowRun} failed:`,
      ...errors.map((error) => `  ${error}`),
    ]),
    describeRun(document),
    ...tests,
    describeCounts(document),
  ];
}

function describeRun({ run, outcome, tasks, pullRequests }: DemoDocument): string {
  if (run === null) return 'No run was recorded: the label started nothing.';
  const stages = tasks.map(({ stage, outcome, reason }) => `${stage} ${outcome}${reason === null ? '' : ` (${reason})`}`);
  const pulls = pullRequests.map(({ number }) => ` Pull request #${number} was opened.`);
  const done = stages.length === 0 ? 'No stage has ended' : stages.join(', ');
  return `Run ${run}: ${outcome ?? 'no end recorded'}. ${done}.${pulls.join('')}`;
}

function describeCounts({ requests: { total, byJob } }: DemoDocument): string {
  const counts = Object.entries(byJob).map(([job, count]) => `${job} ${count}`);
  return `${total} requests to GitHub${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`;
}
