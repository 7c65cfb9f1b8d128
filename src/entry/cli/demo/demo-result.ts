import type { Handoff } from '../../../core/handoff/handoff.ts';
import type { Outcome } from '../../../core/output/outcome.ts';
import type { StoredRecord } from '../../../core/record/record.ts';
import type { RequestCounts } from './world.ts';

export interface DemoTask {
  readonly task: string;
  readonly stage: string;
  readonly agent: string;
  readonly attempt: number;
  readonly execution: number;
  readonly outcome: Outcome;
  readonly reason: string | null;
  /** Rendered again from the records and the nonce; null for a built-in. */
  readonly prompt: string | null;
  /** As recorded, with the name of its fences. */
  readonly promptDigest: string | null;
  readonly nonce: string | null;
  readonly handoff: Handoff | null;
  readonly results: Readonly<Record<string, string>>;
  readonly workflowRun: number;
}

/** A closed issue of ours, with its comments. */
interface DemoLedger {
  readonly number: number;
  readonly title: string;
  readonly thread: readonly Record<string, unknown>[];
}

/** A job of the local runner, as far as the demo shows it. */
export interface DemoJob {
  readonly name: string;
  readonly workflowRun: number;
  readonly conclusion: string;
  /** Lines of its log that GitHub would show as errors. */
  readonly errors: readonly string[];
  readonly summary: string;
}

/** A job of somebody's own workflow with an agent as a plain step, by the outputs that it declares. */
export interface DemoStep {
  readonly job: string;
  readonly workflowRun: number;
  readonly outcome: string;
  readonly handoff: Handoff | null;
  readonly results: Readonly<Record<string, string>>;
  /** Final text of the agent. */
  readonly output: string;
}

/** What `npm run -s demo -- --json` prints. */
export interface DemoDocument {
  readonly run: string | null;
  readonly outcome: Outcome | null;
  readonly tasks: readonly DemoTask[];
  /** Plain steps, in the order in which they ended; absent where there are none. */
  readonly steps?: readonly DemoStep[];
  /** Comments as the REST API returns them. */
  readonly thread: readonly Record<string, unknown>[];
  readonly pullRequests: readonly Record<string, unknown>[];
  /** Reviews of pull requests, as the REST API returns them. */
  readonly reviews: readonly Record<string, unknown>[];
  /** Issues that runs have opened. */
  readonly issues: readonly { readonly number: number; readonly title: string }[];
  /** The closed issues that keep the history of pipelines, with their comments. */
  readonly ledgers: readonly DemoLedger[];
  /** The closed issues that keep runs which are not kept on the issue itself. */
  readonly runsIssues: readonly DemoLedger[];
  readonly requests: {
    readonly total: number;
    readonly byJob: RequestCounts;
    /** Those of them that change something. */
    readonly writes: RequestCounts;
    /** The parts of a scene that are counted apart. */
    readonly phases?: readonly RequestCounts[];
  };
}

export interface DemoResult {
  readonly document: DemoDocument;
  /** Labels of the issue at the end. */
  readonly labels: readonly string[];
  readonly records: readonly StoredRecord[];
  /** What the same scene came to with its contrast. */
  readonly contrast?: DemoDocument;
  /** And when something went wrong. */
  readonly mishap?: DemoDocument;
  readonly jobs: readonly DemoJob[];
  /** Faults of workflow files, in words. */
  readonly failures: readonly string[];
  /** Whether the tests of the example pass on the branch of the pull request; undefined when there is none. */
  readonly testsPass: boolean | undefined;
}
