// This folder describes runs as data for everything that shows them: the terminal, the page and JSON. `describe-run` derives the data
// from the records of a run, and `render-again` adds the prompts.

import type { Handoff } from '../../core/handoff/handoff.ts';
import type { Outcome } from '../../core/output/outcome.ts';
import type { Usage } from '../../core/run/usage.ts';
import type { ListedRun } from '../../core/view/listed-run.ts';
import type { RunTree, TaskNode } from '../../core/view/tree/derive-tree.ts';
import type { Glance } from '../../core/view/tree/describe-tree.ts';

/** The facts that the demo and `baton try` show at their end. */
export interface RunReport {
  /** `owner/name`. */
  readonly repository: string;
  readonly defaultBranch: string;
  /** The runs in the order in which they started. */
  readonly runs: readonly ReportedRun[];
  /** The work of agents as plain steps, in workflows without a pipeline. */
  readonly steps: readonly ReportedStep[];
  /** The branches beside the default one that have commits of their own. */
  readonly branches: readonly ReportedBranch[];
  /** Every issue and pull request: what the runs are about, what they made, runs issues and ledgers. */
  readonly threads: readonly ReportedThread[];
  /** The events that listeners were told of, in their order. */
  readonly events: readonly ReportedEvent[];
  /** The jobs in the order in which they ended. Jobs that were skipped are among them. */
  readonly jobs: readonly ReportedJob[];
  /** The faults of workflow files, in words. */
  readonly failures: readonly string[];
  readonly requests: ReportedRequests;
}

export interface ReportedRun
  extends Pick<ListedRun, 'run' | 'pipeline' | 'subject' | 'outcome' | 'turn' | 'startedAt' | 'usage'> {
  /** The cause in words: `the label agent-ready by mona`. */
  readonly startedBy: string;
  /** The text of `{{ history }}`; undefined where the pipeline remembers nothing. */
  readonly history?: string | undefined;
  /** The first line of the status comment, as Markdown. */
  readonly headline: string;
  readonly finishedAt: string | undefined;
  /** The stages in the order of the configuration, and behind each the tasks that it asked for. */
  readonly stages: readonly ReportedStage[];
  /** The same tasks as a tree, with sums. */
  readonly tree: RunTree;
  /** The answers to what people ask first: whose turn it is, what waits, what failed, what it cost, and where the work is. */
  readonly glance: readonly Glance[];
}

export interface ReportedStage extends Pick<TaskNode, 'name' | 'title' | 'status' | 'usage'> {
  /** The task that it is a child or an element of; undefined for a stage of the configuration. */
  readonly parent?: string | undefined;
  /** The stages that it needs; none for a task below a stage. */
  readonly needs: readonly string[];
  /** The agent, or the built-in. */
  readonly agent: string;
  /** Undefined for a built-in. */
  readonly engine: string | undefined;
  /** The state in words while it waits for children; undefined for any other stage. */
  readonly words?: string | undefined;
  /** The reason why a stage was skipped or could not start, or the element of its matrix that was picked; undefined for every other stage. */
  readonly why?: string | undefined;
  readonly executions: readonly ReportedExecution[];
}

export interface ReportedExecution {
  readonly attempt: number;
  readonly execution: number;
  readonly agent: string;
  readonly engine: string;
  readonly outcome: Outcome;
  /** The execution ended with a wait for children, so its task had not ended. */
  readonly waits?: true | undefined;
  /** The reason of a failure. */
  readonly failure: { readonly reason: string; readonly message: string } | undefined;
  readonly note: string | undefined;
  /** The prompt, rendered again from the records; undefined for a built-in, and where it cannot be had. */
  readonly prompt: string | undefined;
  readonly handoff: Handoff | undefined;
  readonly results: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
  readonly transfer: { readonly to: string; readonly message: string } | undefined;
  /** The children that it asked for and got, by their names. Absent where it asked for none. */
  readonly children?: readonly string[] | undefined;
  readonly usage: Usage;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly workflowRun: number;
}

/** A job of a hand-written workflow with an agent as a plain step, and the outputs that it declares. */
export interface ReportedStep {
  readonly job: string;
  readonly workflowRun: number;
  readonly outcome: string;
  readonly handoff: Handoff | null;
  readonly results: Readonly<Record<string, string>>;
  /** The final text of the agent. */
  readonly output: string;
}

export interface ReportedBranch {
  readonly name: string;
  /** The changes since the branch left the default branch, as `git diff` prints them. */
  readonly diff: string;
  readonly commits: number;
}

export interface ReportedThread {
  readonly number: number;
  readonly kind: 'issue' | 'pull-request' | 'runs-issue' | 'ledger';
  readonly title: string;
  readonly author: string;
  /** Markdown. */
  readonly body: string;
  readonly createdAt: string;
  readonly state: 'open' | 'closed';
  readonly labels: readonly string[];
  /** The branches of a pull request. */
  readonly pull: { readonly head: string; readonly base: string } | undefined;
  readonly comments: readonly ReportedComment[];
}

export interface ReportedComment {
  readonly id: number;
  readonly author: string;
  /** Markdown. */
  readonly body: string;
  readonly createdAt: string;
  readonly isMinimised: boolean;
}

/** A `repository_dispatch` that Baton has sent to other workflows. */
export interface ReportedEvent {
  /** The `event_type`. */
  readonly type: string;
  /** The `client_payload`, a CloudEvent. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A bar of the timeline. */
export interface TimelineJob {
  readonly name: string;
  /** The name of the workflow run, which begins with that of the task. */
  readonly title: string;
  /** Null while it is at work. */
  readonly conclusion: string | null;
  readonly queuedAt: string;
  readonly startedAt: string;
  readonly finishedAt: string;
}

export interface ReportedJob extends TimelineJob {
  readonly workflowRun: number;
  readonly conclusion: string;
  /** The lines of the log that GitHub would show as errors. */
  readonly errors: readonly string[];
  /** The summary of the job, as Markdown. */
  readonly summary: string;
}

/** The requests to GitHub by the job that made them. */
export type RequestCounts = Readonly<Record<string, number>>;

export interface ReportedRequests {
  readonly total: number;
  readonly byJob: RequestCounts;
  /** The requests that change something. */
  readonly writes: RequestCounts;
}

/** Says what listeners were told: `Listeners of baton-run-ended were told: dev.baton.run.ended, fix-12.` */
export function describeEvent({ type, payload }: ReportedEvent): string {
  return `Listeners of ${type} were told: ${String(payload.type)}, ${String(payload.subject)}.`;
}

/** Says how many earlier runs a run was told of, with the text that it was given; nothing where its pipeline remembers none. */
export function describeMemory({ history }: Pick<ReportedRun, 'history'>): string {
  if (history === undefined) return '';
  const count = history.match(/^=== Task /gm)?.length ?? 0;
  const told = `It was told of ${count === 0 ? 'no' : count} earlier run${count === 1 ? '' : 's'}`;
  return count === 0 ? `${told}.` : `${told}:\n${history.replace(/^/gm, '│ ')}`;
}
