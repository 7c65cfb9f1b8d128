import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Fixes } from '../../core/trigger/match/check-failed-check.ts';
import { matchPipelines, type PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Reads } from '../engine-ports.ts';
import { askOwnAccount, askRole, dropUnasked, matchWithRights } from '../thread/permissions.ts';

interface EventQuestion {
  readonly trigger: Trigger;
  readonly config: Config;
  /** The runs that failed checks have started; undefined for an event that is no check. */
  readonly fixes?: Fixes | undefined;
}

/**
 * Matches the event against all pipelines. Requests the files of a pull request, the role of the actor and that of the author
 * once each, and only for pipelines whose other checks pass.
 */
export async function matchEvent(engine: Reads, facts: EventQuestion): Promise<readonly PipelineMatch[]> {
  const own = await askOwnAccount(engine, facts);
  const known = { ...facts, files: await listFiles(engine, { ...facts, own }), via: engine.settings.via, own };
  const { matches, actor } = await matchWithRights(engine, facts, (role, author) =>
    matchPipelines({ ...known, ...role, author }),
  );
  if (actor === undefined || !matches.some(lacksAuthor)) return dropUnasked(matches);
  const author = await askRole(engine, facts.trigger.subject.author);
  return dropUnasked(matchPipelines({ ...known, ...actor, author }));
}

/** Returns whether the match only lacks the role of the person who wrote the text. */
function lacksAuthor({ checks }: PipelineMatch): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return failed.length > 0 && failed.every(({ check }) => check === 'outside-text');
}

/**
 * Lists the files of a pull request, but only if they decide whether some pipeline starts. A filter that refuses the event anyway
 * needs no files, and GitHub's failure to list them would end the job for nothing.
 */
async function listFiles(
  engine: Reads,
  { own, ...facts }: EventQuestion & { own: number | undefined },
): Promise<readonly string[] | undefined> {
  const { subject } = facts.trigger;
  if (subject.kind !== 'pull-request') return undefined;
  const admin = { role: 'admin' };
  const match = (files: 'any' | undefined): readonly PipelineMatch[] =>
    matchPipelines({ ...facts, ...admin, author: admin, via: engine.settings.via, own, files });
  const without = match(undefined);
  const isAsked = match('any').some(({ matched }, at) => matched && without[at]?.matched === false);
  return isAsked ? engine.ports.subjects.listChangedFiles(subject.number) : undefined;
}
