import type { ProblemKind } from '../problem.ts';

/** The problems of handoffs that were not kept. The codes of single fields are in `HandoffError`. */
export const handoffProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E301',
    title: 'The handoff is invalid',
    explanation:
      'What the agent left as its handoff is no JSON object, has a field of the wrong kind, or is over a limit. Nothing of it is kept: half a handoff would mislead the agents that follow.',
    remedy:
      'The warning names the field, the limit and the size that was seen. Let the agent run `baton handoff check FILE` before it ends, which prints the same words.',
  },
  {
    code: 'BATON-E302',
    title: 'The handoff has a version that is not known',
    explanation:
      'Only version 1 exists. A handoff of a later version may mean something else by the same fields, so it is not read.',
    remedy: 'Write `"version": 1` or leave the field out; or use a version of Baton that knows the later format.',
  },
  {
    code: 'BATON-E303',
    title: 'The stage requires a handoff and there is no valid one',
    explanation:
      'The stage has `handoff.required`. The agent left no handoff, or one that is invalid or does not fit the schema in `handoff.data`, also when it was started once more with the words of the validator.',
    remedy:
      'Tell the agent in the prompt to write its handoff to the file in BATON_HANDOFF_PATH, and what `data` must hold. `baton handoff check FILE --stage PIPELINE.STAGE` prints the same words. Or take `required` out.',
  },
];
