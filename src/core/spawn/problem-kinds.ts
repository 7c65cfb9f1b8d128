import type { ProblemKind } from '../problem.ts';

/** The problems of child tasks, for `docs/errors.md`. */
export const childProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E720',
    title: 'A child task was not created',
    explanation:
      'An agent asked for a child task that its stage or the limits of the run do not allow, or in a form that cannot be used. Its other requests still count.',
    remedy:
      'Read the reason: it names the field or the limit. `children` of the stage and `limits` of the pipeline say what is allowed.',
  },
  {
    code: 'BATON-E721',
    title: 'A wait for tasks that are not there',
    explanation: 'An agent waited for tasks that it had not created. It can wait for children of its own task alone.',
    remedy: 'Use the names that `create_child_task` returned, or that `list_child_tasks` shows.',
  },
];
