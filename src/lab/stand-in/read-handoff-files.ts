import { existsSync } from 'node:fs';
import { selectPipeline } from '../../core/config/defaults.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { checkHandoff } from '../../terminal/files/check-handoff.ts';
import { readBytes } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { findStages, splitValue } from './name-stages.ts';

/** Reads the values of `--handoff`. Returns the texts of the files by `pipeline.stage`; every file fits its stage. */
export async function readHandoffFiles(values: readonly string[], config: Config): Promise<ReadonlyMap<string, string>> {
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
