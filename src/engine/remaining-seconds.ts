import type { TaskContext } from './task-context.ts';

/** Our wall clock ends this long before the job's own timeout, so that there is time to say what happened (DESIGN 2). */
const reserveMinutes = 10;

/** How long an agent may still run, whoever worked in its job before. */
export function remainingSeconds(context: TaskContext): number {
  const start = context.jobStartedAt ?? context.startedAt;
  const used = (Date.parse(context.ports.clock.now()) - Date.parse(start)) / 1000;
  return Math.max(30, (context.stage['timeout-minutes'] - reserveMinutes) * 60 - used);
}
