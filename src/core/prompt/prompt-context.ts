/** What a template can name (DESIGN 4.7). Empty text where there is nothing, so that every known path renders. */
export interface PromptContext {
  readonly subject: SubjectContext;
  readonly event: EventContext;
  /** All ancestors by stage name, direct ones first. */
  readonly needs: Readonly<Record<string, NeedContext>>;
  readonly history: string;
  /** Null on the first attempt. */
  readonly previous_failure: FailureContext | null;
  /** Only where another agent named this one to go on in its place. */
  readonly transfer?: TransferContext;
  readonly inputs: Readonly<Record<string, string>>;
  readonly run: { readonly id: string; readonly pipeline: string; readonly attempt: number; readonly execution: number };
}

export interface EventContext {
  /** GitHub's name of the event, and its action or type. */
  readonly name: string;
  readonly action: string;
  readonly actor: string;
  readonly label: string;
  /** Text of the comment whose first line was the command. */
  readonly comment: string;
  /** Ticks of a schedule before this one for which nothing was started. */
  readonly missed: number;
  readonly review: {
    readonly state: string;
    readonly author: string;
    readonly body: string;
    /** `path:line`, and the comment below. */
    readonly comments: readonly string[];
  };
}

export interface TransferContext {
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

export interface SubjectContext {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly author: string;
  readonly labels: readonly string[];
  /** Oldest first, as they were at the trigger. */
  readonly comments: readonly { readonly author: string; readonly body: string }[];
}

export interface NeedContext {
  readonly name: string;
  readonly agent: string;
  readonly outcome: string;
  readonly outputs: readonly string[];
  readonly results: Readonly<Record<string, string>>;
  readonly handoff: HandoffInContext;
}

/** Always there, empty without a handoff. */
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
