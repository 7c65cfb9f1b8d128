import { codeSpan } from '../../markdown/elements.ts';
import type { State } from '../../run/state.ts';
import { awaitingRows, awaitsApproval } from '../../run/task-row.ts';
import { approveCommand, shownDigits } from './approval-request.ts';

/** A stage that waits for approval, with the digest of what waits now. */
export interface Waiting {
  readonly run: string;
  readonly stage: string;
  readonly digest: string;
}

/** Renders the reply to an approval that names nothing, too little, or not what waits now. It always says the right command. */
export function renderWrongDigest(given: string | undefined, waiting: readonly Waiting[]): string {
  return [`${describeWrong(given)} Nothing was approved.`, ...waiting.map(renderRight)].join('\n\n');
}

function describeWrong(given: string | undefined): string {
  if (given === undefined) return 'An approval names what you saw, by its digest.';
  if (!isDigest(given)) return `${codeSpan(given)} is no digest: that has at least ${shownDigits} of the characters 0-9 and a-f.`;
  return `${codeSpan(given)} is not what waits for approval now. What the comment showed may have changed since.`;
}

/** Renders that a person approved a comment which does not stand as Baton wrote it. It names the editor, and nobody is mentioned. */
export function renderChangedRequest(editor: string | undefined, waiting: Waiting): string {
  const what =
    editor === undefined
      ? 'The comment that asked does not read as Baton would write it now.'
      : `${codeSpan(editor)} has edited the comment that asked, so you may have read something else than what would start.`;
  return `${what} Nothing was approved.\n\n${renderRight(waiting)}`;
}

/** Returns whether a text can be the digest of a command: hex, as short as it is shown or longer. */
export function isDigest(text: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(text);
}

function renderRight(waiting: Waiting): string {
  return `Stage \`${waiting.stage}\` of run \`${waiting.run}\` waits. Read the newest comment that asks for it, then comment \`${approveCommand(waiting)}\`.`;
}

/** Renders that nothing waits for approval, or not the stage that a command names. */
export function renderNoneAwaiting(states: readonly State[], named: string | undefined): string {
  const asked = states.flatMap((state) =>
    awaitingRows(state)
      .filter(awaitsApproval)
      .map(({ name }) => `\`${name}\` of run \`${state.run.run}\``),
  );
  const what = named === undefined ? 'Nothing here waits for approval' : `${codeSpan(named)} does not wait for approval`;
  return asked.length === 0 ? `${what}. Nothing was done.` : `${what}; what waits here: ${asked.join(', ')}. Nothing was done.`;
}

/** Renders that the same person has approved before: each counts once. */
export function renderSecondTime({ stage, run }: Omit<Waiting, 'digest'>, missing: number): string {
  return `You have approved \`${stage}\` of run \`${run}\` already, and each person counts once. It waits for ${missing} more.`;
}

/** Renders that somebody who was involved in the run may not approve its stages. */
export function renderInvolved({ stage, run }: Omit<Waiting, 'digest'>): string {
  return `You started, retried or answered run \`${run}\`, and \`approval.self\` of \`${stage}\` is false: somebody else must approve it. Nothing was approved.`;
}

/** Renders which earlier approvals do not count any more. */
export function renderLostApprovers({ stage }: Pick<Waiting, 'stage'>, lost: readonly string[]): string {
  const names = lost.map(codeSpan).join(', ');
  return `The approval of \`${stage}\` by ${names} does not count any more: ${lost.length === 1 ? 'this person' : 'these people'} may not approve it now.`;
}
