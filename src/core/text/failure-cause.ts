import type { FailureClass } from '../output/failure-reason.ts';

const reportUrl = 'https://github.com/baton-agents/baton/issues/new';

/** Whose turn it is after a failure, and what helps. Only a fault of ours is to be reported. */
export function failureCause(kind: FailureClass): string {
  return causes[kind];
}

const causes: Readonly<Record<FailureClass, string>> = {
  yours:
    '**Yours to mend**: the configuration, a secret, a right, a setting or a branch. The words above name it; docs/errors.md has every code.',
  agent:
    '**The agent came to nothing**: read what it said above and its log. A clearer issue, prompt or more attempts (`retry.attempts`) may help.',
  account:
    "**The provider's refusal**: the API of the model does not take the account. See that the secret is right and passed on, and that there is credit.",
  model: "**The provider's trouble**: the API of the model was busy or out of order, again and again. Try it later.",
  github:
    "**The provider's trouble**: GitHub or the machine. The job was cancelled, timed out or was lost. If nobody did that, just try again.",
  ours: `**A fault of Baton itself**, nothing that you did: please [report it](${reportUrl}) with the names and numbers below.`,
};
