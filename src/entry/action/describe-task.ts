import type { TaskBody } from '../../core/record/record.ts';

/** What a recorded execution came to, as outputs of the job. There are no transfers yet, so the chain is empty. */
export function describeTask(task: TaskBody | undefined) {
  return {
    outcome: task?.outcome ?? '',
    handoff: task?.handoff === undefined ? '' : JSON.stringify(task.handoff),
    results: JSON.stringify(task?.results ?? {}),
    'handoff-chain': '[]',
    'final-agent': task === undefined || task.engine === 'built-in' ? '' : task.agent,
  };
}
