import type { Problem } from '../../problem.ts';
import { needsByName } from '../parse/check-stages.ts';
import { checkTemplates } from '../parse/check-templates.ts';
import { type CheckedConfig, dataKeysOf } from '../parse/parse-config.ts';
import type { Path } from '../parse/yaml-source.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import type { Stage } from '../schema/stage-schema.ts';

/** A value of the file, with what it is compared with. */
export interface Written {
  readonly value: unknown;
  readonly text: string;
  readonly path: Path;
  readonly config: Config;
  readonly pipeline: Pipeline | undefined;
  readonly stage: Stage | undefined;
  /** Returns another value of the file. */
  readonly find: (path: Path) => unknown;
  /** The comment behind the value, without its `#`. */
  readonly comment: string | null | undefined;
}

/** The keys that are looked up, the code, and the sentence behind the path where something is wrong. */
export type Lookup = readonly [keys: string, code: string, explain: (written: Written) => string | undefined];

/** Looks up all values of a config that such keys have. */
export function lookUp(lookups: readonly Lookup[], config: Config, { source }: CheckedConfig): readonly Problem[] {
  const find = (path: Path): unknown => source.find(path);
  return lookups.flatMap(([keys, code, explain]) =>
    source.findAll(keys).flatMap(({ name, value, path }) => {
      const pipeline = path[0] === 'pipelines' ? config.pipelines[String(path[1])] : undefined;
      const stage = pipeline?.stages[String(path[3])];
      const comment = source.findNode(path)?.comment;
      const rest = explain({ value, text: String(value), path, config, pipeline, stage, find, comment });
      return rest === undefined ? [] : [source.problem({ code, message: `\`${name}\` ${rest}`, path })];
    }),
  );
}

/** Looks up data that other keys than templates read, as in a template. A stage that is not needed may have left it all the same. */
export function lookUpData({ outline, source }: CheckedConfig): readonly Problem[] {
  return outline.pipelines.flatMap(({ stages = [] }) => {
    const builtins = stages.flatMap(({ uses, name }) => (uses === undefined ? [] : [[name, []] as const]));
    const dataKeys = new Map<string, readonly string[]>([...dataKeysOf(stages), ...builtins]);
    return stages.flatMap((stage) => {
      const others = stages.flatMap(({ name }) => (name === stage.name ? [] : [name]));
      const needs = new Map([...needsByName(stages), [stage.name, others]]);
      const reading = { ...stage, templates: stage.dataPaths };
      const found = checkTemplates({ stage: reading, stages, needs, dataKeys, inputs: undefined, source });
      return found.map((problem) => ({ ...problem, code: 'BATON-E154' }));
    });
  });
}
