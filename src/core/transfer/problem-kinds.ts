import type { ProblemKind } from '../problem.ts';

/** The problems of transfers between agents, for `docs/errors.md`. */
export const transferProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E201',
    title: 'Too many transfers (MaxHandoffsExceededError)',
    explanation:
      'Agents of a run handed their work over as often as `limits.max-handoffs` allows, and one of them asked for another transfer. That ends the run, and nothing of it is tried again. The transfer that was refused is no part of the chain.',
    remedy:
      'Read the chain: agents that send the work back and forth need clearer instructions. Raise `limits.max-handoffs` if the work does need more hands.',
  },
  {
    code: 'BATON-E202',
    title: 'A transfer to an agent that is not there (HandoffTargetNotFoundError)',
    explanation:
      'An agent named one to go on in its place that is not registered, or that its `transfer-to` does not name. It was told so and asked once more, if its job was still there.',
    remedy: 'Name the agents that exist in its instructions, or add the missing one to the configuration and to `transfer-to`.',
  },
  {
    code: 'BATON-E203',
    title: 'A transfer that is not complete',
    explanation: 'A transfer needs two texts: `to`, the name of an agent, and `message`, all that this agent is told.',
    remedy: 'Write both, `message` with at most 16,384 characters, or neither.',
  },
];
