import type { Handoff } from './handoff.ts';
import { serialiseHandoff } from './serialise-handoff.ts';

/**
 * The handoff between its markers, for agents that hand over through their output. No three hyphens in a row are left in the
 * JSON, so that markers inside its texts cannot be taken for ours (H-27).
 */
export function encodeHandoffBlock(handoff: Handoff): string {
  const json = serialiseHandoff(handoff).replace(/-(?=--)/g, '\\u002d');
  return `---BATON_HANDOFF_START---\n${json}\n---BATON_HANDOFF_END---`;
}
