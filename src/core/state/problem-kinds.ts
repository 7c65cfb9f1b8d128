import type { ProblemKind } from '../problem.ts';

/** The problems of a matrix, in the config and while a run goes on, for `docs/errors.md`. */
export const matrixProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E743',
    title: 'A matrix names no elements, or names them twice',
    explanation:
      'The elements of a matrix come from the list under `values`, or from a place that `from` names. One of them is needed.',
    remedy: 'Write one of them: `matrix: [small, large]`, or `matrix: { from: needs.plan.handoff.data.items }`.',
  },
  {
    code: 'BATON-E744',
    title: 'A matrix takes its elements from where none can be',
    explanation:
      '`from` names a key of the data of a handoff, or the elements of another stage with a matrix. The stage is not needed, has no matrix, or the path is another one.',
    remedy: 'Write `needs.<stage>.handoff.data.<key>` or `needs.<stage>.each`, and name that stage under `needs`.',
  },
  {
    code: 'BATON-E745',
    title: 'The pick of a matrix cannot be used',
    explanation:
      '`pick` is an expression in CEL that gives a number for each element. It cannot be read, reads something that is not there or that an agent reports of its own work, or gives something else.',
    remedy:
      'Write what the message asks for, such as `double(each.results.score)`. Results are texts: `double(…)` makes numbers of them.',
  },
  {
    code: 'BATON-E746',
    title: 'The list of a matrix cannot be used',
    explanation:
      'The handoff that `from` names holds no JSON list, more than 50 entries, or an entry that is neither a text nor a map of plain values. Nothing of the matrix was started, and the stage has failed.',
    remedy:
      'Say in the prompt of the earlier stage how the list looks, and demand it with a schema under `handoff.data`. Then start the pipeline again.',
  },
  {
    code: 'BATON-E747',
    title: 'A matrix has more elements than the run may have tasks',
    explanation:
      'Every element is at least one task of `limits.max-tasks`. More than are left were asked for, so nothing of the matrix was started.',
    remedy: 'Raise `limits.max-tasks`, with room for further attempts, or leave a shorter list.',
  },
  {
    code: 'BATON-E748',
    title: 'No element of a matrix can be picked',
    explanation:
      'An element can be picked when its task succeeded and `pick` gives a number for it. None did. The message says what each came to.',
    remedy:
      'Read what the tasks came to. `pick` reads results that a `command` stage reported, and nothing that another agent says of itself.',
  },
];
