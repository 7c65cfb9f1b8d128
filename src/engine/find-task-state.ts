import { deriveState } from '../core/pipeline/derive-state.ts';
import type { State } from '../core/pipeline/state.ts';
import { unpackRecords } from '../core/record/unpack-records.ts';
import type { TaskJob } from './task-context.ts';
import { readTools } from './write-tools.ts';

/** The run as the order tells it, without a request: absent where the order only names its records. */
export function findTaskState({ dispatch, ports }: Pick<TaskJob, 'dispatch' | 'ports'>): State | undefined {
  if (dispatch.records.enc !== 'deflate') return undefined;
  const records = unpackRecords(dispatch, { repo: dispatch.repo, subject: dispatch.thread, tools: readTools(ports) });
  const state = records.ok ? deriveState(records.value, dispatch.run) : undefined;
  return state?.ok === true ? state.value : undefined;
}
