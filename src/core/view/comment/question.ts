import { codeSpan, quote } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { answerDeadline, listNamedStages } from '../../run/answers.ts';
import type { State } from '../../run/state.ts';
import type { AwaitingAnswer, TaskRow } from '../../run/task-row.ts';
import { describeTime } from '../../text/times.ts';
import type { NamedStage } from '../../trigger/answer-target.ts';
import { pageOf } from '../links.ts';
import { mentionOf } from '../mention.ts';
import { receivesCommands } from './recourse.ts';

/** The words in the lines to type that stand for those of the person. */
export const answerPlaceholder = '<your answer>';

/** Returns the line with which a question of a run is answered. The stage is in it only where several agents have asked. */
function answerLine(state: State, stage: string): string {
  const asked = listNamedStages(state).filter(({ kind }) => kind !== 'silent');
  return `/baton answer ${asked.length > 1 ? `${stage} ` : ''}${answerPlaceholder}`;
}

/** Renders the question of an agent: whom it is for, what to type, until when, and what happens otherwise. */
export function renderQuestion(state: State, row: TaskRow<AwaitingAnswer>): readonly string[] {
  const { run } = state.run;
  const { name } = row;
  const { note, commits, results } = row.last.body;
  const until = describeTime(answerDeadline(state, row));
  const ends =
    row.kind === 'child'
      ? `this task ends at the next sweep, and \`${row.parent}\` no longer waits for it`
      : 'the whole run ends at the next sweep';
  return [
    `❓ **Your answer is needed**${mentionOf(state)}: the agent of stage \`${name}\` in run \`${run}\` asks:`,
    quote(neutralise(note ?? '(It did not say what.)', pageOf(state.run))),
    `**To answer**, post a new comment that begins with this line. Write your own words in the place of \`${answerPlaceholder}\`; they may go on over more lines:`,
    // Not neutralised: people copy it.
    `\`\`\`text\n${answerLine(state, name)}\n\`\`\``,
    `The agent then continues${commits === undefined ? '' : ` from its commits on ${codeSpan(results.branch ?? '')}`}. Everybody who may start this pipeline may answer, and the first answer counts.`,
    `A 👍 on your comment says that it counted. Until then no job of this stage runs. Without an answer by ${until} ${ends}; what the agent has committed stays. To end the run now, comment \`/baton cancel\`.${receivesCommands(state) ? '' : ' If Baton does not react to comments, its workflow lacks `issue_comment`.'}`,
  ];
}

/** Renders the lines of which somebody has to choose one, because several agents ask. */
export function renderAnswerLines(asking: readonly NamedStage[]): string {
  const isShared = new Set(asking.map(({ stage }) => stage)).size < asking.length;
  const nameOf = ({ run, stage }: NamedStage): string => (isShared ? `${run}/${stage}` : stage);
  return asking.map((each) => `- ${codeSpan(`/baton answer ${nameOf(each)} ${answerPlaceholder}`)}`).join('\n');
}
