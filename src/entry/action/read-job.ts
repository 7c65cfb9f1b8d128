import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import type { Job } from './job-context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Only what every payload has; each mode parses the rest of it with a schema of its own. */
const payloadSchema = z.looseObject({
  repository: z.looseObject({ id: z.int(), default_branch: z.string(), private: z.boolean() }),
});

/** GitHub sends at most 25 MB. */
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
    ...(Number.isSafeInteger(id) && id > 0 ? { id } : {}),
    serverUrl,
    apiUrl: need('GITHUB_API_URL'),
    workspace,
    temp: need('RUNNER_TEMP'),
    configFolder: join(workspace, '.baton-config'),
  };
}

/** GitHub wrote the file, but a runner that is no GitHub's may hand us anything. */
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

/** `owner/name/.github/workflows/baton.yml@refs/heads/main` */
function parseWorkflowRef(text: string): Job['workflow'] {
  const found = /^[^/]+\/[^/]+\/(?<file>[^@]+)@(?<ref>.+)$/.exec(text)?.groups;
  if (found?.file === undefined || found.ref === undefined)
    throw new Error(`BATON-E911: GITHUB_WORKFLOW_REF is "${text}", not owner/name/path@ref.`);
  return { file: found.file.split('/').at(-1) ?? '', ref: found.ref };
}
