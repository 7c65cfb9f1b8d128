import type { WorkflowRunRef } from '../../../core/record/record.ts';
import type { Log } from '../../../ports/log.ts';
import type { Environment, JobIo } from './job-io.ts';
import type { Inputs } from './read-inputs.ts';

/** Facts about the job we are in, from the runner's environment and the event file. */
export interface Job {
  readonly eventName: string;
  readonly payload: Record<string, unknown>;
  readonly repository: {
    readonly id: number;
    readonly owner: string;
    readonly name: string;
    readonly defaultBranch: string;
    readonly private: boolean;
  };
  /** Commit of the default branch that this workflow run is at. */
  readonly sha: string;
  /** File of the calling workflow and the ref it came from, as dispatch wants them. */
  readonly workflow: { readonly file: string; readonly ref: string };
  readonly workflowRun: WorkflowRunRef;
  /** Id of this job, where the workflow passes it on. */
  readonly id?: number;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly workspace: string;
  readonly temp: string;
  /** Folder with the default branch's configuration at `sha`, which `run.yml` checks out beside the code. */
  readonly configFolder: string;
}

export interface JobContext {
  readonly environment: Environment;
  readonly io: JobIo;
  readonly inputs: Inputs;
  readonly job: Job;
  readonly log: Log;
}
