import { oneLine } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { type Marker, viewMarker } from '../markers.ts';

/** The number of reasons that are shown. The whole list would be longer than anybody reads. */
const shownReasons = 5;
const reasonCodePoints = 1_000;

/** The reason why a command starts nothing while the kill switch is on. */
export const pauseWords = 'Baton is paused by the repository variable `BATON_PAUSE`; give the command again once that is deleted';

export interface Refusal {
  /** The pipeline that was refused; absent where the command itself was refused. */
  readonly pipeline?: string;
  /** The reason, in a sentence. */
  readonly reason: string;
}

/**
 * Returns the marker at the end of the comment, so that the same refusal is posted only once: to one person per day, or about one
 * comment.
 */
export function refusalMarker(to: { readonly person: number } | { readonly comment: number }): Marker {
  return viewMarker('refused', 'person' in to ? `person:${to.person}` : `comment:${to.comment}`);
}

/** Renders the reply to a command that has no effect: why, and who may use it (U13). Mentions nobody. */
export function renderRefusal(login: string, refusals: readonly Refusal[], marker: Marker): string {
  const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
    const about = pipeline === undefined ? '' : `pipeline \`${pipeline}\`: `;
    return `- ${about}${neutralise(oneLine(reason, reasonCodePoints))}`;
  });
  const more = refusals.length > shownReasons ? [`- and ${refusals.length - shownReasons} more`] : [];
  return [`⛔ The command of \`${login}\` had no effect.`, [...shown, ...more].join('\n'), marker].join('\n\n');
}
