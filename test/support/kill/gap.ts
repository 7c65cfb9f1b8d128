/** The jobs of a run, each a process of its own: those that write. */
export const targets = ['plan', 'change', 'report', 'open'] as const;
export type Target = (typeof targets)[number];

/**
 * After so many requests of a job its process is killed: as the next one arrives, or before the answer to the last one is sent.
 * Or before the answer to the first request that looks like this (`POST /path`).
 */
export type Gap =
  | { readonly target: string; readonly after: number; readonly side: 'asking' | 'unanswered' }
  | { readonly target: string; readonly made: RegExp };

/** From both sides in turn; before the first request nothing can be unanswered, and after the last one nothing is asked. */
export function buildGap(target: string, { after, of }: { readonly after: number; readonly of: number }): Gap {
  const isAsking = after === 0 || (after < of && after % 2 === 0);
  return { target, after, side: isAsking ? 'asking' : 'unanswered' };
}
