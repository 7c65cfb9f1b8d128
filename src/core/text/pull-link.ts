/** `#7` for the result `pr` of a task, when it is the number of a pull request: agents write results too, so it may be anything. */
export function pullLink(results: Readonly<Record<string, string>>): string | undefined {
  const number = Object.hasOwn(results, 'pr') ? results.pr : undefined;
  return number !== undefined && /^[1-9][0-9]{0,9}$/.test(number) ? `#${number}` : undefined;
}
