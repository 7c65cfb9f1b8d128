/** The command was used wrongly, or a file that it was given is not what it must be: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
