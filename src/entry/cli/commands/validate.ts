import { parseConfig } from '../../../core/config/parse-config.ts';
import { printJson } from '../print-json.ts';
import { readFile } from '../read-file.ts';

/** 0 when the configuration is valid, 1 with every problem otherwise. */
export async function validate(options: { readonly config: string; readonly json?: boolean }): Promise<number> {
  const config = parseConfig(readFile(options.config));
  const problems = config.ok ? [] : config.error;
  if (options.json === true) printJson({ valid: config.ok, problems });
  else if (config.ok)
    process.stdout.write(
      `${options.config} is valid: ${Object.keys(config.value.pipelines).length} pipelines, ${Object.keys(config.value.agents).length} agents.\n`,
    );
  else
    process.stdout.write(
      problems
        .map(({ code, message, line, column }) => `${options.config}:${line ?? 1}:${column ?? 1}: ${code} ${message}\n`)
        .join(''),
    );
  return config.ok ? 0 : 1;
}
