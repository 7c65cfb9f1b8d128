import { oneLine } from '../../markdown/inline.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { type Marker, viewMarker } from '../markers.ts';

/** Where the whole answer would be longer than anybody reads. */
const shownReasons = 5;
const reasonCodePoints = 1_000;

export interface Refusal {
  /** Pipeline that it is about; none where it is about the command itself. */
  readonly pipeline?: string;
  /** A sentence. */
  readonly reason: string;
}

/** Ends the comment, so that the same refusal is said once: to one person a day, or about one comment. */
export function refusalMarker(to: { readonly person: number } | { readonly comment: number }): Marker {
  return viewMarker('refused', 'person' in to ? `person:${to.person}` : `comment:${to.comment}`);
}

/** The answer to a command that has no effect: why, and who could (U13). Mentions nobody. */
export function renderRefusal(login: string, refusals: readonly Refusal[], marker: Marker): string {
  const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
    const about = pipeline === undefined ? '' : `pipeline \`${pipeline}\`: `;
    return `- ${about}${neutralise(oneLine(reason, reasonCodePoints))}`;
  });
  const more = refusals.length > shownReasons ? [`- and ${refusals.length - shownReasons} more`] : [];
  return [`⛔ The command of \`${login}\` had no effect.`, [...shown, ...more].join('\n'), marker].join('\n\n');
}
