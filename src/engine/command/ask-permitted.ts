import type { Config } from '../../core/config/schema/config-schema.ts';
import { type ActorFacts, checkPermission, checkSender } from '../../core/trigger/match/check-actor.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Engine } from '../engine-ports.ts';
import { askRole, askTeams, readOwnAccount } from '../thread/permissions.ts';

interface Facts {
  readonly trigger: Trigger;
  readonly config: Pick<Config, 'pipelines'>;
}

/** For which pipelines somebody may give commands: those that they may start. GitHub is asked only where that decides. */
export async function askPermittedPipelines(engine: Engine, facts: Facts): Promise<readonly PipelineMatch[]> {
  const known = { ...facts, own: await readOwnAccount(engine, facts) };
  const unknown = judge(known, { role: undefined });
  const best = judge(known, { role: 'admin' });
  if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return unknown;
  const { actor } = facts.trigger;
  const standing = await askRole(engine, actor);
  const judged = judge(known, standing);
  const open = judged.filter(({ matched }) => !matched);
  const teams = [...new Set(open.flatMap(({ pipeline }) => facts.config.pipelines[pipeline]?.allow.teams ?? []))];
  return teams.length === 0 ? judged : judge(known, { ...standing, ...(await askTeams(engine, actor, teams)) });
}

function judge(
  { trigger, config, own }: Facts & { readonly own: number | undefined },
  standing: ActorFacts,
): readonly PipelineMatch[] {
  return Object.entries(config.pipelines).map(([pipeline, { allow }]) => {
    const checks = [
      checkSender(trigger, { bots: allow.bots, own }),
      checkPermission({ allow, actor: trigger.actor, ...standing }),
    ];
    return { pipeline, matched: checks.every(({ passed }) => passed), checks };
  });
}
