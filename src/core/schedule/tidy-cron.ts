/** Two expressions that differ in blanks or in the case of names are the same. */
export function tidyCron(cron: string): string {
  return cron.trim().replace(/\s+/g, ' ').toUpperCase();
}
