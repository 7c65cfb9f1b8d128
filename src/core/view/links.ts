import type { RunRecord, StoredRecord, TaskBody, WorkflowRunRef } from '../record/record.ts';
import { viewThreadOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import type { Wait } from '../run/wait.ts';

/** Returns the address of the run's subject, or of an issue of the same repository. */
export function threadUrl({ body }: Pick<RunRecord, 'body'>, thread: number): string {
  const { number, url } = body.trigger.subject;
  return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}

/**
 * Returns the page of the repository that an issue, a pull request or a workflow run belongs to, by its address; undefined for
 * any other address. Links of agents to that repository stay links.
 */
export function repositoryPage(url: string): string | undefined {
  return /^(https?:\/\/[^/?#]+\/[^/?#]+\/[^/?#]+)\/(?:issues|pull|actions\/runs)\/\d+$/.exec(url)?.[1];
}

/** Returns the page of the repository of a run. */
export function pageOf({ body }: Pick<RunRecord, 'body'>): string | undefined {
  return repositoryPage(body.trigger.subject.url);
}

/** Links and facts that the records themselves do not have. */
export interface ViewLinks {
  /** The sentence about the limit of GitHub that the run waits for now. The next redraw takes it away. */
  readonly limitWait?: string;
  /** The workflow runs that were started for due stages, by stage. They are shown but never read back. */
  readonly started?: ReadonlyMap<string, { readonly id: number; readonly url: string }>;
  /** The comment of each record that has one, by the record's `seq`. */
  readonly comments?: ReadonlyMap<number, number>;
  /** The waits of due stages whose workflow runs have not started, by stage. Only the App knows them. */
  readonly waits?: ReadonlyMap<string, Wait>;
  /** True if comments reach Baton; absent while the run goes on, and where nobody knows. */
  readonly isHeard?: boolean | undefined;
  /** The events that start runs when this one has ended, in words, in their order. */
  readonly waitingStarts?: readonly string[];
}

/**
 * Returns the comment of each record of a run, by the record's `seq`. Leaves out the records that came in an order and those of a
 * dry run: their comment is 0, which stands for none.
 */
export function commentsOf(stored: readonly StoredRecord[], run: string): ReadonlyMap<number, number> {
  const own = stored.filter(({ record, comment }) => record.run === run && comment !== 0);
  return new Map(own.map(({ record, comment }) => [record.seq, comment]));
}

/** Returns the address of the comment that holds a record; undefined for a record without one. */
export function commentUrl({ run }: State, comment: number | undefined): string | undefined {
  return comment === undefined ? undefined : `${threadUrl(run, run.thread)}#issuecomment-${comment}`;
}

/** Returns the address of the status comment; undefined while there is none. */
export function statusUrl({ run }: State, comment: number | undefined): string | undefined {
  return comment === undefined ? undefined : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}

/** Renders where a person finds the part of a record that is stored in an artifact. */
export function renderArtifactLink({ locator, workflowRun }: Pick<TaskBody, 'locator' | 'workflowRun'>): string {
  if (locator === undefined) return '';
  const name = `artifact ${locator.artifactId}`;
  const link = workflowRun.url === '' ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`;
  return `${link} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}

/**
 * Returns the page of the job that did the work, where its log opens at the failure, or the page of its workflow run if the job
 * is not known.
 */
export function jobUrl({ url, job }: WorkflowRunRef): string {
  return url === '' || job === undefined ? url : `${url}/job/${job}`;
}

/**
 * Renders the run's subject for a thread. In another thread it is a code span: a link there would be shown as a mention of the
 * subject.
 */
export function describeSubject({ body }: Pick<RunRecord, 'body'>, thread: number): string {
  const { number } = body.trigger.subject;
  return thread === number ? `#${number}` : `\`#${number}\``;
}
