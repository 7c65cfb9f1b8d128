import type { JobState, RunState } from '../../workflow-contract.ts';
import type { Account } from './model.ts';

/** The runner's last report about a run, with the times of its reports. */
export interface Run extends RunState {
  readonly repositoryId: number;
  readonly headRepositoryId: number;
  readonly workflowId: number;
  readonly number: number;
  readonly sender: Account;
  readonly createdAt: string;
  readonly startedAt: string;
  readonly updatedAt: string;
}

export interface Job extends JobState {
  readonly repositoryId: number;
  readonly attempt: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}
