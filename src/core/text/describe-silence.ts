import type { Silence } from '../pipeline/judge-silence.ts';

/** What is behind an execution that is due and has no record, in words; nothing has been done about it. */
export function describeSilence(silence: Exclude<Silence, { kind: 'at-work' }>): string {
  switch (silence.kind) {
    case 'never-started':
      return 'it is due and was never started.';
    case 'lost':
      return `workflow run ${silence.workflowRun} is over and left no record.`;
    case 'hopeless':
      return `${silence.tries} workflow runs are over and none left a record. Look at the log of the newest one.`;
    default:
      return silence satisfies never;
  }
}
