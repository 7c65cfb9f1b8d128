import type { AgentStage } from '../core/config/stage-schema.ts';
import type { FailureReason } from '../core/output/failure-reason.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Problem } from '../core/problem.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { TaskPorts, TaskSettings } from './task-ports.ts';

/** An order that was verified, with the world to carry it out in. */
export interface TaskJob {
  readonly ports: TaskPorts;
  readonly settings: TaskSettings;
  readonly dispatch: Dispatch;
}

/** The same with what the records say of it. */
export interface TaskContext extends TaskJob {
  readonly state: State;
  readonly stage: AgentStage;
  /** When the turn of the agent at work began. */
  readonly startedAt: string;
  /** When the job began, where other agents had their turn in it before: the time of a job is that of all of them. */
  readonly jobStartedAt?: string;
}

/** The failure of a task whose agent came to nothing. */
export interface TaskFault {
  readonly reason: FailureReason;
  readonly problem: Problem;
}
