// This folder reads what the runner gives a job: inputs, event, secrets, order and configuration. All of it is untrusted and
// parsed here, and the mode is chosen from it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import type { Subject } from '../../core/trigger/trigger.ts';
import type { Job } from './job-context.ts';
import type { Environment } from './job-io.ts';

/** The fields that every payload has. Each mode parses the other fields with a schema of its own. */
const payloadSchema = z.looseObject({
  repository: z.looseObject({ id: z.int(), default_branch: z.string(), private: z.boolean() }),
});

/** The limits of the event. GitHub sends at most 25 MB. */
const limits = { maxBytes: 64 * 1024 * 1024, maxDepth: 64, maxNodes: 2_000_000 };

export function readJob(environment: Environment): Job {
  const need = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '')
      throw new Error(`BATON-E911: ${name} is not set. This program runs as an action in a GitHub Actions job.`);
    return value;
  };
  const payload = readPayload(need('GITHUB_EVENT_PATH'));
  const [owner = '', name = ''] = need('GITHUB_REPOSITORY').split('/');
  const workspace = need('GITHUB_WORKSPACE');
  const serverUrl = need('GITHUB_SERVER_URL');
  const run = need('GITHUB_RUN_ID');
  const id = Number(environment.BATON_JOB_ID ?? '');
  return {
    eventName: need('GITHUB_EVENT_NAME'),
    payload,
    repository: {
      id: payload.repository.id,
      owner,
      name,
      defaultBranch: payload.repository.default_branch,
      private: payload.repository.private,
    },
    sha: need('GITHUB_SHA'),
    workflow: parseWorkflowRef(need('GITHUB_WORKFLOW_REF')),
    workflowRun: {
      id: Number(run),
      attempt: Number(need('GITHUB_RUN_ATTEMPT')),
      url: `${serverUrl}/${owner}/${name}/actions/runs/${run}`,
    },
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    serverUrl,
    apiUrl: need('GITHUB_API_URL'),
    workspace,
    temp: need('RUNNER_TEMP'),
    configFolder: join(workspace, '.baton-config'),
  };
}

/** Reads the event file. GitHub writes it, but a runner of somebody else may write anything. */
function readPayload(path: string): z.infer<typeof payloadSchema> {
  const json = parseUntrustedJson(readFileSync(path, 'utf8'), limits);
  if (!json.ok) throw new Error(`BATON-E911: the event in ${path} (GITHUB_EVENT_PATH) ${json.error.message}.`);
  const payload = payloadSchema.safeParse(json.value);
  if (payload.success) return payload.data;
  const fields = payload.error.issues.map((issue) => issue.path.join('.') || 'the whole').join(', ');
  throw new Error(
    `BATON-E911: the event in ${path} (GITHUB_EVENT_PATH) is none of GitHub's: ${fields} is missing or of another type.`,
  );
}

/** Parses `owner/name/.github/workflows/baton.yml@refs/heads/main`. */
function parseWorkflowRef(text: string): Job['workflow'] {
  const found = /^[^/]+\/[^/]+\/(?<file>[^@]+)@(?<ref>.+)$/.exec(text)?.groups;
  if (found?.file === undefined || found.ref === undefined)
    throw new Error(`BATON-E911: GITHUB_WORKFLOW_REF is "${text}", not owner/name/path@ref.`);
  return { file: found.file.split('/').at(-1) ?? '', ref: found.ref };
}

const revisionSchema = z
  .object({ ref: z.string(), sha: z.string().regex(/^[0-9a-f]{40}$/), repo: z.object({ id: z.int() }).nullish() })
  .transform(({ ref, sha, repo }) => ({ branch: ref, sha, repository: repo?.id ?? null }));

const payloadSchemaReadRevisions = z.object({ pull_request: z.object({ head: revisionSchema, base: revisionSchema }) });

/** Parses head and base from an event that has them: every event of pull requests, their reviews and review comments. */
export function readRevisions(payload: unknown): Pick<Subject, 'head' | 'base'> {
  return payloadSchemaReadRevisions.safeParse(payload).data?.pull_request ?? {};
}

/** The events for which only people with write access choose what is checked out. */
const ownEvents: ReadonlySet<string> = new Set([
  ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'],
  ...['issues', 'label', 'milestone', 'release', 'create', 'delete', 'page_build', 'public', 'watch', 'fork', 'gollum'],
]);

const onIssueSchema = z.object({ issue: z.object({ pull_request: z.null().optional() }) });

/**
 * Returns whether the code of the job may come from somebody without write access: that of a pull request, which workflows
 * check out on its own events and on others, such as a comment on it or the end of another workflow. An unknown event may be
 * one of those.
 */
export function mayBeForeign({ eventName, payload }: { readonly eventName: string; readonly payload: unknown }): boolean {
  if (eventName === 'issue_comment') return !onIssueSchema.safeParse(payload).success;
  return !ownEvents.has(eventName);
}
