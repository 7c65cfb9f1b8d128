import { z } from 'zod';
import { type DispatchedRun, GitHubError } from '../../ports/github.ts';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

export interface WorkflowFile {
  /** Name of the file in `.github/workflows`, or its id. */
  readonly workflowFile: string;
  /** Branch whose version of the file runs. */
  readonly ref: string;
}

const detailsSchema = z.object({ workflow_run_id: z.int(), html_url: z.string() });

/** One POST, or two where the server does not know `return_run_details`. Undefined when it accepted without an id. */
export async function dispatchWorkflow(
  client: GitHubClient,
  workflow: WorkflowFile,
  inputs: Readonly<Record<string, string>>,
): Promise<DispatchedRun | undefined> {
  try {
    return await post(client, workflow, { inputs, return_run_details: true });
  } catch (error) {
    if (error instanceof GitHubError && isUnknownParameter(error)) {
      return await post(client, workflow, { inputs });
    }
    throw error;
  }
}

interface Parameters {
  readonly inputs: Readonly<Record<string, string>>;
  readonly return_run_details?: boolean;
}

async function post(
  { octokit, base }: GitHubClient,
  { workflowFile, ref }: WorkflowFile,
  parameters: Parameters,
): Promise<DispatchedRun | undefined> {
  const route = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';
  const request = octokit.request(route, { ...base, workflow_id: workflowFile, ref, ...parameters, request: { retries: 0 } });
  const details = detailsSchema.safeParse((await translated(request)).data);
  return details.success ? { id: details.data.workflow_run_id, url: details.data.html_url } : undefined;
}

function isUnknownParameter({ status, message }: GitHubError): boolean {
  return (status === 400 || status === 422) && message.includes('return_run_details');
}
