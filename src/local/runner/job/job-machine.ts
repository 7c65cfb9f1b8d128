import type { GitRepository } from '../../git/run-git.ts';
import type { LocalEvent } from '../../workflow-contract.ts';
import type { ValueMap } from '../expression/value.ts';
import type { Source } from '../plan/workflow-source.ts';
import type { RunDefaults, Step, StepsJob, Workflow } from '../workflow/workflow-model.ts';
import type { Cancellation } from './cancellation.ts';
import type { Masker } from './masker.ts';
import type { Settings } from './settings.ts';

/** The order to run a job, with everything that the machine needs. */
export interface JobOrder {
  /** The id of the job, which is also that of its check run. */
  readonly id: number;
  readonly job: StepsJob;
  readonly workflow: Workflow;
  /** The source of the running workflow file; `$/` refers to it. */
  readonly source: Source;
  /** The contexts github, inputs, vars, needs, secrets, strategy and matrix. */
  readonly contexts: ValueMap;
  readonly secrets: Readonly<Record<string, string>>;
  readonly event: LocalEvent;
  readonly token: string;
  readonly runtimeToken: string;
  readonly serverUrl: string;
  readonly resultsUrl: string;
  /** The bare repository that checkout clones. */
  readonly git: GitRepository;
  readonly canReadContents: boolean;
  readonly folder: string;
  readonly settings: Settings;
  readonly cancellation: Cancellation;
  /** The minutes after which the machine is taken away, whatever the job's own limit is. */
  readonly cap: number | undefined;
}

export type StepOutcome = 'success' | 'failure' | 'cancelled' | 'skipped';

export interface StepState {
  readonly outputs: Readonly<Record<string, string>>;
  readonly outcome: StepOutcome;
  readonly conclusion: StepOutcome;
}

export interface Folders {
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  readonly tools: string;
  readonly actions: string;
}

/** The state of a running job. */
export interface JobMachine {
  readonly order: JobOrder;
  readonly folders: Folders;
  readonly masker: Masker;
  /** Environment of workflow and job, and of what steps wrote to GITHUB_ENV. */
  readonly env: Map<string, string>;
  /** Folders that steps wrote to GITHUB_PATH, newest first. */
  readonly path: string[];
  readonly posts: PostStep[];
  readonly summaries: string[];
  readonly leftBehind: (() => void)[];
  status: 'success' | 'failure' | 'cancelled';
  /** True when the machine was taken away at its cap. */
  isCapped: boolean;
}

/** A step that an action registered for the end of the job. */
export interface PostStep {
  readonly name: string;
  /** Returns whether the step runs. Asked when its turn comes, and again when the job is cancelled. */
  readonly isWanted: () => boolean;
  readonly perform: (log: StepLog, stop: Cancellation) => Promise<StepResult>;
}

export interface StepResult {
  readonly failed: boolean;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface StepOrder {
  readonly machine: JobMachine;
  readonly frame: Frame;
  readonly step: Step;
  readonly log: StepLog;
}

/** One step in progress, with what its implementation needs. */
export interface StepCall extends StepOrder {
  /** The `env` context at this step. */
  readonly env: Readonly<Record<string, string>>;
  readonly github: ValueMap;
  readonly stop: Cancellation;
}

export interface StepLog {
  readonly lines: string[];
  write(line: string): void;
}

/** The place of steps: the job itself, or a composite action. */
export interface Frame {
  readonly source: Source;
  readonly defaults: readonly RunDefaults[];
  readonly steps: Map<string, StepState>;
  /** Only in a composite action: its inputs hide those of the workflow. */
  readonly inputs?: ValueMap | undefined;
  readonly actionPath?: string | undefined;
  /** The environment of the step that uses the composite action. */
  readonly env: Readonly<Record<string, string>>;
  /** The cancellation that stops the steps: of the job, or of the step that uses the composite action. */
  readonly cancellation: Cancellation;
  /** True when an earlier step of this frame failed. */
  failed: boolean;
}
