import { engines } from '../../../adapters/agent/engines/engines.ts';
import { engineNames } from '../../../core/agent/engine-name.ts';
import { transferTargets } from '../../../core/config/defaults.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { listWantedKeys } from './list-wanted-keys.ts';
import { makeData, sayWhat } from './make-data.ts';
import { listAgentStages, type StagePlace } from './name-stages.ts';
import type { AgentPart, StagePart, StandInPlan } from './program/stand-in-plan.ts';
import { readHandoffFiles } from './read-handoff-files.ts';
import type { Roles } from './read-roles.ts';
import { readSayings } from './read-sayings.ts';

interface Asked {
  /** Values of `--say`. */
  readonly say: readonly string[];
  /** Values of `--handoff`. */
  readonly handoffs: readonly string[];
  readonly roles: Roles;
}

interface BuiltPlan {
  readonly plan: StandInPlan;
  /** The faults of handoffs that could not be made to fit, by `pipeline.stage`. */
  readonly misfits: ReadonlyMap<string, string>;
}

/** Builds what the programs of one try know. Throws a UsageError if an option names what the config does not have. */
export async function buildPlan(config: Config, { say, handoffs, roles }: Asked): Promise<BuiltPlan> {
  const sayings = readSayings(say, config);
  const files = await readHandoffFiles(handoffs, config);
  const misfits = new Map<string, string>();
  const stages: Record<string, StagePart> = {};
  for (const place of listAgentStages(config)) {
    const handoff = files.get(place.key);
    const made = await makeStage(place, config);
    if (made.misfit !== undefined && handoff === undefined) misfits.set(place.key, made.misfit);
    stages[place.key] = {
      ...made.part,
      sayings: sayings.get(place.key) ?? [],
      ...(handoff === undefined ? {} : { handoff }),
    };
  }
  const versions = Object.fromEntries(engineNames.map((name) => [name, engines[name].testedVersions[0] ?? '']));
  const agents = describeAgents(config, roles);
  return { plan: { versions, pipelines: Object.keys(config.pipelines), agents, stages }, misfits };
}

async function makeStage(
  { pipeline, name, stage }: StagePlace,
  config: Config,
): Promise<{ readonly part: Omit<StagePart, 'sayings' | 'handoff'>; readonly misfit: string | undefined }> {
  const wanted = listWantedKeys(config.pipelines[pipeline] ?? { stages: {} }, name);
  const { data, misfit } = await makeData(stage.handoff?.data, wanted.data);
  const part = {
    agent: stage.agent,
    ...(stage.signal === undefined ? {} : { signal: stage.signal }),
    hasBranch: stage.branch !== undefined,
    data,
    results: Object.fromEntries(wanted.results.map((key) => [key, sayWhat(key)])),
  };
  return { part, misfit };
}

function describeAgents(config: Config, { byAgent }: Roles): Readonly<Record<string, AgentPart>> {
  const parts = Object.entries(config.agents).map(([name, { engine, access, model }]): [string, AgentPart] => [
    name,
    {
      engine,
      access,
      ...(model === undefined ? {} : { model }),
      targets: transferTargets(config, name),
      role: byAgent[name] ?? { kind: 'stand-in' },
    },
  ]);
  return Object.fromEntries(parts);
}
