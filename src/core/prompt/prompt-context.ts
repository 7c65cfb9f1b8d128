import type { InputValue } from '../config/inputs/declared-inputs.ts';
import type { MatrixScope } from '../matrix-scope.ts';

/** The values that a template can use (DESIGN 4.7). Missing texts are empty, so that every known path renders. */
export interface PromptContext {
  readonly subject: SubjectContext;
  readonly event: EventContext;
  /** The ancestors by stage name, direct ones first. */
  readonly needs: Readonly<Record<string, NeedContext>>;
  /** The results of all ancestors together. Of two with one name that of the later stage of the config counts, as in conditions. */
  readonly results: Readonly<Record<string, string>>;
  readonly history: string;
  /** The last failure, with the list of all; null on the first attempt. */
  readonly previous_failure: PreviousFailure | null;
  /** The transfer that started this agent, if there was one. */
  readonly transfer?: { readonly from: string; readonly to: string; readonly message: string };
  /** The request of the parent of a child task; absent for a stage of the config. */
  readonly child?: ChildContext;
  /** The parent of a child task with what it had left when it asked, and the element that it works for; absent like `child`. */
  readonly parent?: Pick<NeedContext, 'name' | 'agent' | 'note' | 'handoff' | 'matrix'>;
  /** The children of the stage, in the order in which they were asked for; absent for a stage that may have none. */
  readonly children?: readonly ChildInContext[];
  /** The refused requests for children of the newest turn that made some, each with the reason; absent where `children` is. */
  readonly children_refused?: readonly string[];
  /** The facts of an execution whose stage has made children before; absent for all others, and right after a transfer. */
  readonly resumed?: ResumedContext;
  /** The element that the task is for; absent where its stage has no matrix. */
  readonly matrix?: MatrixContext;
  /** The parts that elements have: of this stage, and of those before it that have a matrix. No variable of templates. */
  readonly scopes?: { readonly own?: MatrixScope; readonly needs: ReadonlyMap<string, MatrixScope> };
  /** The newest answer of a person to a question of this stage; empty where none was given. */
  readonly answer: string;
  /** The questions of this stage that were answered, oldest first; absent where there are none. */
  readonly answers?: readonly AnswerContext[];
  /** The inputs with their types, so that `{% if inputs.urgent %}` is true for a boolean that is true. */
  readonly inputs: Readonly<Record<string, InputValue>>;
  readonly run: { readonly id: string; readonly pipeline: string; readonly attempt: number; readonly execution: number };
}

export interface EventContext {
  /** GitHub's name of the event, and its action or type. */
  readonly name: string;
  readonly action: string;
  readonly actor: string;
  readonly label: string;
  /** The text behind the first line of the comment, which was the command. */
  readonly comment: string;
  /** The ticks of a schedule before this one for which nothing was started. */
  readonly missed: number;
  readonly review: {
    readonly state: string;
    readonly author: string;
    readonly body: string;
    /** Each comment as `path:line`, with its text below. */
    readonly comments: readonly string[];
  };
  /** The check that failed; empty for other events. */
  readonly check: {
    readonly workflow: string;
    readonly conclusion: string;
    readonly url: string;
    readonly head: string;
    /** Each failed job with its step in a line, and the end of the log of that step below. */
    readonly jobs: readonly string[];
  };
}

export interface AnswerContext {
  readonly question: string;
  readonly text: string;
  /** The login of the person who answered. */
  readonly by: string;
  /** The handoff with which the agent ended when it asked; empty where it left none. */
  readonly notes: Pick<HandoffInContext, 'summary' | 'detail' | 'data'>;
}

/** A child as its parent sees it. */
export interface ChildInContext {
  /** The whole name of its stage, such as `split/1-api`. */
  readonly name: string;
  /** The outcome of a child that has ended; `running`, `waiting`, or `skipped` for one that never starts. */
  readonly outcome: string;
  /** The reason and message of its failure, or its note; empty where there are none. */
  readonly reason: string;
  readonly agent: string;
  /** The branch with its changes, or the one that it works on; empty where it has none. */
  readonly branch: string;
  /** The result of merging its commits into the branch of the stage; empty where nothing was to be merged. */
  readonly merge: 'merged' | 'conflict' | 'refused' | '';
  /** The files of a conflict with both sides, or why a merge was refused; else empty. */
  readonly conflict: string;
  readonly results: Readonly<Record<string, string>>;
  readonly handoff: HandoffInContext;
}

export interface ResumedContext {
  /** The reason why the wait before this execution is over; empty where the execution follows no wait. `refused`: it got no child. */
  readonly over: 'all' | 'first' | 'failure' | 'time' | 'refused' | '';
  /** The last handoff of the stage itself; empty where it left none. */
  readonly notes: Pick<HandoffInContext, 'summary' | 'detail' | 'data'>;
}

export interface ChildContext {
  readonly name: string;
  readonly parent: string;
  /** The agent that asked for the child. */
  readonly by: string;
  readonly prompt: string;
  readonly branch: string;
}

export interface SubjectContext {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly author: string;
  readonly labels: readonly string[];
  /** The branch of a pull request in this repository; empty for an issue, and for a fork, whose branch is never pushed to. */
  readonly 'head-branch': string;
  /** The comments as they were at the time of the trigger, oldest first. */
  readonly comments: readonly { readonly author: string; readonly body: string }[];
}

export interface NeedContext {
  readonly name: string;
  readonly agent: string;
  readonly outcome: string;
  /** The reason that the stage gave for a `noop`, or its question. */
  readonly note: string;
  /** The final text of its agent, bounded. */
  readonly response: string;
  readonly outputs: readonly string[];
  readonly results: Readonly<Record<string, string>>;
  readonly handoff: HandoffInContext;
  /** The tasks of a stage with a matrix, in the order of its elements; the index of the one that was picked, and its element. */
  readonly each?: readonly EachContext[];
  readonly picked?: number | '';
  readonly matrix?: MatrixContext | undefined;
}

/** An element of a matrix: its number with its values, or with the task that it is about. */
export type MatrixContext = { readonly index: number } & (
  | Readonly<Record<string, string | number>>
  | (NeedContext & { readonly matrix?: MatrixContext })
);

/** A task of a stage with a matrix. */
export interface EachContext extends NeedContext {
  readonly index: number;
  readonly matrix: MatrixContext;
}

/** The handoff of a stage. It is always present in the context, and empty when the stage left none. */
export interface HandoffInContext {
  readonly present: boolean;
  readonly version: number | '';
  readonly summary: string;
  readonly detail: string;
  readonly data: Readonly<Record<string, string>>;
  readonly context: {
    readonly relevant_files: readonly string[];
    readonly key_findings: readonly string[];
    readonly constraints: readonly string[];
    readonly suggested_approach: string;
  };
}

export interface FailureContext {
  readonly reason: string;
  readonly error_summary: string;
  readonly attempt: number;
}

/** The last failure of a stage (C-19), and what every earlier attempt failed with (C-25). */
export interface PreviousFailure extends FailureContext {
  /** One entry for each attempt, oldest first, this last failure included. The newest 10, with at most 500 code points each. */
  readonly all: readonly FailureContext[];
}
