import { linkCodes } from '../../docs-address.ts';
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
 * comment or event.
 */
export function refusalMarker(
  to: { readonly person: number } | { readonly comment: number } | { readonly event: string },
): Marker {
  const [[what, of] = ['', '']] = Object.entries(to);
  return viewMarker('refused', `${what}:${encodeURIComponent(of)}`);
}

/** Renders that budgets keep pipelines from starting, and until when. Mentions nobody. */
export function renderHeldBack(
  cause: string,
  refusals: readonly (Required<Refusal> & { readonly waits: boolean })[],
  marker: Marker,
) {
  const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
    return `- pipeline \`${pipeline}\`: ${linkCodes(neutralise(oneLine(reason, reasonCodePoints)))}.`;
  });
  const isWaiting = refusals.every(({ waits }) => waits);
  const head = isWaiting
    ? `⏳ The start waits for its budget, although ${cause}. \`/baton cancel\` takes it back.`
    : `⛔ Nothing was started for lack of budget, although ${cause}.`;
  return [head, shown.join('\n'), marker].join('\n\n');
}

/** Renders that a run waits for its budget, and until when. Mentions nobody. */
export function renderHeldRun(run: string, reason: string, marker: Marker): string {
  const why = linkCodes(neutralise(oneLine(reason, reasonCodePoints)));
  return [`⏳ Run \`${run}\` waits for its budget. \`/baton cancel\` ends it.`, `- ${why}.`, marker].join('\n\n');
}

/** Renders that an event started nothing because GitHub did not answer, and the commands that ask once more. Mentions nobody. */
export function renderUnanswered(cause: string, refusals: readonly Required<Refusal>[], marker: Marker): string {
  const commands = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
    return `- pipeline \`${pipeline}\`: ${linkCodes(neutralise(oneLine(reason, reasonCodePoints)))} To ask once more, comment \`/baton run ${pipeline}\`.`;
  });
  return [`⛔ Nothing was started, although ${cause}: GitHub did not answer.`, commands.join('\n'), marker].join('\n\n');
}

/** Renders the reply to a command that starts its run later. Mentions nobody. */
export function renderQueued(login: string, waiting: readonly Required<Refusal>[], marker: Marker): string {
  const shown = waiting.slice(0, shownReasons).map(({ pipeline, reason }) => {
    return `- pipeline \`${pipeline}\`: ${neutralise(oneLine(reason, reasonCodePoints))}.`;
  });
  return [`⏳ The command of \`${login}\` waits for its turn.`, shown.join('\n'), marker].join('\n\n');
}

/** Renders the reply to a command that has no effect: why, and who may use it (U13). Mentions nobody. */
export function renderRefusal(login: string, refusals: readonly Refusal[], marker: Marker): string {
  const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
    const about = pipeline === undefined ? '' : `pipeline \`${pipeline}\`: `;
    return `- ${about}${linkCodes(neutralise(oneLine(reason, reasonCodePoints)))}`;
  });
  const more = refusals.length > shownReasons ? [`- and ${refusals.length - shownReasons} more`] : [];
  return [`⛔ The command of \`${login}\` had no effect.`, [...shown, ...more].join('\n'), marker].join('\n\n');
}
