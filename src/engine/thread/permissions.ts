import type { Config } from '../../core/config/schema/config-schema.ts';
import { problemText } from '../../core/problem.ts';
import { isBot } from '../../core/trigger/accounts.ts';
import type { ActorFacts } from '../../core/trigger/match/check-actor.ts';
import type { Account, Trigger } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';

/** The role of a person. That GitHub does not answer is no role, with its words as the reason (I-13): the next event asks again. */
export async function askRole(engine: Engine, { login, id }: Account): Promise<Pick<ActorFacts, 'role' | 'trouble'>> {
  try {
    return { role: await engine.ports.permissions.askRole(login, id) };
  } catch (error) {
    return { role: undefined, trouble: wordsOf(engine, error) };
  }
}

/** Which of these teams a person is in; those that GitHub does not tell about are left out. */
export async function askTeams(engine: Engine, { login }: Account, teams: readonly string[]): Promise<Pick<ActorFacts, 'teams'>> {
  const found: Record<string, boolean> = {};
  for (const team of teams) {
    const isMember = await engine.ports.permissions.askMembership(team, login).catch((error: unknown) => {
      wordsOf(engine, error);
      return undefined;
    });
    if (isMember !== undefined) found[team] = isMember;
  }
  return { teams: found };
}

function wordsOf(engine: Engine, error: unknown): string {
  if (!(error instanceof GitHubError)) throw error;
  engine.ports.log.error(problemText(error));
  return error.message;
}

interface Facts {
  readonly trigger: Trigger;
  readonly config: Pick<Config, 'pipelines'>;
}

/** Our own numeric id, asked for only where a bot acted that some pipeline names: others start nothing anyway. */
export async function readOwnAccount(engine: Engine, { trigger: { actor }, config }: Facts): Promise<number | undefined> {
  const isNamed = Object.values(config.pipelines).some(({ allow }) => allow.bots?.includes(actor.id));
  return isNamed && isBot(actor) ? engine.ports.readOwnAccount?.() : undefined;
}
