import type { Handoff } from '../../handoff/handoff.ts';
import { codeSpan, fencedText, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import type { TaskRecord } from '../../record/record.ts';
import { isLostExecution } from '../../run/acting-agent.ts';
import { titleOf } from '../../run/elements.ts';
import type { State } from '../../run/state.ts';
import { pageOf, renderArtifactLink } from '../links.ts';

/** The headline of the fold, and the page of the repository, whose links stay links. */
interface DetailOptions {
  readonly title: string;
  readonly page: string | undefined;
}

/** Renders detail and data of a handoff, folded; empty when it has neither. */
export function renderHandoffDetail(handoff: Handoff, { title, page }: DetailOptions): readonly string[] {
  const data = handoff.data === undefined ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), 'json')];
  const detail = handoff.detail === undefined ? [] : [neutralise(handoff.detail, page)];
  if (data.length + detail.length === 0) return [];
  return [renderDetails(title, [...detail, ...data].join('\n\n'))];
}

/** Renders the newest handoff of each stage with `render`, or a link to it where it is stored in an artifact. */
export function renderNewestHandoffs(state: State, render: (task: TaskRecord, handoff: Handoff) => Section): readonly Section[] {
  return [...state.rows.keys()].flatMap((stage) => {
    const task = state.tasks.findLast(
      (own) => own.body.stage === stage && (own.body.handoff ?? own.body.locator) !== undefined && !isLostExecution(state, own),
    );
    if (task?.body.locator !== undefined)
      return [[`**${codeSpan(titleOf(state.run, stage))}** handed over ${renderArtifactLink(task.body)}.`]];
    return task?.body.handoff === undefined ? [] : [render(task, task.body.handoff)];
  });
}

const maxBytes = 60_000;

/**
 * Renders the handoff of a stage for people: the summary is visible, the rest folded; a part that is too long is replaced by a
 * sentence.
 */
export function renderHandoffReply({ run }: State, { body, attempt }: Pick<TaskRecord, 'body' | 'attempt'>): string {
  const { stage, handoff } = body;
  const title = codeSpan(titleOf(run, stage));
  if (handoff === undefined) return `Stage ${title} of run \`${run.run}\` handed nothing over.`;
  const head = `Stage ${title} of run \`${run.run}\` handed over in attempt ${attempt}:`;
  const page = pageOf(run);
  const summary = [head, quote(neutralise(handoff.summary, page))];
  const forms = [
    [...summary, ...renderHandoffDetail(handoff, { title: 'Detail and data', page })].join('\n\n'),
    [...summary, '_Detail and data are too long to show here: `baton show` prints them._'].join('\n\n'),
    `${head} more than there is room for; \`baton show\` prints it.`,
  ];
  return packSections([forms], maxBytes).kept.join('\n\n');
}
