import { parseWholeConfig } from '../../../core/config/parse-whole-config.ts';
import { listConfigWarnings } from '../list-config-warnings.ts';
import { printJson } from '../print-json.ts';
import { readBytes } from '../read-bytes.ts';

/** 0 when the configuration is valid, 1 with every problem otherwise. */
export async function validate(options: { readonly config: string; readonly json?: boolean }): Promise<number> {
  const { config: file } = options;
  const config = await parseWholeConfig(readBytes(file).toString('utf8'));
  const problems = config.ok ? [] : config.error;
  const warnings = config.ok ? listConfigWarnings(config.value) : [];
  if (options.json === true) printJson({ valid: config.ok, problems, ...(warnings.length === 0 ? {} : { warnings }) });
  else if (config.ok) {
    const { pipelines, agents } = config.value;
    const counts = `${count(pipelines, 'pipeline')}, ${count(agents, 'agent')}`;
    const lines = warnings.map(({ path, message }) => `warning: ${path}: ${message}\n`);
    process.stdout.write(`${file} is valid: ${counts}.\n${lines.join('')}`);
  } else {
    const lines = problems.map(({ code, message, line, column }) => `${file}:${line ?? 1}:${column ?? 1}: ${code} ${message}\n`);
    process.stdout.write(lines.join(''));
  }
  return config.ok ? 0 : 1;
}

function count(map: object, what: string): string {
  const { length } = Object.keys(map);
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}
