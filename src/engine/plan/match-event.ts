import type { Config } from '../../core/config/schema/config-schema.ts';
import { matchPipelines, type PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Engine } from '../engine-ports.ts';
import { askRole, askTeams, readOwnAccount } from '../thread/permissions.ts';

interface Facts {
  readonly trigger: Trigger;
  readonly config: Config;
}

/** What the event starts, and why not the rest. GitHub is asked about the actor once, and only when that is all that still decides. */
export async function matchEvent(engine: Engine, facts: Facts): Promise<readonly PipelineMatch[]> {
  const own = await readOwnAccount(engine, facts);
  const known = { ...facts, files: await findFiles(engine, facts), via: engine.settings.via, own };
  const best = matchPipelines({ ...known, role: 'admin', author: { role: 'admin' } });
  const unknown = matchPipelines({ ...known, role: undefined });
  // Nothing hangs on the role: nobody may start anything, or everybody what fits.
  if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return unknown;
  const role = await askRole(engine, facts.trigger.actor);
  const first = matchPipelines({ ...known, ...role, author: { role: 'admin' } });
  const teams = teamsThatDecide(facts.config, { best, matches: first });
  const standing = teams.length === 0 ? role : { ...role, ...(await askTeams(engine, facts.trigger.actor, teams)) };
  const matches = matchPipelines({ ...known, ...standing });
  if (!matches.some(lacksAuthor)) return matches;
  return matchPipelines({ ...known, ...standing, author: await askRole(engine, facts.trigger.subject.author) });
}

/** Whether the role of the one who wrote the text is all that still decides. */
function lacksAuthor({ checks }: PipelineMatch): boolean {
  const failed = checks.filter(({ passed }) => !passed);
  return failed.length > 0 && failed.every(({ check }) => check === 'outside-text');
}

/** Of the pipelines that lack the permission alone. */
function teamsThatDecide(
  { pipelines }: Config,
  { best, matches }: { best: readonly PipelineMatch[]; matches: readonly PipelineMatch[] },
): readonly string[] {
  const open = best.filter(({ matched }, at) => matched && matches[at]?.matched === false);
  return [...new Set(open.flatMap(({ pipeline }) => pipelines[pipeline]?.allow.teams ?? []))];
}

/** The files of a pull request are asked for only when nothing but them still decides. */
async function findFiles(engine: Engine, facts: Facts): Promise<readonly string[] | undefined> {
  const { subject } = facts.trigger;
  if (subject.kind !== 'pull-request') return undefined;
  const matches = matchPipelines({ ...facts, via: engine.settings.via, role: 'admin' });
  const isAsked = matches.some(({ checks }) => checks.some(({ check, passed }) => check === 'files' && !passed));
  return isAsked ? engine.ports.subjects.listChangedFiles(subject.number) : undefined;
}
