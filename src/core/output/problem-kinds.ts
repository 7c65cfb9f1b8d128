import type { ProblemKind } from '../problem.ts';

/** The problems of agent jobs' outputs that cannot be published. */
export const outputProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E311',
    title: 'The output of the agent job cannot be read',
    explanation:
      'It is not JSON, is larger or deeper than any output of ours, or holds a key twice, the key `__proto__`, `constructor` or `prototype`, or a number that cannot be kept exactly. It is refused as a whole, and the attempt has failed.',
    remedy:
      'Let all jobs use the same version of `run.yml` and of the action. If they do, look at the log of the agent job: something has written in its place.',
  },
  {
    code: 'BATON-E312',
    title: 'The output of the agent job does not have its form',
    explanation: 'A field is missing or of the wrong kind. The message names the first one.',
    remedy: 'Let all jobs use the same version of `run.yml` and of the action.',
  },
  {
    code: 'BATON-E313',
    title: 'The output belongs to another execution',
    explanation:
      'Run, task, attempt or execution in it differ from those that were ordered, as when an output is copied from another job. It is refused, so that no work is stored under another name.',
    remedy: 'Start the task again. If it happens again, look at what the agent job does with its outputs.',
  },
];
