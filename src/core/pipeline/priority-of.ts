import { hasName } from '../trigger/has-name.ts';

/**
 * The place of a subject among those that wait (I-14): the first of the configured labels that it has decides, and one with
 * none of them stands last. Smaller is earlier; equal ones keep their order.
 */
export function priorityOf(labels: readonly string[], configured: readonly string[]): number {
  const at = configured.findIndex((label) => hasName(labels, label));
  return at === -1 ? configured.length : at;
}
