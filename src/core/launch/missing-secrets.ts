import { isReservedVariable, nameCaller } from '../agent/agent-environment.ts';
import { renderSecretLines } from '../agent/agent-secrets.ts';
import type { Problem } from '../problem.ts';
import { quoteNames } from '../text/plain-text.ts';

interface SecretFacts {
  /** The names in `env` of the agent and in `setup-env` of its stage. */
  readonly names: readonly string[];
  /** The values that the job was passed. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The environment of the job. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Groups of variables of the engine; any one group is enough to sign in. */
  readonly signIn: readonly (readonly string[])[];
}

/**
 * Finds the secrets that an agent is to get and that the job was not passed. Without one the agent would be installed and started for
 * nothing. Of several ways to sign in one is enough.
 */
export function findMissingSecrets({ names, secrets, environment, signIn }: SecretFacts): Problem | undefined {
  const isPassed = (name: string): boolean => Object.hasOwn(secrets, name) && secrets[name] !== '';
  const canSignIn = signIn.some((group) => group.every((name) => names.includes(name) && isPassed(name)));
  const spare = new Set(canSignIn ? signIn.flat() : []);
  const missing = [...new Set(names)].filter((name) => !isPassed(name) && !isReservedVariable(name) && !spare.has(name));
  return missing.length === 0 ? undefined : describeMissing(missing, nameCaller(environment));
}

function describeMissing(missing: readonly string[], caller: string): Problem {
  const [them, exist] = missing.length === 1 ? ['it', 'the secret exists'] : ['them', 'the secrets exist'];
  return {
    code: 'BATON-E601',
    message: `The agent is to get ${quoteNames(missing)}, but the job was passed no value for ${them}, so nothing was installed and the agent was not started. Check that ${exist} in the settings of the repository. Then pass ${them} in ${caller}: write ${renderSecretLines(missing)} under the \`secrets\` of its job.`,
  };
}
