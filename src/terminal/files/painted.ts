import { createColors } from 'picocolors';
import { cleanForTerminal } from '../../core/text/plain-text.ts';

export type Paint = 'green' | 'red' | 'yellow' | 'bold' | 'dim';

/** A text for a person. What others wrote in it cannot bring colours of its own. */
export type Painted = string | { readonly text: string; readonly paint: Paint };

/**
 * Returns whether colours are wanted: on a terminal, unless `NO_COLOR` has any value (https://no-color.org). Not in a job, whose
 * log is no terminal.
 */
function isColourful(stream: Pick<NodeJS.WriteStream, 'isTTY'>, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : stream.isTTY === true && TERM !== 'dumb';
}

/** Renders texts for a stream, with colours where they are wanted. */
function renderPainted(
  parts: readonly Painted[],
  { stream, environment }: { readonly stream: Pick<NodeJS.WriteStream, 'isTTY'>; readonly environment: NodeJS.ProcessEnv },
): string {
  const colors = createColors(isColourful(stream, environment));
  return parts
    .map((part) => (typeof part === 'string' ? cleanForTerminal(part) : colors[part.paint](cleanForTerminal(part.text))))
    .join('');
}

/** Prints texts on stdout. */
export function printPainted(parts: readonly Painted[]): void {
  process.stdout.write(renderPainted(parts, { stream: process.stdout, environment: process.env }));
}

/** Prints lines of findings: the place and the code of a fault, warnings, and the word that all is well stand out. */
export function printFindings(text: string): void {
  printPainted(text.split(/(?<=\n)/).flatMap(paintFinding));
}

function paintFinding(line: string): readonly Painted[] {
  const [, place, code, rest = ''] = /^(\S+:\d+:\d+: )(BATON-E\d+)(.*\n?)$/s.exec(line) ?? [];
  if (place !== undefined && code !== undefined) return [{ text: place, paint: 'bold' }, { text: code, paint: 'red' }, rest];
  if (line.startsWith('warning:')) return [{ text: 'warning:', paint: 'yellow' }, line.slice('warning:'.length)];
  return [/ is valid: /.test(line) ? { text: line, paint: 'green' } : line];
}
