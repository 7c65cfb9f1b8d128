import { z } from 'zod';
import { sampleJob } from '../../../terminal/trigger/build-event.ts';
import { request } from '../../world/ask-as-person.ts';
import type { World } from '../../world/world.ts';

interface FailingCheck {
  /** The name of the workflow. */
  readonly workflow: string;
  /** The number of the pull request; undefined for the default branch. */
  readonly subject: number | undefined;
  readonly defaultBranch: string;
}

/** Reports a workflow run that failed, with a made-up log. The workflow itself does not run, so it need not exist. */
export async function failCheck(world: World, { workflow, ...place }: FailingCheck): Promise<void> {
  const { server, repository } = world;
  const { branch, sha, actor } = await readHead(world, place);
  const run = {
    id: server.newRunId(),
    repository: repository.name,
    workflow: '.github/workflows/made-up-check.yml',
    workflowName: workflow,
    title: workflow,
    event: place.subject === undefined ? 'push' : 'pull_request',
    headSha: sha,
    headBranch: branch,
    attempt: 1,
    actor,
  };
  const now = new Date().toISOString();
  const log = `${sampleJob.log}\n##[error]Process completed with exit code 1.`;
  const step = { name: sampleJob.step, conclusion: 'failure', startedAt: now, completedAt: now, log };
  server.reportRun({ ...run, status: 'in_progress', conclusion: null });
  const identity = { id: server.newJobId(), runId: run.id, name: sampleJob.name };
  server.reportJob({ ...identity, status: 'completed', conclusion: 'failure', steps: [step] });
  server.reportRun({ ...run, status: 'completed', conclusion: 'failure' });
}

interface Head {
  readonly branch: string;
  readonly sha: string;
  /** The login of the person who pushed. */
  readonly actor: string;
}

const userSchema = z.object({ login: z.string() });
const pullSchema = z.object({ head: z.object({ ref: z.string(), sha: z.string() }), user: userSchema });
const branchSchema = z.object({ commit: z.object({ sha: z.string() }) });

async function readHead(world: World, { subject, defaultBranch }: Omit<FailingCheck, 'workflow'>): Promise<Head> {
  const token = world.tokens.reporter;
  const read = (path: string): Promise<unknown> => request(world, { token, method: 'GET', path });
  if (subject !== undefined) {
    const { head, user } = pullSchema.parse(await read(`/pulls/${subject}`));
    return { branch: head.ref, sha: head.sha, actor: user.login };
  }
  const { commit } = branchSchema.parse(await read(`/branches/${defaultBranch}`));
  const response = await fetch(`${world.server.apiUrl}/user`, { headers: { authorization: `Bearer ${token}` } });
  return { branch: defaultBranch, sha: commit.sha, actor: userSchema.parse(await response.json()).login };
}
