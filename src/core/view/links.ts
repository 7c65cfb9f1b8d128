import type { RunRecord, StoredRecord, TaskBody, WorkflowRunRef } from '../record/record.ts';
import { viewThreadOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';

/** Address of the run's subject, or of an issue of the same repository. */
export function threadUrl({ body }: Pick<RunRecord, 'body'>, thread: number): string {
  const { number, url } = body.trigger.subject;
  return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}

/** What views link to besides what the records themselves name. */
export interface ViewLinks {
  /** Workflow runs that were promised for what is due, by stage: shown, never read back. */
  readonly started?: ReadonlyMap<string, { readonly id: number; readonly url: string }>;
  /** Comment of each record, by its `seq`. */
  readonly comments?: ReadonlyMap<number, number>;
}

export function commentsOf(stored: readonly StoredRecord[], run: string): ReadonlyMap<number, number> {
  return new Map(stored.filter(({ record }) => record.run === run).map(({ record, comment }) => [record.seq, comment]));
}

/** Address of the comment that holds a record. Undefined for a record that came in an order, or in a dry run. */
export function commentUrl({ run }: State, comment: number | undefined): string | undefined {
  return comment === undefined || comment === 0 ? undefined : `${threadUrl(run, run.thread)}#issuecomment-${comment}`;
}

/** Returns the address of the status comment; undefined while there is none, and in a dry run, where its id is 0. */
export function statusUrl({ run }: State, comment: number | undefined): string | undefined {
  return comment === undefined || comment === 0 ? undefined : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}

/** Where a person finds what a record keeps in an artifact. */
export function renderArtifactLink({ locator, workflowRun }: Pick<TaskBody, 'locator' | 'workflowRun'>): string {
  if (locator === undefined) return '';
  const name = `artifact ${locator.artifactId}`;
  const link = workflowRun.url === '' ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`;
  return `${link} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}

/** Page of the job that did the work, with its log open at what failed; that of its workflow run where the job is not known. */
export function jobUrl({ url, job }: WorkflowRunRef): string {
  return url === '' || job === undefined ? url : `${url}/job/${job}`;
}

/** The run's subject, in words for a thread. Elsewhere than on its own it is code: a link there would be shown as a mention of it. */
export function describeSubject({ body }: Pick<RunRecord, 'body'>, thread: number): string {
  const { number } = body.trigger.subject;
  return thread === number ? `#${number}` : `\`#${number}\``;
}
