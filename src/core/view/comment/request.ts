import { describeSpent, leastRaise } from '../../budget/run-cost.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { Outcome } from '../../output/outcome.ts';
import { answerWithin } from '../../run/answers.ts';
import { costLimitOf, countReopenings } from '../../run/decisions.ts';
import type { State } from '../../run/state.ts';
import { type AwaitingAnswer, type AwaitingRaise, awaitsRaise, type TaskRow } from '../../run/task-row.ts';
import { type Marker, parseViewMarker, viewMarker } from '../markers.ts';
import { mentionOf } from '../mention.ts';
import { renderQuestion } from './question.ts';
import { receivesCommands } from './recourse.ts';

/**
 * Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. A question that stays
 * open when somebody reopens its run is asked again, because its comment was folded with the end.
 */
export function requestMarker(state: State, { name, last }: Pick<TaskRow<AwaitingAnswer>, 'name' | 'last'>): Marker {
  const reopened = countReopenings(state);
  const again = reopened === 0 ? '' : `.${reopened}`;
  return viewMarker('request', `${state.run.run}/${name}/${last.execution}${again}`);
}

/** Returns the name of the run that a comment asks for; undefined for a comment that asks nothing. */
export function parseRequestRun(body: string): string | undefined {
  return parseViewMarker('request', body)?.split('/')[0];
}

/** Returns whether a comment asks, or asked, about a stage of a run, and not about one of its children. */
export function isRequestFor(body: string, { run, stage }: { readonly run: string; readonly stage: string }): boolean {
  const asked = parseViewMarker('request', body);
  return asked?.slice(0, asked.lastIndexOf('/')) === `${run}/${stage}`;
}

/** Returns the marker of the comment that asks for what a task waits for: an answer, or more money. */
export function markerOf(state: State, row: TaskRow<AwaitingAnswer | AwaitingRaise>): Marker {
  return awaitsRaise(row) ? raiseMarker(state) : requestMarker(state, row);
}

/** Renders the one new comment in which a run asks a person a question, with what to type. */
export function renderRequest(state: State, row: TaskRow<AwaitingAnswer | AwaitingRaise>): string {
  if (awaitsRaise(row)) return renderRaiseRequest(state);
  return [...renderQuestion(state, row), requestMarker(state, row)].join('\n\n');
}

/** Returns the marker of the comment that asks for a higher limit: one for each limit. No stage has a colon in its name. */
export function raiseMarker(state: State): Marker {
  const reopened = countReopenings(state);
  const again = reopened === 0 ? '' : `.${reopened}`;
  return viewMarker('request', `${state.run.run}/limit:cost/${costLimitOf(state) ?? 0}${again}`);
}

/** Renders the one new comment in which a run asks for more money at the limit on its cost. */
function renderRaiseRequest(state: State): string {
  const { run } = state.run;
  return [
    `💰 **More money is needed**${mentionOf(state)}: run \`${run}\` has reached the limit on its cost. ${describeSpent(state)}`,
    '**To go on**, post a new comment that begins with this line. The number is what you add, in USD:',
    `\`\`\`text\n/baton raise ${leastRaise(state)}\n\`\`\``,
    `What is committed stays, and agents that are at work go on. Who may approve stages of this pipeline may raise the limit, else who may start it. Without an answer within ${answerWithin(state.run)} the run ends at the next sweep. To end it now, comment \`/baton cancel\`.${receivesCommands(state) ? '' : ' If Baton does not react to comments, its workflow lacks `issue_comment`.'}`,
    raiseMarker(state),
  ].join('\n\n');
}

/** Renders that what stands behind `/baton raise` is no amount. */
export function describeWrongAmount(text: string): string {
  const what = text === '' ? 'There is no amount behind `/baton raise`' : `${codeSpan(oneLine(text, 60))} is no amount`;
  return `${what}: write a number of USD above 0 and up to 10000, with a point before cents, such as \`/baton raise 3\` or \`/baton raise 2.50\`.`;
}

/** Renders which runs ask for money, of which a command has to name one. */
export function listAsking(states: readonly State[], usd: number): string {
  const lines = states.map((state) => `- \`/baton raise ${state.run.run} ${usd}\`: ${describeSpent(state)}`);
  return `Several runs wait for more money, so say which one you mean:\n\n${lines.join('\n')}\n\n`;
}

/** Renders why no run is given money. `run`: the run that was meant, with how it stands where it is known. */
export function describeNothingAsked(
  run: string | undefined,
  standing: { readonly outcome: Outcome | undefined; readonly isAsking: boolean } | undefined,
): string {
  if (standing === undefined)
    return run === undefined ? 'No run here waits for more money.' : `There is no run ${codeSpan(run)} here.`;
  if (standing.outcome !== undefined) return `Run \`${run}\` has ended already (${standing.outcome}), so no money is added.`;
  const why = standing.isAsking
    ? 'it has not reached its limit'
    : 'its pipeline has no `limits.on-limit: ask` with `max-cost-usd`';
  return `Run \`${run}\` waits for no money: ${why}.`;
}
