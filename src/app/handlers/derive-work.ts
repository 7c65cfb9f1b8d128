import { z } from 'zod';
import { checkConclusions } from '../../core/trigger/build-check-trigger.ts';
import { pauseLabel } from '../../core/trigger/change.ts';
import { parseButton, parseCheck } from '../../core/view/check/check-run.ts';
import { groupKey } from '../checks/draw-group.ts';
import { isLearnedFrom } from '../deliveries/heard.ts';
import type { InstalledRepository, RepositoryRef } from '../work/installed-repository.ts';
import { jobKey, lockKey, type Queued, type ReceivedDelivery } from '../work/queued-work.ts';
import { pushSchema, touchesConfig } from './touches-config.ts';

type EventWork = Omit<Queued<'event'>, 'delivery' | 'arrivedAt'>;

type ClickWork = Omit<Queued<'click'>, 'delivery' | 'arrivedAt'>;

/** A workflow run that has ended. It may have held a slot, have carried out an order, or be a check that failed. */
export interface EndedRun extends InstalledRepository {
  readonly workflowRun: number;
  readonly attempt: number;
  /** The name of the file of its workflow. */
  readonly file: string;
  /** The title of a workflow run that was dispatched and skipped. */
  readonly skipped?: string;
  /** The payload, for a workflow run that ended without success. */
  readonly failed?: object;
}

/** The work that a delivery causes: an item of the queue, or what the end of a workflow run asks for. */
export type DeliveryWork =
  | { readonly key: string; readonly work: EventWork | ClickWork | Queued<'job' | 'config' | 'installation' | 'merge-group'> }
  | { readonly endedRun: EndedRun };

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
    private: z.boolean().default(false),
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

const runSchema = z.object({
  workflow_run: z.object({
    id: z.int(),
    run_attempt: z.int().default(1),
    conclusion: z.string().nullish(),
    event: z.string().default(''),
    display_title: z.string().default(''),
    path: z.string().default(''),
  }),
});

/** The payloads about an installation as a whole name no repository. */
const installationSchema = z.object({ installation: z.object({ id: z.int() }) });

const clickSchema = z.object({
  action: z.string(),
  check_run: z.object({ name: z.string(), external_id: z.string().nullish(), app: z.object({ id: z.int() }).nullish() }),
  requested_action: z.object({ identifier: z.string().optional() }).optional(),
  repository: z.object({ private: z.boolean() }),
  sender: z.object({ id: z.int(), login: z.string(), type: z.string().optional() }),
});

/** The refs of a merge queue. That of a group ends with its last pull request, and with the commit that it is built on. */
const groupSchema = z.object({
  merge_group: z.object({
    head_sha: z.string(),
    head_ref: z.string().regex(/\/pr-[1-9]\d{0,9}-[0-9a-f]{40}$/),
    base_ref: z.string().startsWith('refs/heads/'),
  }),
});

type Payload = z.infer<typeof payloadSchema>;

interface ParsedDelivery {
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
export function deriveWork(delivery: ReceivedDelivery, config: string): DeliveryWork | Refused | undefined {
  const { name } = delivery;
  const json = parseJson(delivery.body);
  if (json === undefined) return { refusal: 'its body is no JSON object.' };
  if (!hasShape(name, json)) return { refusal: `it calls itself ${name}, and its body is that of another event.` };
  if (name === 'installation' || name === 'installation_repositories') return deriveInstallation(name, json);
  const parsed = payloadSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const payload = parsed.data;
  if (!isLearnedFrom(name, payload.action)) return undefined;
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

function describeFault(name: string, { issues }: z.ZodError): Refused {
  return { refusal: `its body is not that of ${name}: ${issues[0]?.path.join('.')} is missing or of another type.` };
}

function deriveByEvent(facts: ParsedDelivery): DeliveryWork | Refused | undefined {
  if (facts.name === 'workflow_job') return deriveJob(facts);
  if (facts.name === 'workflow_run') return deriveEndedRun(facts);
  if (facts.name === 'push') return deriveConfig(facts);
  if (facts.name === 'merge_group') return deriveGroup(facts);
  if (facts.name !== 'check_run') return deriveEvent(facts);
  const parsed = clickSchema.safeParse(facts.json);
  return parsed.success ? deriveClick(facts, parsed.data) : describeFault(facts.name, parsed.error);
}

/** Derives what the end of a workflow run asks for. GitHub also sends this event for workflow runs that never had a job. */
function deriveEndedRun({ name, json, payload, installation }: ParsedDelivery): DeliveryWork | Refused {
  const parsed = runSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const { id: workflowRun, run_attempt: attempt, conclusion, event, display_title: skipped, path } = parsed.data.workflow_run;
  const isSkipped = conclusion === 'skipped' && event === 'workflow_dispatch';
  const isFailed = checkConclusions.some((known) => known === conclusion);
  // A ref may follow behind the path.
  const [file = ''] = path.split('/').at(-1)?.split('@') ?? [];
  const endedRun = { installation, repository: toRepositoryRef(payload.repository), workflowRun, attempt, file };
  return { endedRun: { ...endedRun, skipped: isSkipped ? skipped : undefined, failed: isFailed ? json : undefined } };
}

/** Derives a look at an installation. Its repositories are listed, because the payload does not have their default branches. */
function deriveInstallation(name: string, json: object): DeliveryWork | Refused {
  const parsed = installationSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const { id: installation } = parsed.data.installation;
  return { key: `installation ${installation}`, work: { kind: 'installation', installation } };
}

function deriveEvent({ name, json, payload, installation }: ParsedDelivery): DeliveryWork | undefined {
  const { action, comment, label, issue, pull_request: pull, repository } = payload;
  // Most comments are no commands. They cost no request.
  if (name === 'issue_comment' && (action !== 'created' || comment?.body.startsWith('/') !== true)) return undefined;
  if (action === 'unlabeled' && isOurs(label?.name)) return undefined;
  // An event without a thread has the number 0, as in the concurrency group of the workflow.
  const subject = issue?.number ?? pull?.number ?? 0;
  return { key: lockKey(repository.id, subject), work: { kind: 'event', name, payload: json, installation } };
}

/** Returns whether Baton itself removes the label, as it does with those that show the state of a run. People remove the label of the pause. */
function isOurs(label = ''): boolean {
  return label.startsWith('baton:') && label !== pauseLabel;
}

function deriveJob({ name, json, payload, installation }: ParsedDelivery): DeliveryWork | Refused | undefined {
  const parsed = jobSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const job = parsed.data.workflow_job;
  if (!/(?:^| \/ )agent$/.test(job.name)) return undefined;
  const repository = toRepositoryRef(payload.repository);
  const { id, run_id: run, run_attempt: attempt = 1, conclusion, html_url: url } = job;
  const key = jobKey(repository.id, run);
  return { key, work: { kind: 'job', installation, repository, job: { id, run, attempt, conclusion, url: url ?? '' } } };
}

/** Derives a click. GitHub tells an App of clicks on its own checks alone; a neutral check has no run, and nothing to try again. */
function deriveClick({ payload, installation }: ParsedDelivery, click: z.infer<typeof clickSchema>): DeliveryWork | undefined {
  const { check_run: check, sender: actor } = click;
  const run = check.external_id ?? '';
  const about = parseCheck({ name: check.name, run });
  const button =
    click.action === 'rerequested' ? ({ kind: 'retry' } as const) : parseButton(click.requested_action?.identifier ?? '');
  if (about === undefined || button === undefined || !check.app) return undefined;
  const repository = toRepositoryRef(payload.repository);
  const { subject } = about;
  const facts = { installation, repository, isPrivate: click.repository.private, app: check.app.id, subject, run, button, actor };
  return { key: lockKey(repository.id, subject), work: { kind: 'click', ...facts } };
}

/** Derives a look at what a merge queue has built. */
function deriveGroup({ name, json, payload, installation }: ParsedDelivery): DeliveryWork | Refused {
  const parsed = groupSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  const { head_sha: head, head_ref: ref, base_ref: base } = parsed.data.merge_group;
  const repository = toRepositoryRef(payload.repository);
  const last = Number(ref.split('-').at(-2));
  const group = { head, branch: base.slice('refs/heads/'.length), last, look: 1, isOver: payload.action === 'destroyed' };
  return { key: groupKey({ repository, head }), work: { kind: 'merge-group', installation, repository, ...group } };
}

function deriveConfig({ name, json, payload, installation, config }: ParsedDelivery): DeliveryWork | Refused | undefined {
  const parsed = pushSchema.safeParse(json);
  if (!parsed.success) return describeFault(name, parsed.error);
  if (!touchesConfig(parsed.data, config)) return undefined;
  const repository = toRepositoryRef(payload.repository);
  return {
    key: `config ${repository.id}`,
    work: { kind: 'config', installation, repository, private: payload.repository.private },
  };
}

function toRepositoryRef({ id, name, owner, default_branch: defaultBranch }: Payload['repository']): RepositoryRef {
  return { id, owner: owner?.login ?? '', name, defaultBranch };
}

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
  check_run: { has: 'check_run' },
  merge_group: { has: 'merge_group' },
  installation: { has: 'installation', lacks: ['repository', 'repositories_added'] },
  installation_repositories: { has: 'repositories_added', lacks: ['repository'] },
};

/** Returns whether a body is that of an event. The signature does not cover the name of the event. */
function hasShape(name: string, json: object): boolean {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (shape === undefined) return true;
  return Object.hasOwn(json, shape.has) && !(shape.lacks ?? []).some((key) => Object.hasOwn(json, key));
}
