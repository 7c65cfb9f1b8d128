import type { WorkflowRunRef } from '../core/record/record.ts';
import type { Redactor } from '../core/redaction/redactor.ts';
import type { TextArtifacts, Traces } from '../ports/artifacts.ts';
import type { BundleReader } from '../ports/bundle-reader.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compressor, Hasher, Signer, Verifier } from '../ports/crypto.ts';
import type { Dispatcher } from '../ports/dispatcher.ts';
import type { Events } from '../ports/events.ts';
import type { Commits, Permissions, PullRequests, Subjects, Threads } from '../ports/github.ts';
import type { Issues } from '../ports/issues.ts';
import type { Ledgers } from '../ports/ledgers.ts';
import type { Log } from '../ports/log.ts';
import type { Provenance } from '../ports/provenance.ts';
import type { Reactions } from '../ports/reactions.ts';
import type { RecordStore } from '../ports/record-store.ts';
import type { Reviews } from '../ports/reviews.ts';
import type { Starter } from '../ports/starter.ts';

/** The outside world of the engine. */
export interface EnginePorts {
  readonly store: RecordStore;
  readonly threads: Threads;
  readonly permissions: Permissions;
  readonly reactions: Reactions;
  readonly subjects: Pick<
    Subjects,
    'readLabeledAt' | 'readPullRequest' | 'listChangedFiles' | 'listReviewComments' | 'addLabels' | 'removeLabel'
  >;
  readonly ledgers: Ledgers;
  readonly commits: Commits;
  readonly pullRequests: PullRequests;
  readonly issues: Issues;
  readonly reviews: Reviews;
  readonly bundles: BundleReader;
  readonly texts: TextArtifacts;
  /** The traces of events that started nothing; absent where nobody asks for them. */
  readonly traces?: Traces;
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
  /** The listeners in this process; a job of a workflow has none. */
  readonly events?: Events;
}

/** The repository, and the job or server that the engine works in. */
export interface EngineSettings {
  readonly repository: { readonly id: number; readonly owner: string; readonly name: string; readonly defaultBranch: string };
  /** The receiver of the results of agent jobs (`Dispatch.via`). */
  readonly via: 'action' | 'app';
  readonly workflowRun: WorkflowRunRef;
  /** The kill switch is on: results are recorded, but nothing is published and nothing starts. */
  readonly paused?: boolean;
  /** The base of links: `https://github.com` or the like. */
  readonly serverUrl: string;
  /** The version of this program, for reports. */
  readonly version?: string;
}

export interface Engine {
  readonly ports: EnginePorts;
  readonly settings: EngineSettings;
}

/** The ports of code that only reads: what GitHub and the store hold, and how it is verified. */
export interface ReadPorts
  extends Pick<EnginePorts, 'hasher' | 'compressor' | 'verifier' | 'signer' | 'provenance' | 'permissions' | 'readOwnAccount'>,
    Pick<EnginePorts, 'clock' | 'log'> {
  readonly store: Pick<RecordStore, 'readSince' | 'readNewestRun' | 'readRecords'>;
  readonly threads: Pick<Threads, 'listSince' | 'listBackwards' | 'read'>;
  readonly ledgers: Pick<Ledgers, 'list'>;
}

/** An engine as code gets it that only reads: its type says that it writes nothing. */
export interface Reads {
  readonly ports: ReadPorts;
  readonly settings: EngineSettings;
}

/** An engine as code gets it that reads and draws what people see: comments, labels and reactions, never a record or a start. */
export interface Views {
  readonly ports: ReadPorts &
    Pick<EnginePorts, 'threads' | 'reactions'> & {
      readonly subjects: Pick<EnginePorts['subjects'], 'addLabels' | 'removeLabel'>;
    };
  readonly settings: EngineSettings;
}
