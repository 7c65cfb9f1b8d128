/** Registers values with the runner, line by line, so that its log never shows them. */
export function maskSecrets(values: readonly string[], sink: { write(text: string): unknown } = process.stdout): void {
  const lines = new Set(values.flatMap((value) => [value, ...value.split(/\r?\n/)]).filter((line) => line.trim() !== ''));
  for (const line of lines) {
    sink.write(`::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`);
  }
}
