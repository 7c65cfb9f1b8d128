import type { Config } from '../../core/config/schema/config-schema.ts';
import { problemText } from '../../core/problem.ts';
import { isBot } from '../../core/trigger/accounts.ts';
import type { ActorFacts } from '../../core/trigger/match/check-actor.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Account, Trigger } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Reads } from '../engine-ports.ts';
import { mustWait } from '../github-errors.ts';

/** The person and the pipelines of which the rights are asked. */
export interface RightsQuestion {
  readonly trigger: Trigger;
  readonly config: Pick<Config, 'pipelines'>;
}

/** Matches all pipelines, in the order of the config, with the facts about the actor and, where they count, about the author of the text. */
type Match = (actor: ActorFacts, author?: ActorFacts) => readonly PipelineMatch[];

interface ActorMatches {
  readonly matches: readonly PipelineMatch[];
  /** The facts about the actor that GitHub was asked for; undefined if no match depends on them. */
  readonly actor: ActorFacts | undefined;
}

const admin: ActorFacts = { role: 'admin' };

/**
 * Matches pipelines with the rights of the actor. Asks for the role only if some match depends on it, and for teams only if
 * they are all that a match still lacks.
 */
export async function matchWithRights(engine: Reads, { trigger, config }: RightsQuestion, match: Match): Promise<ActorMatches> {
  const best = match(admin, admin);
  const unknown = match({ role: undefined, unasked: true });
  // The role decides nothing: either nobody may start the pipeline, or everybody may.
  if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return { matches: unknown, actor: undefined };
  const role = await askRole(engine, trigger.actor);
  const lacking = match(role, admin).filter(({ matched }, at) => !matched && best[at]?.matched === true);
  const teams = [...new Set(lacking.flatMap(({ pipeline }) => config.pipelines[pipeline]?.allow.teams ?? []))];
  const actor = teams.length === 0 ? role : { ...role, ...(await askTeams(engine, trigger.actor, teams)) };
  return { matches: match(actor), actor };
}

/** Leaves out what GitHub was not asked for: another check has failed, and it alone is the reason. */
export function dropUnasked(matches: readonly PipelineMatch[]): readonly PipelineMatch[] {
  return matches.map((match) => ({ ...match, checks: match.checks.filter(({ unasked }) => unasked !== true) }));
}

/**
 * Asks for the role of a person. Returns no role, with GitHub's words as the reason, if GitHub does not answer (I-13): the next
 * event asks again. In a server the event waits for the answer.
 */
export async function askRole(engine: Reads, { login, id }: Account): Promise<Pick<ActorFacts, 'role' | 'trouble'>> {
  try {
    return { role: await engine.ports.permissions.askRole(login, id) };
  } catch (error) {
    return { role: undefined, trouble: logRefusal(engine, error) };
  }
}

/** Asks which of these teams a person is in. A team that GitHub does not tell about is undefined, with its words as the reason. */
async function askTeams(
  engine: Reads,
  { login }: Account,
  teams: readonly string[],
): Promise<Pick<ActorFacts, 'teams' | 'teamsTrouble'>> {
  const found: Record<string, boolean | undefined> = {};
  let teamsTrouble: string | undefined;
  for (const team of teams) {
    found[team] = await engine.ports.permissions.askMembership(team, login).catch((error: unknown) => {
      teamsTrouble = logRefusal(engine, error);
      return undefined;
    });
  }
  return { teams: found, teamsTrouble };
}

/** Logs a refusal of GitHub and returns its words; throws any other error. */
function logRefusal(engine: Reads, error: unknown): string {
  if (!(error instanceof GitHubError) || mustWait(engine, error)) throw error;
  engine.ports.log.error(problemText(error));
  return error.message;
}

/** Reads our own numeric id, but only where a bot acted that some pipeline names: other bots start nothing anyway. */
export async function askOwnAccount(engine: Reads, { trigger: { actor }, config }: RightsQuestion): Promise<number | undefined> {
  const isNamed = Object.values(config.pipelines).some(({ allow }) => allow.bots?.includes(actor.id));
  return isNamed && isBot(actor) ? engine.ports.readOwnAccount?.() : undefined;
}
