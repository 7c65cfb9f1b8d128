import type { FailureReason } from './failure-reason.ts';

/** A failure as Baton classifies it, with a sentence for the person who has to fix it. */
export interface FailureKind {
  /** The reason of the failure in the task's record. */
  readonly reason: FailureReason;
  readonly sentence: string;
}

const killed = 'The agent ended without saying how: it was killed, or its program broke off.';
const credentials =
  'The API of the model refused the credentials. Check the secrets that `env` of the agent names, and that the workflow passes them.';
const funds = 'The account of the model has no credit left. Add some.';
const limit = 'The account of the model has used up a usage limit, which opens again by itself.';
const notRunnable =
  'BATON-E607: A program that the agent needs does not exist or cannot be executed. Check its name, install it in `setup`, and give a script its execute permission in git.';
const startup = 'The engine did not come to start the agent.';

/** The table from the words of engines (`AgentResult.reason`) to Baton's reasons. A word that it lacks becomes `api-error`. */
const table: ReadonlyMap<string, FailureKind> = new Map(
  Object.entries<FailureKind>({
    auth: { reason: 'auth', sentence: credentials },
    billing: { reason: 'billing', sentence: funds },
    limited: { reason: 'limited', sentence: limit },
    quota: { reason: 'limited', sentence: limit },
    rate_limit: { reason: 'rate-limit', sentence: 'The API of the model answered that it was asked too often.' },
    overloaded: { reason: 'overloaded', sentence: 'The API of the model was overloaded or out of order.' },
    budget: {
      reason: 'budget',
      sentence: 'The agent was stopped because it had cost as much as it may: raise `max-cost-usd`, or give it less to do.',
    },
    max_turns: {
      reason: 'max-turns',
      sentence: 'The agent was stopped after as many turns as it may take: raise `max-turns`, or give it less to do.',
    },
    permission_rejected: {
      reason: 'permission',
      sentence: 'The agent stopped because a tool was refused: raise its `access`, or allow the tool under `tools`.',
    },
    unknown_model: {
      reason: 'unknown-model',
      sentence: 'The provider does not have the model, or not for this account. Write another `model` for the agent.',
    },
    not_runnable: { reason: 'not-runnable', sentence: notRunnable },
    startup: { reason: 'startup', sentence: startup },
    mcp: { reason: 'startup', sentence: 'An MCP server did not start, so the engine did not either.' },
    untrusted_dir: { reason: 'startup', sentence: 'The engine does not trust the directory of the checkout.' },
    context: { reason: 'context', sentence: 'The task was longer than the model can take at once.' },
    structured_output: { reason: 'structured-output', sentence: 'The answer of the agent never fitted the schema.' },
    loop: { reason: 'loop', sentence: 'The engine stopped the agent because it went round in a circle.' },
    stopped_early: { reason: 'stopped-early', sentence: 'The agent stopped before its last turn was over.' },
    no_result_event: { reason: 'killed', sentence: killed },
    no_turn_completed: { reason: 'killed', sentence: killed },
    signal: { reason: 'killed', sentence: killed },
    timeout: {
      reason: 'timeout',
      sentence: 'The agent was stopped because its time was up: raise `timeout-minutes` of the stage, or give it less to do.',
    },
  }),
);

/** Returns the kind of failure of a result that is no success. */
export function failureOf(reason: string | null): FailureKind {
  return table.get(reason ?? '') ?? { reason: 'api-error', sentence: 'The engine reported an error.' };
}
