import type { Handoff } from '../../core/handoff/handoff.ts';
import type { Outcome } from '../../core/output/outcome.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { ReportedJob, ReportedRequests, ReportedStep, RunReport } from '../../page/report/run-report.ts';

export interface DemoTask {
  readonly task: string;
  readonly stage: string;
  readonly agent: string;
  readonly attempt: number;
  readonly execution: number;
  readonly outcome: Outcome;
  readonly reason: string | null;
  /** The prompt, rendered again from the records and the nonce; null for a built-in. */
  readonly prompt: string | null;
  /** The digest of the prompt as it was recorded, with the name of its fences. */
  readonly promptDigest: string | null;
  readonly nonce: string | null;
  readonly handoff: Handoff | null;
  readonly results: Readonly<Record<string, string>>;
  readonly workflowRun: number;
}

/** A closed issue that Baton opened, with its comments. */
interface DemoLedger {
  readonly number: number;
  readonly title: string;
  readonly thread: readonly Record<string, unknown>[];
}

/** The output of `npm run -s demo -- --json`. */
export interface DemoDocument {
  readonly run: string | null;
  readonly outcome: Outcome | null;
  readonly tasks: readonly DemoTask[];
  /** The plain steps in the order in which they ended. Absent if there are none. */
  readonly steps?: readonly ReportedStep[];
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
  readonly requests: ReportedRequests;
}

export interface DemoResult {
  readonly document: DemoDocument;
  /** Labels of the issue at the end. */
  readonly labels: readonly string[];
  readonly records: readonly StoredRecord[];
  readonly jobs: readonly ReportedJob[];
  readonly report: RunReport;
  /** True if the tests of the example pass on the branch of the pull request; undefined if there is no pull request. */
  readonly testsPass: boolean | undefined;
}
