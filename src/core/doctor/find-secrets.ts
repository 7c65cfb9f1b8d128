import { engineKeys } from '../agent/agent-secrets.ts';
import { findAgents } from '../config/defaults.ts';
import { secretsOf } from '../config/schema/agent-schema.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { listSecretNames } from '../config/workflow/check-secrets.ts';
import type { CallerJob } from '../config/workflow/read-caller.ts';

/** A secret that has to be stored on GitHub. */
export interface WantedSecret {
  /** The name as the configuration or the signature knows it. */
  readonly name: string;
  /** The names of stored secrets, of which any one does. */
  readonly stored: readonly string[];
  /** The environment that may hold it instead, and the name that it has there. */
  readonly environment?: { readonly name: string; readonly secret: string };
}

export const signingName = 'BATON_SIGNING_KEY';
const linesName = 'BATON_AGENT_SECRETS';
const knownKeys: ReadonlySet<string> = new Set(engineKeys);
/** Lists the secrets that must be stored so that the jobs of workflows can hand on what the config needs. */
export function findWantedSecrets(config: Config, jobs: readonly CallerJob[]): readonly WantedSecret[] {
  const wanted = jobs.flatMap((job) => [...findKey(config, job), ...findAgentSecrets(config, job)]);
  return [...new Map(wanted.map((secret) => [JSON.stringify(secret), secret])).values()];
}

function findKey({ signing }: Config, job: CallerJob): readonly WantedSecret[] {
  if (signing === undefined) return [];
  const environment = String(job.with.environment ?? '');
  const stored =
    job.secrets === 'inherit'
      ? [signingName]
      : [job.secrets['signing-key'], job.secrets[signingName]].flatMap((text) => listSecretNames(text));
  return [
    {
      name: signingName,
      stored: [...new Set(stored)],
      environment: environment === '' ? undefined : { name: environment, secret: signingName },
    },
  ];
}

/** Lists what agents are given, for each environment that their stages name. */
function findAgentSecrets(config: Config, job: CallerJob): readonly WantedSecret[] {
  const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages).filter(isAgentStage));
  const named = new Set(stages.map(({ agent }) => agent));
  return stages.flatMap((stage) => {
    // An agent that takes over works in the job of the stage. One with a stage of its own is looked at there: most never take over.
    const reached = [...findAgents(config, [stage.agent])];
    const certain = [stage.agent, ...(config.agents[stage.agent]?.fallback ?? [])];
    const agents = reached.filter((agent) => certain.includes(agent) || !named.has(agent));
    const ofAgents = agents.flatMap((name) => config.agents[name] ?? []).flatMap(secretsOf);
    const names = new Set([...ofAgents, ...stage['setup-env']]);
    return [...names].map((name) => buildWanted(name, { job, environment: stage.environment }));
  });
}

function buildWanted(
  name: string,
  { job, environment }: { readonly job: CallerJob; readonly environment: string | undefined },
): WantedSecret {
  const stored = listStored(name, job);
  const secret = knownKeys.has(name) ? name : linesName;
  return { name, stored, environment: environment === undefined ? undefined : { name: environment, secret } };
}

/** Lists the names of stored secrets from which a name that agents see is filled. */
function listStored(name: string, { secrets }: CallerJob): readonly string[] {
  if (secrets === 'inherit') return [knownKeys.has(name) ? name : linesName];
  const own = listSecretNames(secrets[name]);
  const texts = [secrets['agent-secrets'] ?? '', secrets[linesName] ?? ''];
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trimStart().startsWith(`${name}=`));
  const found = [...own, ...lines.flatMap((text) => listSecretNames(text))];
  // GitHub gives every job this token itself, and lets nobody store one of that name.
  if (found.length > 0) return found.filter((name) => name !== 'GITHUB_TOKEN');
  // One secret with a line for each name, whose text nobody can see.
  return texts.filter((text) => /^\s*\$\{\{[^{}]*\}\}\s*$/.test(text)).flatMap((text) => listSecretNames(text));
}
