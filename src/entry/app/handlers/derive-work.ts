import { z } from 'zod';
import { pauseLabel } from '../../../core/trigger/change.ts';
import { isHeard } from '../deliveries/heard.ts';
import { lockOf, type ReceivedDelivery, type RepositoryRef, type Work } from '../work/queued-work.ts';

type EventWork = Omit<Extract<Work, { kind: 'event' }>, 'delivery' | 'arrivedAt'>;

/** The work that a delivery causes: an item of the queue, or the end of a workflow run that may have held a slot. */
export type Caused =
  | { readonly key: string; readonly work: EventWork | Extract<Work, { kind: 'job' | 'config' }> }
  | { readonly endedRun: number; readonly repository: number };

interface Refused {
  readonly refusal: string;
}

const numbered = z.object({ number: z.int() });

/** The parts of all payloads that are read here. The handlers of the work parse the rest. */
const payloadSchema = z.object({
  action: z.string().optional(),
  installation: z.object({ id: z.int() }).optional(),
  repository: z.object({
    id: z.int(),
    name: z.string(),
    default_branch: z.string(),
    owner: z.object({ login: z.string() }).nullable(),
  }),
  issue: numbered.optional(),
  pull_request: numbered.optional(),
  comment: z.object({ body: z.string() }).optional(),
  label: z.object({ name: z.string() }).nullish(),
});

const jobSchema = z.object({
  workflow_job: z.object({
    id: z.int(),
    run_id: z.int(),
    run_attempt: z.int().optional(),
    name: z.string(),
    conclusion: z.string().nullable(),
    html_url: z.string().nullable(),
  }),
});

const runSchema = z.object({ workflow_run: z.object({ id: z.int() }) });

const paths = z.array(z.string()).optional();
const pushSchema = z.object({
  ref: z.string(),
  commits: z.array(z.object({ added: paths, modified: paths, removed: paths })).optional(),
  repository: z.object({ default_branch: z.string() }),
});

type Payload = z.infer<typeof payloadSchema>;
export type PushPayload = z.infer<typeof pushSchema>;

/** The object that the payload of an event has, and those that only payloads of other events have. */
const shapes: Readonly<Record<string, { readonly has: string; readonly lacks?: readonly string[] }>> = {
  issues: { has: 'issue', lacks: ['comment'] },
  issue_comment: { has: 'comment' },
  pull_request: { has: 'pull_request', lacks: ['review', 'comment'] },
  pull_request_review: { has: 'review' },
  repository_dispatch: { has: 'client_payload', lacks: ['issue', 'pull_request'] },
  workflow_job: { has: 'workflow_job' },
  workflow_run: { has: 'workflow_run', lacks: ['workflow_job'] },
  push: { has: 'ref' },
};

interface Facts {
  readonly name: string;
  readonly json: object;
  readonly payload: Payload;
  readonly installation: number;
  /** The path of the configuration. */
  readonly config: string;
}

/**
 * Returns the work that a delivery causes, undefined when there is none, and a refusal for a body that is not as its event. The
 * signature does not cover the name of the event.
 */
export function deriveWork(delivery: ReceivedDelivery, config: string): Caused | Refused | undefined {
  const { name } = delivery;
  const json = parseJson(delivery.body);
  if (json === undefined) return { refusal: 'its body is no JSON object.' };
  if (!hasShape(name, json)) return { refusal: `it calls itself ${name}, and its body is that of another event.` };
  const parsed = payloadSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const payload = parsed.data;
  if (!isHeard(name, payload.action)) return undefined;
  if (payload.installation === undefined) return { refusal: 'it names no installation, so nothing can be done for it.' };
  return deriveByEvent({ name, json, payload, installation: payload.installation.id, config });
}

/** Parses the body of a delivery; undefined for one that is no JSON object. */
export function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function hasShape(name: string, json: object): boolean {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (shape === undefined) return true;
  return Object.hasOwn(json, shape.has) && !(shape.lacks ?? []).some((key) => Object.hasOwn(json, key));
}

function describeFault(name: string, { issues }: z.ZodError): Refused {
  return { refusal: `its body is no ${name}: ${issues[0]?.path.join('.')} is missing or of another type.` };
}

function deriveByEvent(facts: Facts): Caused | Refused | undefined {
  switch (facts.name) {
    case 'workflow_job':
      return deriveJob(facts);
    case 'workflow_run': {
      // GitHub also sends this event for workflow runs that never had a job.
      const parsed = runSchema.safeParse(facts.json);
      return parsed.success
        ? { endedRun: parsed.data.workflow_run.id, repository: facts.payload.repository.id }
        : describeFault(facts.name, parsed.error);
    }
    case 'push':
      return deriveConfig(facts);
    default:
      return deriveEvent(facts);
  }
}

function deriveEvent({ name, json, payload, installation }: Facts): Caused | undefined {
  const { action, comment, label, issue, pull_request: pull, repository } = payload;
  // Most comments are no commands. They cost no request.
  if (name === 'issue_comment' && comment?.body.startsWith('/') !== true) return undefined;
  if (action === 'unlabeled' && isOurs(label?.name)) return undefined;
  // An event without a thread has the number 0, as in the concurrency group of the workflow.
  const subject = issue?.number ?? pull?.number ?? 0;
  return { key: lockOf(repository.id, subject), work: { kind: 'event', name, payload: json, installation } };
}

/** Returns whether Baton itself removes the label, as it does with those that show the state of a run. People remove the label of the pause. */
function isOurs(label = ''): boolean {
  return label.startsWith('baton:') && label !== pauseLabel;
}

function deriveJob({ name, json, payload, installation }: Facts): Caused | Refused | undefined {
  const parsed = jobSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const job = parsed.data.workflow_job;
  if (!/(?:^| \/ )agent$/.test(job.name)) return undefined;
  const repository = toRepositoryRef(payload.repository);
  const { id, run_id: run, run_attempt: attempt = 1, conclusion, html_url: url } = job;
  // The queue key must be the subject, which is known only after the order is read. Reading writes nothing, so the workflow run
  // serves as key until then.
  const key = `job ${repository.id} ${run}`;
  return { key, work: { kind: 'job', installation, repository, job: { id, run, attempt, conclusion, url: url ?? '' } } };
}

function deriveConfig({ name, json, payload, installation, config }: Facts): Caused | Refused | undefined {
  const parsed = pushSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  if (!touchesConfig(parsed.data, config)) return undefined;
  const repository = toRepositoryRef(payload.repository);
  return { key: `config ${repository.id}`, work: { kind: 'config', installation, repository } };
}

/** The most commits that GitHub lists in a push event. */
const mostCommits = 2048;

/** Returns whether a push may have changed the configuration of the default branch. */
export function touchesConfig({ ref, commits = [], repository }: PushPayload, path: string): boolean {
  if (ref !== `refs/heads/${repository.default_branch}`) return false;
  const isListed = ({ added = [], modified = [], removed = [] }: (typeof commits)[number]): boolean =>
    [...added, ...modified, ...removed].includes(path);
  return commits.length >= mostCommits || commits.some(isListed);
}

function toRepositoryRef({ id, name, owner, default_branch: defaultBranch }: Payload['repository']): RepositoryRef {
  return { id, owner: owner?.login ?? '', name, defaultBranch };
}
