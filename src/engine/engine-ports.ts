import type { WorkflowRunRef } from '../core/record/record.ts';
import type { Redactor } from '../core/redaction/redactor.ts';
import type { RunList } from '../ports/app/run-index.ts';
import type { TextArtifacts, Traces } from '../ports/artifacts.ts';
import type { BundleReader, MergeTrials } from '../ports/bundle-reader.ts';
import type { Checks } from '../ports/checks.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compressor, Hasher, Signer, Verifier } from '../ports/crypto.ts';
import type { Dispatcher } from '../ports/dispatcher.ts';
import type { Endpoints, Events, Listeners, RunWatcher } from '../ports/events.ts';
import type { Commits, Comparisons, Permissions, PullRequests, Subjects, Threads } from '../ports/github.ts';
import type { Issues } from '../ports/issues.ts';
import type { Ledgers } from '../ports/ledgers.ts';
import type { Log } from '../ports/log.ts';
import type { Edits, Provenance } from '../ports/provenance.ts';
import type { Reactions } from '../ports/reactions.ts';
import type { RecordStore } from '../ports/record-store.ts';
import type { PushTargets, Reviews } from '../ports/reviews.ts';
import type { BudgetEntries, Drawings, Line, Starter } from '../ports/starter.ts';

/** The outside world of the engine. */
export interface EnginePorts {
  readonly store: RecordStore;
  readonly threads: Threads;
  readonly edits: Edits;
  readonly permissions: Permissions;
  readonly reactions: Reactions;
  readonly subjects: Pick<
    Subjects,
    'readLabeledAt' | 'readPullRequest' | 'listChangedFiles' | 'listReviewComments' | 'addLabels' | 'removeLabel'
  >;
  readonly ledgers: Ledgers;
  readonly commits: Commits;
  readonly comparisons: Comparisons;
  readonly pullRequests: PullRequests;
  readonly pushTargets: PushTargets;
  readonly checks: Pick<Checks, 'readFailedJobs'>;
  readonly issues: Issues;
  readonly reviews: Reviews;
  readonly bundles: BundleReader;
  readonly trials: MergeTrials;
  readonly texts: TextArtifacts;
  /** The traces of events that started nothing; absent where nobody asks for them. */
  readonly traces?: Traces;
  /** Absent in a job that may not write contents: there a notice becomes an order for a publish job. */
  readonly listeners?: Listeners;
  /** Absent without the App. */
  readonly endpoints?: Endpoints;
  readonly starter: Starter;
  /** The workflow runs that were started, and their jobs. */
  readonly workflowRuns: Pick<Dispatcher, 'listRuns' | 'listJobs' | 'cancel' | 'listBroken' | 'rerunJob'>;
  readonly hasher: Hasher;
  readonly compressor: Compressor;
  /** Absent where records are unsigned. */
  readonly signer?: Signer;
  /** Present where records are unsigned. */
  readonly provenance?: Provenance;
  readonly verifier: Verifier;
  /** Reads the numeric id of our own account; absent where that is the account of workflows. */
  readonly readOwnAccount?: () => Promise<number>;
  readonly clock: Clock;
  readonly log: Log;
  readonly redactor: Redactor;
  /** Lets several drawings of a status comment be one. Absent where each piece of work draws by itself. */
  readonly drawings?: Drawings;
  /** The listeners in this process; a job of a workflow has none. */
  readonly events?: Events;
  /** The line of this server; a job of a workflow has none. */
  readonly line?: Line;
  /** The list of runs of a server; a job of a workflow has none. */
  readonly runList?: RunList;
  /** The entries of runs that go on; a job of a workflow has none. */
  readonly budgets?: BudgetEntries;
  /** Is told of the runs that were changed; a job of a workflow has none. */
  readonly watcher?: RunWatcher;
}

/** The repository, and the job or server that the engine works in. */
export interface EngineSettings {
  readonly repository: { readonly id: number; readonly owner: string; readonly name: string; readonly defaultBranch: string };
  /** The receiver of the results of agent jobs (`Dispatch.via`). */
  readonly via: 'action' | 'app';
  readonly workflowRun: WorkflowRunRef;
  /** Reads whether the workflows hear comments; undefined where none is known. A server hears them all. */
  readonly hearsComments?: () => Promise<boolean | undefined>;
  /** The kill switch is on: results are recorded, but nothing is published and nothing starts. */
  readonly paused?: boolean;
  /** The base of links: `https://github.com` or the like. */
  readonly serverUrl: string;
  /** The W3C trace context of the work at hand, which orders take along. Absent: one that follows from run and execution. */
  readonly traceparent?: string;
  /** The version of this program, for reports. */
  readonly version?: string;
}

export interface Engine {
  readonly ports: EnginePorts;
  readonly settings: EngineSettings;
}

/** An engine that has only some of the ports. The type of a function's engine says what the function may do. */
interface EngineWith<P> {
  readonly ports: P;
  readonly settings: EngineSettings;
}

/** The ports of code that only reads: what GitHub and the store hold, and how it is verified. None of them writes or signs. */
export interface ReadPorts
  extends Pick<EnginePorts, 'hasher' | 'compressor' | 'verifier' | 'permissions' | 'traces' | 'readOwnAccount'>,
    Pick<EnginePorts, 'clock' | 'log' | 'redactor' | 'checks' | 'edits'> {
  readonly store: Pick<RecordStore, 'readSince' | 'readNewestRun' | 'readRecords'>;
  readonly threads: Pick<Threads, 'listSince' | 'listBackwards' | 'read'>;
  readonly subjects: Pick<Subjects, 'readLabeledAt' | 'readPullRequest' | 'listChangedFiles' | 'listReviewComments'>;
  readonly ledgers: Pick<Ledgers, 'list' | 'listAll'>;
  readonly commits: Pick<Commits, 'readBranch'>;
  readonly comparisons: Comparisons;
  readonly texts: Pick<TextArtifacts, 'read'>;
  readonly workflowRuns: Pick<EnginePorts['workflowRuns'], 'listRuns' | 'listJobs' | 'listBroken'>;
  /** The name and public half of the key that signs; absent where records are unsigned. */
  readonly signer?: Pick<Signer, 'keyId' | 'publicKey'>;
  readonly provenance?: Pick<Provenance, 'readEdits'>;
  /** Absent where GitHub holds what waits. */
  readonly line?: Pick<Line, 'findWait' | 'listStarts'>;
}

/** An engine that only reads, and only from these ports. */
export interface ReadsFrom<K extends keyof ReadPorts> {
  readonly ports: Pick<ReadPorts, K>;
}

/** The ports of code that draws what people see: comments, labels and reactions. */
interface ViewPorts extends Pick<EnginePorts, 'threads' | 'reactions' | 'runList' | 'drawings'> {
  readonly subjects: Pick<Subjects, 'addLabels' | 'removeLabel'>;
}

/** The ports of code that signs orders, starts them, and stops workflow runs. */
type ActionPorts = Pick<EnginePorts, 'signer' | 'starter' | 'workflowRuns' | 'budgets' | 'line'>;

/** The ports of code that performs the effects of a run. */
type EffectPorts = ReadPorts &
  ViewPorts &
  ActionPorts &
  Pick<EnginePorts, 'store' | 'ledgers' | 'listeners' | 'endpoints' | 'watcher' | 'events'>;

/** The ports of code that publishes the work of agents. */
type PublishPorts = ReadPorts &
  ViewPorts &
  Pick<EnginePorts, 'commits' | 'bundles' | 'trials' | 'pullRequests' | 'pushTargets' | 'issues' | 'reviews' | 'texts'>;

/** An engine that reads. It writes nothing and signs nothing. */
export type Reads = EngineWith<ReadPorts>;

/** An engine that reads and signs, but writes nothing and starts nothing. */
export type Signs = EngineWith<ReadPorts & Pick<EnginePorts, 'signer'>>;

/** An engine that reads and draws what people see, but writes no record and starts nothing. */
export type Views = EngineWith<ReadPorts & ViewPorts>;

/** An engine that reads, and starts and stops workflow runs and their jobs, but writes no record and no comment. */
export type Actions = EngineWith<ReadPorts & ActionPorts>;

/** An engine that reads and writes records, but starts nothing and draws nothing for people. */
export type Records = EngineWith<ReadPorts & Pick<EnginePorts, 'store' | 'ledgers'>>;

/** An engine that performs the effects of a run: it writes records, draws views and starts orders, but publishes no work of agents. */
export type Effects = EngineWith<EffectPorts>;

/** An engine that plans what an event starts: it performs effects, and stores traces of events that started nothing. */
export type Plans = EngineWith<EffectPorts & Pick<EnginePorts, 'texts'>>;

/** An engine that publishes the work of agents as commits, issues, pull requests, reviews, comments, labels and artifacts. */
export type Publishes = EngineWith<PublishPorts>;

/** An engine that advances a run: it publishes the work of an agent, records it, and performs the effects that follow from it. */
export type Advances = EngineWith<EffectPorts & PublishPorts>;
