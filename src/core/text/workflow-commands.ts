const lineEnds = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
const seen = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Returns a line of output that the runner treats as plain text (T23). The runner obeys `::name::` at the start of a line after
 * any whitespace, and `##[name]` anywhere; both get a space in their middle. A carriage return also starts a line.
 */
export function defuseWorkflowCommands(line: string): string {
  return line.split(lineEnds).map(defuseLine).join('').replaceAll('##[', '# #[');
}

function defuseLine(line: string): string {
  const start = line.search(seen);
  return start >= 0 && line.startsWith('::', start) ? `${line.slice(0, start)}: :${line.slice(start + 2)}` : line;
}
