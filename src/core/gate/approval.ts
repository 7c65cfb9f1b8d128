import { approvalBasisOf, approvalOf, findApproval, isComplete } from '../run/approvals.ts';
import type { TaskGate } from '../run/state.ts';

/**
 * Keeps a stage back that could start until its approval is given. An approval counts for what it was given for: as soon as the
 * execution builds on something else, a person is asked again.
 */
export const approvalGate: TaskGate = {
  name: 'approval',
  of: 'any',
  ask: ({ name, next }, facts) => {
    if (approvalOf(facts.run, name) === undefined) return { kind: 'open', cause: 0 };
    const basis = approvalBasisOf(facts, { stage: name, due: next });
    const given = findApproval(facts, name, basis);
    return given !== undefined && isComplete(given)
      ? { kind: 'open', cause: given.seq }
      : { kind: 'wait', wait: { gate: 'approval', for: 'person', basis } };
  },
};
