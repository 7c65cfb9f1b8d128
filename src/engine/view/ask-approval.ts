import { findApproval } from '../../core/run/approvals.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { normaliseBody } from '../../core/text/plain-text.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { ShownChanges } from '../../core/view/comment/approval-changes.ts';
import { approvalMarker, renderApprovalRequest } from '../../core/view/comment/approval-request.ts';
import type { GitHubErrorReason } from '../../ports/github.ts';
import type { Reads, Signs, Views } from '../engine-ports.ts';
import { transientReasons, warnIfRefused } from '../github-errors.ts';
import { listOwnComments } from '../thread/own-comments.ts';
import { type ApprovalQuestion, type AskedApproval, findShown, listRequestsFor, readAskedApproval } from './approval-digest.ts';
import { labelsOfNeed } from './labels.ts';

/**
 * Asks for the approval of a stage in one new comment, and folds what was asked about it before. The label comes first, so the
 * comment shows a second try that both are done. The newest comment always shows what waits now: its digest is in the marker. A
 * comment that was `changed` does not count as shown.
 */
export async function askApproval(engine: Views & Signs, question: ApprovalQuestion, changed?: Comment): Promise<void> {
  const { state, run } = { state: question.reading.state, run: question.reading.state.run };
  const step = { what: `Nobody was asked about run ${run.run}`, only: ['not-found', 'comments-refused'] } as const;
  await warnIfRefused(engine, step, async () => {
    const asked = await readAskedApproval(engine, question);
    const own = await listOwnComments(engine, question.reading);
    const older = listRequestsFor(asked, own);
    const shown = findShown(asked, own);
    if (shown !== undefined && shown.id !== changed?.id) return foldOpen(engine, older.slice(0, -1));
    await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
    const text = renderQuestion(engine, asked, await readChanges(engine, asked));
    await engine.ports.threads.create(viewThreadOf(run), text, approvalMarker(run.run, asked));
    await foldOpen(engine, older);
  });
}

/** Folds older requests. Those of which a job died before it could are folded by the next one. */
async function foldOpen(engine: Views, older: readonly Comment[]): Promise<void> {
  const open = older.filter(({ isMinimised }) => isMinimised !== true);
  if (open.length > 0) await engine.ports.threads.minimiseAll(open, 'outdated');
}

/**
 * Returns whether a comment that asks was changed since: whoever may write can edit it, and the marker with the digest stays. Nobody
 * but our own account may have edited it, and it must read as it would be written now, with the records that it was written after.
 * What an older version wrote in other words counts as changed too. `editor` is undefined when nobody has edited it, or nobody knows.
 */
export async function findChange(
  engine: Reads,
  asked: AskedApproval,
  shown: Comment,
): Promise<{ readonly editor: string | undefined } | undefined> {
  const now = await engine.ports.edits.readLastEdit(shown);
  if (now === undefined) return { editor: undefined };
  const { body, editor } = now;
  if (editor?.isAuthor === false) return { editor: editor.login ?? 'ghost' };
  // GitHub may not have handed out the changes when it was written, or may not do so now. The digest covers them.
  const changes = await readChanges(engine, asked, transientReasons);
  const before = { ...asked, state: stateBefore(shown, asked) };
  const texts = [changes, { ...changes, comparison: undefined }].map((given) => renderQuestion(engine, before, given));
  return texts.some((text) => normaliseBody(body) === normaliseBody(text)) ? undefined : { editor: editor?.login };
}

/** Returns the state without the decisions that are newer than a comment: the digest covers all else that is shown. */
function stateBefore({ id }: Comment, { state, reading }: AskedApproval): State {
  const newer = new Set(
    reading.stored.flatMap(({ record, comment }) => (record.run === state.run.run && comment > id ? [record.seq] : [])),
  );
  return { ...state, decisions: state.decisions.filter(({ seq }) => !newer.has(seq)) };
}

function renderQuestion({ ports }: Pick<Reads, 'ports'>, asked: AskedApproval, changes: ShownChanges): string {
  const { state, stage, row, digest } = asked;
  const given = findApproval(state, stage, row.wait.basis);
  const approvers = given?.body.digest === digest ? (given.body.approval?.approvers ?? []) : [];
  const text = renderApprovalRequest(state, {
    stage,
    digest,
    due: row.next,
    approved: approvers.map(({ login }) => login),
    changes,
  });
  return ports.redactor.redact(text).text;
}

/** Reads what the run has changed so far. A refusal of GitHub, `except` these, costs only the changed lines: the links still show them. */
async function readChanges(
  engine: Reads,
  { state, head, branch }: AskedApproval,
  except: readonly GitHubErrorReason[] = [],
): Promise<ShownChanges> {
  const { repository, serverUrl } = engine.settings;
  const page = `${serverUrl}/${repository.owner}/${repository.name}`;
  const base = state.run.body.head;
  const links = { base, head, branch, compareUrl: `${page}/compare/${base}...${head}`, commitUrl: `${page}/commit/${head}` };
  if (base === head) return links;
  const what = `The changes of run ${state.run.run} are not in the comment that asks`;
  return {
    ...links,
    comparison: await warnIfRefused(engine, { what, except }, () => engine.ports.comparisons.compare(base, head)),
  };
}
