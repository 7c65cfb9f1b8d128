import type { GitHubError } from '../ports/github.ts';

/** A later try may do it: the job fails and can be run again. Any other refusal is an outcome. */
export function isTransient({ reason }: GitHubError): boolean {
  return reason === 'unavailable' || reason === 'rate-limited' || reason === 'unauthenticated';
}
