import { existsSync } from 'node:fs';
import { engines } from '../../adapters/agent/engines/engines.ts';
import { engineNames } from '../../core/agent/engine-name.ts';
import { selectPipeline, transferTargets } from '../../core/config/defaults.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { checkHandoff } from '../../terminal/files/check-handoff.ts';
import { readBytes } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { makeHandoff } from '../../terminal/handoff/make-handoff.ts';
import { listWantedKeys } from './list-wanted-keys.ts';
import { findStages, listAgentStages, type StagePlace, splitValue } from './name-stages.ts';
import type { AgentPart, StagePart, StandInPlan } from './program/stand-in-plan.ts';
import type { Roles } from './read-roles.ts';
import { readSayings, type StageSayings } from './read-sayings.ts';

interface BuiltPlan {
  readonly plan: StandInPlan;
  /** Sentences about handoffs that could not be made to fit. */
  readonly misfits: readonly string[];
}

/**
 * Builds what the programs of one try know, from the values of `--say` and `--handoff` among others. Throws a UsageError if an option names
 * what the config does not have.
 */
export async function buildPlan(
  config: Config,
  { say, handoffs, roles }: { readonly say: readonly string[]; readonly handoffs: readonly string[]; readonly roles: Roles },
): Promise<BuiltPlan> {
  const sayings = readSayings(say, config);
  const files = await readHandoffFiles(handoffs, config);
  const misfits: string[] = [];
  const stages: Record<string, StagePart> = {};
  for (const place of listAgentStages(config)) {
    const handoff = files.get(place.key);
    const made = await makeStage(place, config);
    if (made.misfit !== undefined && handoff === undefined) misfits.push(made.misfit);
    stages[place.key] = {
      ...made.part,
      sayings: sayings.get(place.key)?.get('') ?? [],
      tasks: nameTasks(place, sayings.get(place.key)),
      handoff,
    };
  }
  const versions = Object.fromEntries(engineNames.map((name) => [name, engines[name].testedVersions[0] ?? '']));
  const agents = describeAgents(config, roles);
  return { plan: { versions, pipelines: Object.keys(config.pipelines), agents, stages }, misfits };
}

function nameTasks({ name }: StagePlace, sayings: StageSayings = new Map()): StagePart['tasks'] {
  return Object.fromEntries([...sayings].flatMap(([suffix, said]) => (suffix === '' ? [] : [[`${name}${suffix}`, said]])));
}

async function makeStage(
  { key, pipeline, name, stage }: StagePlace,
  config: Config,
): Promise<{ readonly part: Omit<StagePart, 'sayings' | 'tasks' | 'handoff'>; readonly misfit: string | undefined }> {
  const wanted = listWantedKeys(config.pipelines[pipeline] ?? { stages: {} }, name);
  const made = await makeHandoff(key, stage.handoff, {
    wanted: wanted.data,
    nameValue: (value) => nameList(wanted.lists.get(value)) ?? nameValue(value),
  });
  const part = {
    agent: stage.agent,
    signal: stage.signal,
    hasBranch: stage.branch !== undefined,
    data: made.ok ? (made.value.data ?? {}) : {},
    results: Object.fromEntries(wanted.results.map((result) => [result, nameValue(result)])),
  };
  return { part, misfit: made.ok ? undefined : made.error };
}

/** Names two elements: objects where templates read fields of them. */
function nameList(fields: readonly string[] | undefined): string | undefined {
  const nameElement = (at: number): unknown =>
    fields?.length === 0 ? `stand-in ${at}` : Object.fromEntries((fields ?? []).map((field) => [field, `${field} ${at}`]));
  return fields && JSON.stringify([1, 2].map(nameElement));
}

function nameValue(key: string): string {
  return `stand-in for ${key}`;
}

function describeAgents(config: Config, { byAgent }: Roles): Readonly<Record<string, AgentPart>> {
  const parts = Object.entries(config.agents).map(([name, { engine, access, model }]): [string, AgentPart] => [
    name,
    {
      engine,
      access,
      model,
      targets: transferTargets(config, name),
      role: byAgent[name] ?? { kind: 'stand-in' },
    },
  ]);
  return Object.fromEntries(parts);
}

/** Reads the values of `--handoff`. Returns the texts of the files by `pipeline.stage`; every file fits its stage. */
async function readHandoffFiles(values: readonly string[], config: Config): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const value of values) {
    const [named, file] = splitValue(value, { option: '--handoff', form: 'STAGE=FILE' });
    const places = findStages(config, named, '--handoff');
    if (!existsSync(file)) throw new UsageError(`--handoff ${value}: there is no file ${file}.`);
    const bytes = readBytes(file);
    for (const { key, pipeline, stage } of places) {
      if (texts.has(key)) throw new UsageError(`--handoff names ${key} twice. Write one file for each stage.`);
      const { errors } = await checkHandoff(bytes, { stage, config: selectPipeline(config, pipeline) });
      const lines = errors.map(({ message }) => `  ${message}`).join('\n');
      if (errors.length > 0) throw new UsageError(`--handoff ${value} does not fit stage ${key}:\n${lines}`);
      texts.set(key, bytes.toString('utf8'));
    }
  }
  return texts;
}
