/** JSON as it stands in a golden file. */
export function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
