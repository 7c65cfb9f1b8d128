/** A shorter line, such as the `{` of a secret in JSON, stands everywhere: GitHub would drop every output that holds it. */
const shortestLine = 4;

/** Registers values with the runner, line by line, so that its log never shows them. */
export function maskSecrets(values: readonly string[], sink: { write(text: string): unknown } = process.stdout): void {
  const all = values.flatMap((value) => [value, ...value.split(/\r?\n/)]);
  const lines = new Set(all.filter((line) => line.trim().length >= shortestLine));
  for (const line of lines) {
    sink.write(`::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`);
  }
}
