/**
 * The class of a failure, which decides who must act (ux.md 1.5). `yours`: configuration, rights, settings · `agent`: its work
 * failed · `account`, `limit` and `model`: the provider of the model refused, for now, or was busy · `github`: GitHub or the machine · `ours`: a
 * bug.
 */
export type FailureClass = 'yours' | 'agent' | 'account' | 'limit' | 'model' | 'github' | 'ours';

/** The way to continue: the stage can be retried in the same run, or only a new run reads what was fixed or lost. */
export type Recourse = 'retry' | 'new-run';

/**
 * The reasons that Baton itself gives. Code that fails takes its reasons from these keys, so a new reason does not compile
 * without a class. A run keeps the configuration that it started with, so a fix in the configuration needs a new run.
 */
const reasons = {
  prompt: ['yours', 'new-run'],
  template: ['yours', 'new-run'],
  'branch-name': ['yours', 'new-run'],
  'label-name': ['yours', 'new-run'],
  'max-reached': ['yours', 'new-run'],
  'max-handoffs': ['yours', 'new-run'],
  'max-turns': ['yours', 'new-run'],
  budget: ['yours', 'new-run'],
  permission: ['yours', 'new-run'],
  'no-pull-request': ['yours', 'new-run'],
  'outside-text': ['yours', 'new-run'],
  'records-missing': ['yours', 'new-run'],
  'order-misfit': ['yours', 'new-run'],
  'incompatible-version': ['yours', 'new-run'],
  'artifact-expired': ['yours', 'new-run'],
  'artifact-foreign': ['yours', 'new-run'],
  'artifact-replaced': ['yours', 'new-run'],
  cancelled: ['yours', 'new-run'],
  replaced: ['yours', 'new-run'],
  'parent-failed': ['agent', 'retry'],
  'secret-missing': ['yours', 'retry'],
  'not-runnable': ['yours', 'new-run'],
  'unknown-model': ['yours', 'new-run'],
  setup: ['yours', 'retry'],
  startup: ['yours', 'retry'],
  workspace: ['yours', 'retry'],
  'branch-refused': ['yours', 'retry'],
  'workflows-forbidden': ['yours', 'retry'],
  'pull-requests-forbidden': ['yours', 'retry'],
  'pull-request-refused': ['yours', 'retry'],
  'issue-refused': ['yours', 'retry'],
  'comment-refused': ['yours', 'retry'],
  'labels-refused': ['yours', 'retry'],
  'review-refused': ['yours', 'retry'],
  'exit-status': ['agent', 'retry'],
  timeout: ['agent', 'retry'],
  killed: ['agent', 'retry'],
  unspecified: ['agent', 'retry'],
  'empty-output': ['agent', 'retry'],
  handoff: ['agent', 'retry'],
  context: ['agent', 'retry'],
  loop: ['agent', 'retry'],
  'structured-output': ['agent', 'retry'],
  'stopped-early': ['agent', 'retry'],
  'unknown-target': ['agent', 'retry'],
  'incomplete-transfer': ['agent', 'retry'],
  'children-refused': ['agent', 'retry'],
  'commits-refused': ['agent', 'retry'],
  'unpublished-work': ['agent', 'retry'],
  auth: ['account', 'retry'],
  billing: ['account', 'retry'],
  limited: ['limit', 'retry'],
  'rate-limit': ['model', 'retry'],
  overloaded: ['model', 'retry'],
  'api-error': ['model', 'retry'],
  'stale-base': ['github', 'retry'],
  'not-started': ['github', 'retry'],
  'order-expired': ['github', 'retry'],
  'job-cancelled': ['github', 'retry'],
  'job-failed': ['github', 'retry'],
  'job-lost': ['github', 'retry'],
  'output-withheld': ['ours', 'retry'],
  'output-malformed': ['ours', 'retry'],
  'output-unreadable': ['github', 'retry'],
} as const satisfies Readonly<Record<string, readonly [FailureClass, Recourse]>>;

export type FailureReason = keyof typeof reasons;

/** A failure with one of Baton's reasons. The failure in a record may also have the word of an agent. */
export interface OwnFailure {
  readonly reason: FailureReason;
  readonly message: string;
}

/** The names of all reasons, for the tests. */
export const failureReasons: readonly string[] = Object.keys(reasons);

/** Returns the class of a reason. A reason that Baton does not know is the agent's own. */
export function classifyFailure(reason: string): { readonly kind: FailureClass; readonly recourse: Recourse } {
  const [kind, recourse] = isFailureReason(reason) ? reasons[reason] : (['agent', 'retry'] as const);
  return { kind, recourse };
}

function isFailureReason(reason: string): reason is FailureReason {
  return Object.hasOwn(reasons, reason);
}

/**
 * Returns whether Baton gives this reason and derives the next step or the class from it. An agent's own word never counts as
 * such a reason.
 */
export function isBatonReason(reason: string): boolean {
  return hasOwnRetryRule(reason) || classifyFailure(reason).kind !== 'agent';
}

/**
 * The reason of a failure that no further attempt can fix: the run has records of a version that this code does not read (C-26).
 */
export const incompatibleVersion = 'incompatible-version' satisfies FailureReason;

/** Failures that nobody caused: a branch that had moved, a model that was busy, a runner that was lost. */
export const faultlessReasons: ReadonlySet<string> = new Set<FailureReason>([
  'stale-base',
  'rate-limit',
  'overloaded',
  'job-lost',
]);

/**
 * Failures that a further attempt would meet again: a person must act first, or the input is gone, was replaced, or has another
 * version (C-26).
 */
export const finalReasons: ReadonlySet<string> = new Set<FailureReason>([
  'auth',
  'billing',
  'budget',
  'secret-missing',
  'not-runnable',
  'unknown-model',
  'workflows-forbidden',
  'branch-refused',
  'artifact-expired',
  'artifact-replaced',
  'artifact-foreign',
  incompatibleVersion,
]);

/** Failures of executions whose agent never worked: nothing was spent, although no engine reported so. */
export const unspentReasons: ReadonlySet<string> = new Set<FailureReason>([
  'prompt',
  'template',
  'branch-name',
  'permission',
  'outside-text',
  'records-missing',
  'order-misfit',
  'order-expired',
  incompatibleVersion,
  'artifact-expired',
  'artifact-foreign',
  'artifact-replaced',
  'secret-missing',
  'not-runnable',
  'unknown-model',
  'not-started',
  'setup',
  'startup',
  'workspace',
  'branch-refused',
  'auth',
  'billing',
]);

/** Returns whether a reason leads to anything other than the next attempt. */
function hasOwnRetryRule(reason: string): boolean {
  return faultlessReasons.has(reason) || finalReasons.has(reason);
}
