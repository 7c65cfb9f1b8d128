/** Reports that a command was used wrongly or got a file of the wrong form. The exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
