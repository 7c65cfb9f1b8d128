import type { Config } from '../../core/config/schema/config-schema.ts';
import { type ActorFacts, checkPermission, checkSender } from '../../core/trigger/match/check-actor.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Engine } from '../engine-ports.ts';
import { askRole, askTeams, readOwnAccount } from '../thread/permissions.ts';
import type { RunAbout } from '../thread/runs.ts';

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

interface RunFacts {
  readonly trigger: Trigger;
  /** What today's config says of each pipeline. */
  readonly matches: readonly PipelineMatch[];
}

/** The runs that somebody may command. What today's config has no longer is judged by the config that its run froze. */
export async function askAllowedRuns(engine: Engine, runs: readonly RunAbout[], facts: RunFacts): Promise<readonly RunAbout[]> {
  const { trigger, matches } = facts;
  const known = new Set(matches.map(({ pipeline }) => pipeline));
  const gone = runs.filter((run) => !known.has(pipelineOf(run)));
  const judged = gone.length === 0 ? [] : await askPermittedPipelines(engine, { trigger, config: { pipelines: frozenOf(gone) } });
  const allowed = new Set([...matches, ...judged].filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
  return runs.filter((run) => allowed.has(pipelineOf(run)));
}

function pipelineOf({ stored }: RunAbout): string {
  return stored.record.body.pipeline;
}

function frozenOf(runs: readonly RunAbout[]): Config['pipelines'] {
  return Object.fromEntries(
    runs.flatMap((run) => {
      const name = pipelineOf(run);
      const { pipelines } = run.stored.record.body.config;
      const pipeline = Object.hasOwn(pipelines, name) ? pipelines[name] : undefined;
      return pipeline === undefined ? [] : [[name, pipeline] as const];
    }),
  );
}
