/** Repository and subject: work under one of these runs one after the other (DESIGN 5.1). */
export function lockOf(repository: number, subject: number): string {
  return `${repository}#${subject}`;
}
