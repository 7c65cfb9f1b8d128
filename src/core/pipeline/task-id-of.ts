import type { RunRecord } from '../record/record.ts';

/** `<unix seconds>-<slug>`, the same for all stages of a run (C-3). The run's name is unique in the repository. */
export function taskIdOf({ run, body }: RunRecord): string {
  return `${Math.floor(Date.parse(body.startedAt) / 1000)}-${run}`;
}
