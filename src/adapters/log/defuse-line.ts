/**
 * Takes the meaning of a workflow command from a line of others. The runner takes `::` after leading white space, and `##[` anywhere
 * (actions/runner, `ActionCommand.TryParseV2` and `TryParse`).
 */
export function defuseLine(line: string): string {
  return line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## [');
}
