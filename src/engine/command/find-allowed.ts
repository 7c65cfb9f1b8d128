import type { Config } from '../../core/config/config-schema.ts';
import type { PipelineMatch } from '../../core/trigger/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Engine } from '../engine-ports.ts';
import type { RunAbout } from './find-runs-about.ts';
import { judgeActor } from './judge-actor.ts';

interface Facts {
  readonly trigger: Trigger;
  /** What today's config says of each pipeline. */
  readonly matches: readonly PipelineMatch[];
}

/** The runs that somebody may command. What today's config has no longer is judged by the config that its run froze. */
export async function findAllowed(engine: Engine, runs: readonly RunAbout[], facts: Facts): Promise<readonly RunAbout[]> {
  const { trigger, matches } = facts;
  const known = new Set(matches.map(({ pipeline }) => pipeline));
  const gone = runs.filter((run) => !known.has(pipelineOf(run)));
  const judged = gone.length === 0 ? [] : await judgeActor(engine, { trigger, config: { pipelines: frozenOf(gone) } });
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
