const lineEnds = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
const seen = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * A line of output that the runner takes for text (T23): it obeys `::name::` at the start of a line after any whitespace,
 * and `##[name]` wherever it stands. Both get a space in their middle. A carriage return starts a line too.
 */
export function defuseWorkflowCommands(line: string): string {
  return line.split(lineEnds).map(defuseLine).join('').replaceAll('##[', '# #[');
}

function defuseLine(line: string): string {
  const start = line.search(seen);
  return start >= 0 && line.startsWith('::', start) ? `${line.slice(0, start)}: :${line.slice(start + 2)}` : line;
}
