import type { WorkflowRunRef } from '../../core/record/record.ts';
import type { Log } from '../../ports/log.ts';
import type { Environment, JobIo } from './job-io.ts';
import type { Inputs } from './read-inputs.ts';

/** The facts about the current job, from the runner's environment and the event file. */
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
  /** The commit of the default branch that this workflow run is at. */
  readonly sha: string;
  /** The file of the calling workflow and the ref it came from, in the form that a dispatch takes. */
  readonly workflow: { readonly file: string; readonly ref: string };
  readonly workflowRun: WorkflowRunRef;
  /** The id of this job, if the workflow passes it on. */
  readonly id?: number;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly workspace: string;
  readonly temp: string;
  /** The folder with the default branch's configuration at `sha`, which `run.yml` checks out beside the code. */
  readonly configFolder: string;
}

export interface JobContext {
  readonly environment: Environment;
  readonly io: JobIo;
  readonly inputs: Inputs;
  readonly job: Job;
  readonly log: Log;
}
