import type { State } from '../pipeline/state.ts';
import type { EndBody } from '../record/record.ts';

/** What a report of a failure needs: names, versions and where it ran, one fact a line. */
export function renderFacts(state: State, facts: { readonly end: EndBody; readonly version?: string | undefined }): string {
  const { run, tasks } = state;
  const last = tasks.at(-1);
  const workflowRun = last?.body.workflowRun ?? run.body.workflowRun;
  return [
    ...(facts.version === undefined ? [] : [`baton: ${facts.version}`]),
    `run: ${run.run}`,
    `pipeline: ${run.body.pipeline}`,
    `configuration: ${run.body.commit}`,
    `last task: ${last === undefined ? '(none)' : `${last.body.stage}, attempt ${last.attempt}, execution ${last.execution}`}`,
    ...(last === undefined ? [] : [`agent: ${nameAgent(last.body)}`]),
    `workflow run: ${workflowRun.id}, attempt ${workflowRun.attempt}${workflowRun.job === undefined ? '' : `, job ${workflowRun.job}`}`,
    `ended: ${facts.end.finishedAt}, ${facts.end.reason}`,
  ].join('\n');
}

/** Its engine, its model, and that it was not isolated, as far as they are known. */
function nameAgent({ agent, engine, usage, isolated, prompt }: State['tasks'][number]['body']): string {
  const model = usage?.model === undefined ? '' : `, ${usage.model}`;
  return `${agent} (${engine}${model}${isolated || prompt === undefined ? '' : ', not isolated'})`;
}
