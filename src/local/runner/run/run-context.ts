import type { LocalServer } from '../../contract.ts';
import type { FinishedJob } from '../../runner-contract.ts';
import type { LocalEvent, Permissions } from '../../workflow-contract.ts';
import { isMap, toValue, type Value, type ValueMap } from '../expression/value.ts';
import type { Cancellation } from '../job/cancellation.ts';
import type { Settings } from '../job/settings.ts';
import { valueAt } from '../plan/match-event.ts';
import type { PlannedWorkflow } from '../plan/plan-workflow.ts';
import type { ConcurrencyGroups } from './concurrency-groups.ts';
import type { EarlierResults } from './earlier-results.ts';
import type { JobResult } from './job-result.ts';
import type { JobSlots } from './job-slots.ts';

/** The parts that all runs share. */
export interface SharedParts {
  readonly server: LocalServer;
  readonly settings: Settings;
  readonly groups: ConcurrencyGroups;
  readonly slots: JobSlots;
  readonly onFinished: (job: FinishedJob) => void;
}

/** One attempt of one run, as its jobs see it. */
export interface RunContext extends SharedParts {
  readonly event: LocalEvent;
  readonly runId: number;
  readonly attempt: number;
  readonly title: string;
  readonly workflowFile: string;
  readonly github: ValueMap;
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: ValueMap;
  /** True for an event from a fork, which limits permissions to reading. */
  readonly isUntrusted: boolean;
  readonly cancellation: Cancellation;
  /** Jobs that are on a machine now, so that one can be lost. */
  readonly machines: Map<number, Cancellation>;
  /** Results from the attempt before. */
  readonly earlierResults: EarlierResults;
  /** Paths of the reported jobs, by id. */
  readonly paths: Map<number, string>;
  readonly onFault: (message: string) => void;
}

/** A workflow in progress: the run's own, or one that it calls. */
export interface GraphScope {
  readonly run: RunContext;
  readonly plan: PlannedWorkflow;
  readonly inputs: ValueMap;
  readonly secrets: Readonly<Record<string, string>>;
  /** The secrets of environments that reach the jobs: all, or only those under a name in `secrets`, as the caller passed them. */
  readonly reach: 'all' | 'passed';
  /** The prefix `caller / ` of the names of jobs. */
  readonly prefix: string;
  /** Concurrency groups that the run and the callers hold. */
  readonly held: ReadonlySet<string>;
  readonly cancellation: Cancellation;
  /** Runs a graph. A job that calls a workflow runs the graph of that workflow with it. */
  readonly runGraph: (scope: GraphScope) => Promise<ReadonlyMap<string, JobResult>>;
}

interface GithubOrder extends Pick<RunContext, 'server' | 'event' | 'runId' | 'attempt'> {
  readonly runNumber: number;
  readonly workflow: { readonly name: string; readonly file: string };
}

/** Builds the part of the `github` context that is the same for all jobs of a run. */
export function buildGithubContext({ server, event, runId, runNumber, attempt, workflow }: GithubOrder): ValueMap {
  const payload = toValue(event.payload);
  const [owner = ''] = event.repository.split('/');
  return {
    event: payload,
    event_name: event.name,
    repository: event.repository,
    repository_owner: owner,
    repository_id: String(valueAt(payload, 'repository', 'id') ?? ''),
    repository_owner_id: String(valueAt(payload, 'repository', 'owner', 'id') ?? ''),
    repositoryUrl: `git://${server.serverUrl.replace(/^https?:\/\//, '')}/${event.repository}.git`,
    actor: event.sender,
    actor_id: String(valueAt(payload, 'sender', 'id') ?? ''),
    triggering_actor: event.sender,
    ...buildRef(event, payload),
    workflow: workflow.name,
    workflow_ref: `${event.repository}/${workflow.file}@${event.ref}`,
    workflow_sha: event.sha,
    run_id: String(runId),
    run_number: String(runNumber),
    run_attempt: String(attempt),
    retention_days: '90',
    secret_source: 'Actions',
    server_url: server.serverUrl,
    api_url: server.apiUrl,
    graphql_url: `${server.apiUrl}/graphql`,
  };
}

/** Returns the commit and branch that the run is shown under, and the repository they come from. */
export function findHead(event: LocalEvent): { readonly sha: string; readonly branch: string; readonly repository: string } {
  const payload = toValue(event.payload);
  const isPullRequest = event.name.startsWith('pull_request') && event.name !== 'pull_request_target';
  const head = (isPullRequest && valueAt(payload, 'pull_request', 'head')) || null;
  return {
    sha: String(valueAt(head, 'sha') ?? event.sha),
    branch: String(valueAt(head, 'ref') ?? shortRef(event.ref)),
    repository: String(valueAt(head, 'repo', 'full_name') ?? event.repository),
  };
}

/** Returns the texts among the inputs of a dispatch. */
export function readInputs({ name, payload }: LocalEvent): Readonly<Record<string, string>> {
  const inputs = name === 'workflow_dispatch' ? valueAt(toValue(payload), 'inputs') : undefined;
  if (!isMap(inputs)) return {};
  return Object.fromEntries(Object.entries(inputs).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

/** Returns whether an event comes from a fork or from Dependabot. Such events get no secrets and may only read. */
export function isUntrusted(event: LocalEvent): boolean {
  return isFromFork(event) || (isOfPull(event) && event.sender === 'dependabot[bot]');
}

/** Returns whether an event is about a fork's pull request. Its run sees no variables either (ipfs/kubo#9547). */
export function isFromFork(event: LocalEvent): boolean {
  if (!isOfPull(event)) return false;
  const head = valueAt(toValue(event.payload), 'pull_request', 'head', 'repo', 'full_name');
  return head !== undefined && head !== event.repository;
}

function isOfPull({ name }: LocalEvent): boolean {
  return /^pull_request(_review|_review_comment)?$/.test(name);
}

export function lowerPermissions(permissions: Permissions): Permissions {
  return Object.fromEntries(Object.entries(permissions).map(([key, level]) => [key, level === 'write' ? 'read' : level]));
}

function buildRef(event: LocalEvent, payload: Value): ValueMap {
  return {
    ref: event.ref,
    ref_name: shortRef(event.ref),
    ref_type: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    ref_protected: false,
    sha: event.sha,
    head_ref: valueAt(payload, 'pull_request', 'head', 'ref') ?? '',
    base_ref: valueAt(payload, 'pull_request', 'base', 'ref') ?? '',
  };
}

function shortRef(ref: string): string {
  return ref.replace(/^refs\/(heads|tags|pull)\//, '');
}
