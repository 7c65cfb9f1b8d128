import type { WorkflowProblem } from '../../core/config/workflow/check-crons.ts';
import { readCallers, type WorkflowFile } from '../../core/config/workflow/check-workflow-files.ts';
import { type Caller, type CallerJob, isAgentWorkflow } from '../../core/config/workflow/read-caller.ts';
import { evaluateExpression, isTruthy } from '../../local/runner/expression/evaluate-expression.ts';
import { listFaults, readWorkflow } from '../../local/runner/workflow/read-workflow.ts';
import { WorkflowError } from '../../local/runner/workflow/workflow-error.ts';

interface CallerFindings {
  readonly problems: readonly WorkflowProblem[];
  readonly warnings: readonly WorkflowProblem[];
}

/** Checks the workflows that call Baton by GitHub's own schema, and their conditions by its own expressions. */
export function checkCallers(files: readonly WorkflowFile[]): CallerFindings {
  const callers = readCallers(files);
  const calling = files.filter(({ path, text }) => callers.some(({ file }) => file === path) || isAgentWorkflow(text));
  const problems = calling.flatMap(checkForm);
  return { problems, warnings: problems.length > 0 ? [] : callers.flatMap(listSkipped) };
}

/** The lines to write in place of a word that GitHub does not know there. */
const meant: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/'labels?'$/, 'write `types: [labeled]` here, and the labels in the configuration: `issues: { labels: [agent-ready] }`'],
  [/'(?:issue|pull-requests?|pull_requests|comment)'$/, 'write `issues`, `pull_request` or `issue_comment`'],
  [/named-value: '(?:env|vars|secret)'/, 'write `${{ secrets.NAME }}` with the name of a secret of the repository'],
  [/cron/i, 'write five fields, such as `0 9 * * 1`: minute, hour, day, month, day of the week'],
];

function checkForm({ path: file, text }: WorkflowFile): readonly WorkflowProblem[] {
  return listFaults(file, text).map(({ message, line = 1 }) => {
    const words = message.replace(/\.$/, '');
    const remedy = meant.find(([pattern]) => pattern.test(words))?.[1] ?? 'take it out, or write what GitHub knows there';
    return {
      code: 'BATON-E139',
      message: `GitHub refuses the workflow (${words}), and starts nothing from it; ${remedy}.`,
      file,
      line,
      column: 1,
    };
  });
}

function listSkipped(caller: Caller): readonly WorkflowProblem[] {
  return caller.jobs
    .filter((job) => skipsTasks(caller, job))
    .map(({ name }) => {
      const path = ['jobs', name, 'if'];
      const message = `The \`if\` of the job \`${name}\` is \`${caller.find(path)}\`, which does not hold when Baton starts the workflow for a task (\`workflow_dispatch\`), so the first stage is never followed by another; take it out: \`on\` of the configuration says what starts a pipeline.`;
      return { code: 'BATON-E156', message, file: caller.file, ...caller.placeOf(path) };
    });
}

/** Returns whether the `if` of a job surely leaves out the workflow runs that carry out tasks. */
function skipsTasks({ file, text, find }: Caller, { name }: CallerJob): boolean {
  const condition = String(find(['jobs', name, 'if']) ?? '');
  // What else it reads is not known here.
  if (condition === '' || /\b(?:vars\.(?!BATON_MODE\b)|needs\.|github\.(?!event\b|event_name\b|actor\b))/.test(condition))
    return false;
  const inputs = { task: '{}', event: '', pipeline: '' };
  const github = { event_name: 'workflow_dispatch', event: { inputs }, actor: 'github-actions[bot]' };
  try {
    const job = readWorkflow(file, text).jobs.find(({ key }) => key === name);
    const functions = { success: () => true, always: () => true, failure: () => false, cancelled: () => false };
    const scope = { contexts: { github, inputs, vars: {} }, functions };
    return job !== undefined && !isTruthy(evaluateExpression(job.condition.expression, scope));
  } catch (error) {
    // What the local runner cannot do is no fault of the workflow.
    if (error instanceof WorkflowError) return false;
    throw error;
  }
}
