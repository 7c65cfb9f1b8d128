import { closest, distance } from 'fastest-levenshtein';
import type { ListedCommand } from './list-commands.ts';

/** The command that somebody most likely meant, if one is near enough. */
export function findNearest(line: string, commands: readonly ListedCommand[]): string | undefined {
  const lines = commands.map((command) => command.line);
  if (lines.length === 0) return undefined;
  const verbOf = (text: string): string => text.split(' ')[1] ?? '';
  const said = verbOf(line);
  const whole = closest(line, lines);
  if (distance(line, whole) <= 2) return whole;
  const near = lines.filter((candidate) => distance(said, verbOf(candidate)) <= Math.max(1, Math.floor(said.length / 3)));
  return near.length === 0 ? undefined : closest(line, near);
}
