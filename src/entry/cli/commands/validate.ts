import type { Config } from '../../../core/config/config-schema.ts';
import { describeComments } from '../../../core/config/describe-comments.ts';
import { parseWholeConfig } from '../../../core/config/parse-whole-config.ts';
import type { Problem } from '../../../core/problem.ts';
import { promptsNote } from '../../../core/text/prompts-note.ts';
import { unsignedNote } from '../../../core/text/unsigned-note.ts';
import { checkWorkflows } from '../check-workflows.ts';
import { printJson } from '../print-json.ts';
import { readBytes } from '../read-bytes.ts';

/**
 * 0 when the configuration is valid and the workflows beside it fit, 1 with every problem otherwise. What is valid in private
 * repositories only is said on stderr.
 */
export async function validate(options: { readonly config: string; readonly json?: boolean }): Promise<number> {
  const { config: file } = options;
  const config = await parseWholeConfig(readBytes(file).toString('utf8'));
  const problems: readonly (Problem & { readonly file?: string })[] = config.ok
    ? checkWorkflows(file, config.value)
    : config.error;
  if (config.ok) tellNotes(config.value);
  const valid = problems.length === 0;
  if (options.json === true) printJson({ valid, problems });
  else if (config.ok && valid) {
    const { pipelines, agents } = config.value;
    const counts = `${count(pipelines, 'pipeline')}, ${count(agents, 'agent')}`;
    const note = describeComments(config.value);
    process.stdout.write(`${file} is valid: ${counts}.\n${note === undefined ? '' : `${note}\n`}`);
  } else process.stdout.write(problems.map((problem) => describe(problem, file)).join(''));
  return valid ? 0 : 1;
}

/** What is valid, and yet not everybody's wish. */
function tellNotes(config: Config): void {
  const notes = [config.signing === undefined ? unsignedNote : undefined, promptsNote(config)];
  for (const note of notes) if (note !== undefined) process.stderr.write(`${note}\n`);
}

function describe(problem: Problem & { readonly file?: string }, config: string): string {
  const { file = config, line = 1, column = 1, code, message } = problem;
  return `${file}:${line}:${column}: ${code} ${message}\n`;
}

function count(map: object, what: string): string {
  const { length } = Object.keys(map);
  return `${length} ${what}${length === 1 ? '' : 's'}`;
}
