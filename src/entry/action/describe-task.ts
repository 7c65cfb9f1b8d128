import type { State } from '../../core/pipeline/state.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { toHandoffChain } from '../../core/transfer/handoff-chain.ts';

/** What a recorded execution came to, as outputs of the job. The chain is that of the whole run (T-9). */
export function describeTask(task: TaskBody | undefined, { transfers }: Pick<State, 'transfers'>) {
  return {
    outcome: task?.outcome ?? '',
    handoff: task?.handoff === undefined ? '' : JSON.stringify(task.handoff),
    results: JSON.stringify(task?.results ?? {}),
    'handoff-chain': JSON.stringify(toHandoffChain(transfers.map(({ body }) => body))),
    'final-agent': task === undefined || task.engine === 'built-in' ? '' : task.agent,
  };
}
