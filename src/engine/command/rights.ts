import type { Config } from '../../core/config/schema/config-schema.ts';
import { type ActorFacts, checkPermission, checkSender } from '../../core/trigger/match/check-actor.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Reads } from '../engine-ports.ts';
import { askOwnAccount, dropUnasked, matchWithRights, type RightsQuestion } from '../thread/permissions.ts';
import type { RunAbout } from '../thread/runs.ts';

/** Matches the pipelines that somebody may give commands about: those that the person may start. Asks GitHub only where that decides. */
export async function askPermittedPipelines(engine: Reads, facts: RightsQuestion): Promise<readonly PipelineMatch[]> {
  const known = { ...facts, own: await askOwnAccount(engine, facts) };
  const { matches } = await matchWithRights(engine, facts, (actor) => matchActor(known, actor));
  return dropUnasked(matches);
}

function matchActor(
  { trigger, config, own }: RightsQuestion & { readonly own: number | undefined },
  actor: ActorFacts,
): readonly PipelineMatch[] {
  return Object.entries(config.pipelines).map(([pipeline, { allow }]) => {
    const checks = [checkSender(trigger, { bots: allow.bots, own }), checkPermission({ allow, actor: trigger.actor, ...actor })];
    return { pipeline, matched: checks.every(({ passed }) => passed), checks };
  });
}

interface RunFacts {
  readonly trigger: Trigger;
  /** The rights of the person by today's config, for each of its pipelines. */
  readonly matches: readonly PipelineMatch[];
}

/** Returns the runs that somebody may command. For a pipeline that today's config has no longer, the config that its run froze decides. */
export async function askPermittedRuns(engine: Reads, runs: readonly RunAbout[], facts: RunFacts): Promise<readonly RunAbout[]> {
  const { trigger, matches } = facts;
  const known = new Set(matches.map(({ pipeline }) => pipeline));
  const gone = runs.filter((run) => !known.has(pipelineNameOf(run)));
  const frozen =
    gone.length === 0 ? [] : await askPermittedPipelines(engine, { trigger, config: { pipelines: frozenPipelines(gone) } });
  const allowed = new Set([...matches, ...frozen].filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
  return runs.filter((run) => allowed.has(pipelineNameOf(run)));
}

/** Returns the name of the pipeline of a run. */
export function pipelineNameOf({ stored }: RunAbout): string {
  return stored.record.body.pipeline;
}

function frozenPipelines(runs: readonly RunAbout[]): Config['pipelines'] {
  return Object.fromEntries(
    runs.flatMap((run) => {
      const name = pipelineNameOf(run);
      const { pipelines } = run.stored.record.body.config;
      const pipeline = Object.hasOwn(pipelines, name) ? pipelines[name] : undefined;
      return pipeline === undefined ? [] : [[name, pipeline] as const];
    }),
  );
}
