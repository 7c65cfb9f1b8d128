import { signalOf, transferTargets } from '../../../core/config/defaults.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { suggestName } from '../files/suggest-name.ts';
import { UsageError } from '../files/usage-error.ts';
import { findStages, type StagePlace, splitValue } from './name-stages.ts';
import type { Saying } from './program/stand-in-plan.ts';

const words = ['success', 'fail', 'noop', 'needs-input'] as const;
const form = 'STAGE=fail, with noop, needs-input, success or transfer:AGENT in the place of fail';

/** The ends of stages by `pipeline.stage`, in the order in which they were said. */
export type Sayings = ReadonlyMap<string, readonly Saying[]>;

/** Reads the values of `--say`. Several values for one stage are the ends of its starts, one after another. */
export function readSayings(values: readonly string[], config: Config): Sayings {
  const sayings = new Map<string, readonly Saying[]>();
  for (const value of values) {
    const [named, word] = splitValue(value, { option: '--say', form });
    for (const place of findStages(config, named, '--say')) {
      const before = sayings.get(place.key) ?? [];
      const saying = readSaying(word, { value, place, before, config });
      sayings.set(place.key, [...before, saying]);
    }
  }
  return sayings;
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
  const kind = words.find((known) => known === word);
  if (kind === undefined) {
    const guess = suggestName(word, [...words, 'transfer:AGENT']);
    throw new UsageError(`${asked}: "${word}" is nothing that a stand-in can say.${guess}`);
  }
  if (kind === 'noop' || kind === 'needs-input') refuseWithoutSignal(kind, said);
  return { kind, asked };
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
