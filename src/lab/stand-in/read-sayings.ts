import { childLimits } from '../../core/children/child.ts';
import { childName, parentNameOf } from '../../core/children/task-name.ts';
import { signalOf, transferTargets } from '../../core/config/defaults.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { suggestName } from '../../terminal/files/suggest-name.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { findStages, type StagePlace, splitTask, splitValue } from './name-stages.ts';
import { partName, type Saying } from './program/stand-in-plan.ts';

const words = ['success', 'fail', 'noop', 'needs-input'] as const;
const form = 'STAGE=fail, with noop, needs-input, success, transfer:AGENT or children:3 in the place of fail';

/** The ends of a stage and of its tasks, in the order in which they were said: by `''` the stage itself, by `/2-part-2` its child. */
export type StageSayings = ReadonlyMap<string, readonly Saying[]>;

/** The ends of stages by `pipeline.stage`. */
export type Sayings = ReadonlyMap<string, StageSayings>;

/** Reads the values of `--say`. Several values for one task are the ends of its starts, one after another. */
export function readSayings(values: readonly string[], config: Config): Sayings {
  const sayings = new Map<string, Map<string, readonly Saying[]>>();
  for (const value of values) {
    const [named, word] = splitValue(value, { option: '--say', form });
    const { stage, suffix } = splitTask(named);
    for (const place of findStages(config, stage, '--say')) {
      refuseTask(place, { value, suffix });
      const ofStage = sayings.get(place.key) ?? new Map<string, readonly Saying[]>();
      const before = ofStage.get(suffix) ?? [];
      const saying = readSaying(word, { value, place, before, config });
      sayings.set(place.key, ofStage.set(suffix, [...before, saying]));
    }
  }
  for (const [key, ofStage] of sayings) refuseUnknownParts(key, ofStage);
  return sayings;
}

/** Throws a UsageError if a stage never has the task that a value names. */
function refuseTask({ key, stage }: StagePlace, { value, suffix }: { readonly value: string; readonly suffix: string }): void {
  if (suffix.startsWith('[') && !Object.hasOwn(stage, 'matrix'))
    throw new UsageError(`--say ${value}: stage ${key} has no \`matrix\`, so it has no element ${suffix}. Name the stage alone.`);
  if (suffix.includes('/') && stage.children === undefined)
    throw new UsageError(
      `--say ${value}: stage ${key} creates no children. Write \`children: {}\` in the stage, or name the stage alone.`,
    );
}

/** Throws a UsageError if a value names a child that the stand-in of its parent does not create. */
function refuseUnknownParts(key: string, sayings: StageSayings): void {
  for (const [suffix, [first]] of sayings) {
    const parent = parentNameOf(suffix);
    const said = parent === undefined ? [] : (sayings.get(parent) ?? []);
    const count = said.reduce((sum, saying) => sum + (saying.kind === 'children' ? saying.count : 0), 0);
    const names = Array.from({ length: count }, (_, at) => nameChild(`${key}${parent ?? ''}`, at + 1));
    const named = `${key}${suffix}`;
    if (count === 0 || names.includes(named)) continue;
    const created = count === 1 ? 'one child' : `${count} children`;
    throw new UsageError(`${first?.asked}: its parent creates ${created}.${suggestName(named, names)}`);
  }
}

function nameChild(parent: string, ordinal: number): string {
  return childName(parent, { ordinal, name: partName(ordinal), prompt: '' });
}

interface Said {
  /** The value as it was typed. */
  readonly value: string;
  readonly place: StagePlace;
  /** The ends of the starts before this one. */
  readonly before: readonly Saying[];
  readonly config: Config;
}

function readSaying(word: string, said: Said): Saying {
  const asked = `--say ${said.value}`;
  const [, to] = /^transfer:(.+)$/.exec(word) ?? [];
  if (to !== undefined) return readTarget(to, { ...said, asked });
  const [, count] = /^children:(.*)$/.exec(word) ?? [];
  if (count !== undefined) return readCount(count, { ...said, asked });
  const kind = words.find((known) => known === word);
  if (kind === undefined) {
    const guess = suggestName(word, [...words, 'transfer:AGENT', 'children:3']);
    throw new UsageError(`${asked}: "${word}" is nothing that a stand-in can say.${guess}`);
  }
  if (kind === 'noop' || kind === 'needs-input') refuseWithoutSignal(kind, said);
  return { kind, asked };
}

function readCount(text: string, { asked, value, place }: Said & { readonly asked: string }): Saying {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > childLimits.requests) {
    const example = value.replace(/=.*/, '=children:3');
    throw new UsageError(`${asked}: a stand-in creates 1 to ${childLimits.requests} children. Write --say ${example}.`);
  }
  if (place.stage.children === undefined)
    throw new UsageError(`${asked}: stage ${place.key} may not create children. Write \`children: {}\` in the stage.`);
  return { kind: 'children', count, asked };
}

function readTarget(to: string, { asked, place, before, config }: Said & { readonly asked: string }): Saying {
  const from = agentAfter(place, before);
  const targets = transferTargets(config, from);
  if (targets.includes(to)) return { kind: 'transfer', to, asked };
  const why = Object.hasOwn(config.agents, to) ? `${from} may not hand over to ${to}` : `there is no agent ${to}`;
  const more = targets.length === 0 ? ` ${from} may hand over to nobody.` : suggestName(to, targets);
  throw new UsageError(`${asked}: ${why}.${more}`);
}

/** Returns the agent that a stage has after these ends. */
function agentAfter({ stage }: StagePlace, sayings: readonly Saying[]): string {
  return sayings.reduce((agent, saying) => (saying.kind === 'transfer' ? saying.to : agent), stage.agent);
}

function refuseWithoutSignal(kind: string, { value, place, before, config }: Said): void {
  const agent = config.agents[agentAfter(place, before)];
  if (agent === undefined || signalOf(place.stage, agent) !== 'off') return;
  const reason = place.stage.signal === 'off' ? '`signal` is off there' : 'a `command` agent gives no signal by default';
  throw new UsageError(
    `--say ${value}: an agent of stage ${place.key} cannot say ${kind}, because ${reason}. Write \`signal: optional\` in the stage, or --say ${place.key}=fail.`,
  );
}
