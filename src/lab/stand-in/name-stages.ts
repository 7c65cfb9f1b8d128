import type { Config } from '../../core/config/schema/config-schema.ts';
import { type AgentStage, isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { suggestName } from '../../terminal/files/suggest-name.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

/** A stage with an agent, and where it is. */
export interface StagePlace {
  /** The stage as `pipeline.stage`. */
  readonly key: string;
  readonly pipeline: string;
  readonly name: string;
  readonly stage: AgentStage;
}

/** Lists the stages that agents do. */
export function listAgentStages({ pipelines }: Pick<Config, 'pipelines'>): readonly StagePlace[] {
  return Object.entries(pipelines).flatMap(([pipeline, { stages }]) =>
    Object.entries(stages).flatMap(([name, stage]) =>
      isAgentStage(stage) ? [{ key: `${pipeline}.${name}`, pipeline, name, stage }] : [],
    ),
  );
}

/** Splits the value of an option at its first `=`. Throws a UsageError that shows the form if one half is missing. */
export function splitValue(
  value: string,
  { option, form }: { readonly option: string; readonly form: string },
): [string, string] {
  const at = value.indexOf('=');
  const [name, rest] = [value.slice(0, at).trim(), value.slice(at + 1).trim()];
  if (at > 0 && name !== '' && rest !== '') return [name, rest];
  throw new UsageError(`${option} is "${value}". Write ${option} ${form}.`);
}

/**
 * Finds the stages that an option names: `fix.test`, or `test` for the stages of that name in all pipelines. Throws a UsageError
 * with the nearest name if there are none.
 */
export function findStages(config: Pick<Config, 'pipelines'>, named: string, option: string): readonly StagePlace[] {
  const places = listAgentStages(config);
  const found = places.filter(({ key, name }) => named === key || named === name);
  if (found.length > 0) return found;
  const builtin = findBuiltin(config, named);
  if (builtin !== undefined)
    throw new UsageError(`${option} names ${named}, which is the built-in ${builtin}. Only stages with an agent have stand-ins.`);
  const names = [...new Set(places.flatMap(({ key, name }) => (named.includes('.') ? [key] : [name])))];
  throw new UsageError(`${option} names the stage "${named}", and there is none.${suggestName(named, names)}`);
}

/** A task that an option names: its stage, and for a child or an element of a matrix what follows the name of the stage. */
interface NamedTask {
  readonly stage: string;
  /** `/2-part-2`, `[1]`, or empty for the stage itself. */
  readonly suffix: string;
}

/** Splits the name of a task: `fix.split/2-part-2` is the child `/2-part-2` of `fix.split`, `work[1]` is the element `[1]` of `work`. */
export function splitTask(named: string): NamedTask {
  const [, stage = named, suffix = ''] = /^([^/[]+)((?:\[\d+\])?(?:\/\d+(?:-[a-z0-9]+)*)*)$/.exec(named) ?? [];
  return { stage, suffix };
}

function findBuiltin({ pipelines }: Pick<Config, 'pipelines'>, named: string): string | undefined {
  const all = Object.entries(pipelines).flatMap(([pipeline, { stages }]) =>
    Object.entries(stages).map(([name, stage]) => ({ name, key: `${pipeline}.${name}`, stage })),
  );
  const stage = all.find(({ name, key }) => name === named || key === named)?.stage;
  return stage === undefined || isAgentStage(stage) ? undefined : stage.uses;
}
