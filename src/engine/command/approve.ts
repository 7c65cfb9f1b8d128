import type { ApprovalFacts } from '../../core/record/decision-record.ts';
import { approvalOf, findApproval, involvedIn } from '../../core/run/approvals.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Account } from '../../core/trigger/trigger.ts';
import {
  isDigest,
  renderChangedRequest,
  renderInvolved,
  renderLostApprovers,
  renderNoneAwaiting,
  renderSecondTime,
  renderWrongDigest,
} from '../../core/view/comment/approval-reply.ts';
import type { Effects } from '../engine-ports.ts';
import { listOwnComments } from '../thread/own-comments.ts';
import { type AskedApproval, findShown, readAskedApproval } from '../view/approval-digest.ts';
import { askApproval, findChange } from '../view/ask-approval.ts';
import { askPerson } from '../view/ask-person.ts';
import { applyCommand, hasDecided, isShownInThread, toPlanned } from './apply-command.ts';
import { askApprover } from './approval-rights.ts';
import { type AskedStage, readAskedStages } from './asked-stages.ts';
import type { CommandResult, RequestContext } from './command-context.ts';
import { splitTask } from './retry.ts';

interface GivenApproval {
  readonly task?: string | undefined;
  readonly digest?: string | undefined;
}

/** The meaning of a command: the run and stage where they are named, and the digest that the person saw. */
interface NamedApproval {
  readonly run: string | undefined;
  readonly stage: string | undefined;
  readonly digest: string | undefined;
}

type Current = AskedStage & AskedApproval;

/**
 * Approves what a stage waits for, exactly as it was shown. The right of the person, the digest and the tip of the branch are asked
 * for at this moment.
 */
export async function approveStage(engine: Effects, context: RequestContext, given: GivenApproval): Promise<CommandResult> {
  const decided = context.runs.find((run) => hasDecided(run, context));
  if (decided !== undefined) return apply(engine, { context, about: decided, more: {} });
  const { asked, states, faults } = await readAskedStages(engine, context);
  const meant = readMeaning(given, asked);
  const candidates = asked.filter(
    ({ row, reading }) =>
      (meant.stage === undefined || meant.stage === row.name) && (meant.run === undefined || meant.run === reading.state.run.run),
  );
  if (candidates.length === 0) return refuseApproval([...faults, renderNoneAwaiting(states, meant.stage && given.task)]);
  const current: Current[] = [];
  for (const each of candidates) current.push(await readAskedApproval(engine, each));
  const { digest } = meant;
  const fitting =
    digest === undefined || !isDigest(digest) ? [] : current.filter((each) => each.digest.startsWith(digest.toLowerCase()));
  const [chosen] = fitting;
  const shown = chosen && findShown(chosen, await listOwnComments(engine, chosen.reading));
  if (chosen === undefined || shown === undefined || fitting.length > 1 || !isBefore(context, shown))
    return askAgain(engine, { given: digest, current });
  return decide(engine, { context, chosen, shown });
}

/** Returns whether a comment was there before the command or click. An earlier one is about another comment, as when its work is done again. */
function isBefore({ source, askedAt }: RequestContext, { id, createdAt }: Comment): boolean {
  if (source.kind === 'comment') return id < source.comment;
  return askedAt === undefined || Date.parse(createdAt) <= Date.parse(askedAt);
}

/** Reads which part of the command is what: one word alone may be a stage or a digest. */
function readMeaning({ task, digest }: GivenApproval, asked: readonly AskedStage[]): NamedApproval {
  const runs = asked.map(({ about }) => about);
  const named = splitTask(task, runs);
  const isStage = asked.some(({ row }) => row.name === named.stage);
  if (task !== undefined && digest === undefined && !isStage && isDigest(task))
    return { run: undefined, stage: undefined, digest: task };
  return { ...named, digest };
}

/** Replies with the right commands, and asks once more where what waits was never shown as it is now. */
async function askAgain(
  engine: Effects,
  { given, current }: { readonly given: string | undefined; readonly current: readonly Current[] },
): Promise<CommandResult> {
  for (const { reading, stage } of current) await askPerson(engine, { reading, stage });
  const waiting = current.map(({ state, stage, digest }) => ({ run: state.run.run, stage, digest }));
  return refuseApproval([renderWrongDigest(given, waiting)]);
}

interface Choice {
  readonly context: RequestContext;
  readonly chosen: Current;
  /** The comment that asked for it. */
  readonly shown: Comment;
}

/**
 * Checks that this person may approve it now, that the comment still says what Baton asked, and that nobody who approved before has
 * lost the right, and writes the approval.
 */
async function decide(engine: Effects, { context, chosen, shown }: Choice): Promise<CommandResult> {
  const { actor } = context.trigger;
  const { state, stage, row, digest, head } = chosen;
  const { run } = state.run;
  const approval = approvalOf(state.run, stage);
  if (approval === undefined) throw new Error(`Stage ${stage} of run ${run} does not show which approval it needs.`);
  const right = await askApprover(engine, actor, approval);
  if (!right.passed) return refuseApproval([`${right.detail} Nothing was approved.`]);
  const isInvolved = ({ id }: Pick<Person, 'id'>): boolean => !approval.self && involvedIn(state).has(id);
  if (isInvolved(actor)) return refuseApproval([renderInvolved({ stage, run })]);
  const before = findApproval(state, stage, row.wait.basis);
  const earlier = before?.body.digest === digest ? (before.body.approval?.approvers ?? []) : [];
  if (earlier.some(({ id }) => id === actor.id))
    return refuseApproval([renderSecondTime({ stage, run }, approval.count - earlier.length)]);
  const change = await findChange(engine, chosen, shown);
  if (change !== undefined) {
    await askApproval(engine, chosen, shown);
    return refuseApproval([renderChangedRequest(change.editor, { run, stage, digest })]);
  }
  const isLast = earlier.length + 1 >= approval.count;
  const others = earlier.filter((person) => !isInvolved(person));
  const kept = isLast ? await listStillPermitted(others, (person) => askApprover(engine, person, approval)) : others;
  const lost = earlier.filter((person) => !kept.includes(person)).map(({ login }) => login);
  const approvers = [...kept, { id: actor.id, login: actor.login }];
  const facts: ApprovalFacts = { basis: row.wait.basis, head, approvers, count: approval.count };
  const result = await apply(engine, { context, about: chosen.about, more: { stage, digest, approval: facts } });
  return lost.length === 0 ? result : { ...result, parts: [...result.parts, renderLostApprovers({ stage }, lost)] };
}

type Person = ApprovalFacts['approvers'][number];

/** Asks once more about those who approved before: whoever has lost the right since does not count. */
async function listStillPermitted(
  people: readonly Person[],
  ask: (person: Account) => Promise<{ readonly passed: boolean }>,
): Promise<readonly Person[]> {
  const kept: Person[] = [];
  for (const person of people) if ((await ask(person)).passed) kept.push(person);
  return kept;
}

interface Application {
  readonly context: RequestContext;
  readonly about: AskedStage['about'];
  readonly more: { readonly stage?: string; readonly digest?: string; readonly approval?: ApprovalFacts };
}

async function apply(engine: Effects, { context, about, more }: Application): Promise<CommandResult> {
  const decided = await applyCommand(engine, about, { context, verb: 'approve', ...more });
  if (!decided.ok) return refuseApproval([decided.error]);
  const { started } = decided.value;
  const words = `👍 Run \`${about.stored.record.run}\` has the approval${started.length === 0 ? '' : `, and ${started.map((each) => `\`${each}\``).join(', ')} starts`}.`;
  return { parts: isShownInThread(about, context) ? [] : [words], runs: [toPlanned(about, decided.value)], done: true };
}

function refuseApproval(parts: readonly string[]): CommandResult {
  return { parts, done: false };
}
