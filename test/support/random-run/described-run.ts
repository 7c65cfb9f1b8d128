/** One task of a run as the records tell it, in a form that no derivation owns. */
export interface DescribedTask {
  readonly name: string;
  readonly kind: 'stage' | 'child' | 'element' | 'group';
  readonly parent?: string | undefined;
  /** `ready`: it may start, is at work or lost. `closing`: it has done its part and ends with its children. */
  readonly status: 'ready' | 'waiting' | 'closing' | 'ended' | 'never';
  /** The next execution, also of a task that waits for approval; of an ended task, and one whose children are at work, the last one. */
  readonly at?: { readonly attempt: number; readonly execution: number } | undefined;
  /** Of a ready task; and of one that waits for approval, since an order to ask for it is named by this record. */
  readonly cause?: number | undefined;
  readonly wait?: DescribedWait | undefined;
  readonly never?:
    | {
        readonly as: 'blocked' | 'skipped' | 'broken';
        readonly by?: string | undefined;
        readonly why?: string | undefined;
      }
    | undefined;
  /** The last execution; of a group what stands for it. */
  readonly last?: { readonly seq: number; readonly outcome: string; readonly words: string } | undefined;
  /** The `seq` with which it came to its end, or failed without a record. */
  readonly settledAt?: number | undefined;
  readonly matrix?: { readonly source?: string | undefined; readonly picked?: number | undefined } | undefined;
  /** The elements of a group once it could start, or why there are none, and the `seq` that made it start. */
  readonly expansion?: string | undefined;
}

export interface DescribedWait {
  /** `before`: earlier tasks, a place of the matrix or the task that an element is about. The old derivation does not tell them apart. */
  readonly gate: 'before' | 'elements' | 'own-branch' | 'children' | 'answer' | 'approval';
  readonly for?: readonly string[] | undefined;
  readonly what?: string | undefined;
  readonly basis?: string | undefined;
  readonly how?: string | undefined;
  readonly atMost?: string | undefined;
  readonly count?: { readonly open: number; readonly all: number } | undefined;
}

/** A run after one of its comments. */
export interface DescribedRun {
  readonly tasks: readonly DescribedTask[];
  readonly pausedBy: number | undefined;
  readonly endedBy: number | undefined;
  /** The last retry of the run after an end. */
  readonly retriedBy: number | undefined;
  /** Branches that stages are still to push to. */
  readonly branches: readonly string[];
}

/** What follows from a record, in words, in its order: `start s1 1/2 <4 in agent`, `end-run failed: …`. */
export type DescribedEffects = readonly string[];

/** What a derivation can be asked about a run after these records. */
export interface Described {
  readonly run: DescribedRun;
  effects(options: { readonly cause: number; readonly now: string }): DescribedEffects;
  /** What people are asked now, as a job asks it that was sent for it. */
  readonly asks: DescribedEffects;
  /** The waits whose time is over. */
  expired(now: string): readonly string[];
}
