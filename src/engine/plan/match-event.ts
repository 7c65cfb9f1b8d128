import type { Config } from '../../core/config/schema/config-schema.ts';
import { matchPipelines, type PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Reads } from '../engine-ports.ts';
import { askOwnAccount, askRole, matchWithRights } from '../thread/permissions.ts';

interface Facts {
  readonly trigger: Trigger;
  readonly config: Config;
}

/**
 * Matches the event against all pipelines. Requests the files of a pull request, the role of the actor and that of the author
 * once each, and only for pipelines whose other checks pass.
 */
export async function matchEvent(engine: Reads, facts: Facts): Promise<readonly PipelineMatch[]> {
  const own = await askOwnAccount(engine, facts);
  const known = { ...facts, files: await listFiles(engine, facts), via: engine.settings.via, own };
  const { matches, actor } = await matchWithRights(engine, facts, (role, author) =>
    matchPipelines({ ...known, ...role, author }),
  );
  if (actor === undefined || !matches.some(lacksAuthor)) return matches;
  return matchPipelines({ ...known, ...actor, author: await askRole(engine, facts.trigger.subject.author) });
}

/** Returns whether the match only lacks the role of the person who wrote the text. */
function lacksAuthor({ checks }: PipelineMatch): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return failed.length > 0 && failed.every(({ check }) => check === 'outside-text');
}

/** Lists the files of a pull request, but only if some match still depends on them. */
async function listFiles(engine: Reads, facts: Facts): Promise<readonly string[] | undefined> {
  const { subject } = facts.trigger;
  if (subject.kind !== 'pull-request') return undefined;
  const matches = matchPipelines({ ...facts, via: engine.settings.via, role: 'admin' });
  const isAsked = matches.some(({ checks }) => checks.some(({ check, passed }) => check === 'files' && !passed));
  return isAsked ? engine.ports.subjects.listChangedFiles(subject.number) : undefined;
}
