import { explainClaims, judgedResults } from '../captured-names.ts';
import { elementName } from '../children/task-name.ts';
import { isSuccess, type Outcome } from '../output/outcome.ts';
import type { TaskRecord } from '../record/record.ts';
import { findMatrix, titleOf } from '../run/elements.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { GateFacts, MatrixElement, MatrixExpansion } from '../run/state.ts';
import { type Ended, isOpen, type MatrixEnd, type Standing, type TaskRow } from '../run/task-row.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { listOpenNeeds } from './needs.ts';

/** An element with its task. */
interface Part {
  readonly row: TaskRow;
  readonly element: MatrixElement;
}

/** Returns how a stage with a matrix stands that could start: it is open while its elements are, and ends with the last of them. */
export function settleMatrix(
  name: string,
  { expansion, facts }: { readonly expansion: MatrixExpansion; readonly facts: GateFacts },
): Standing {
  const { cause } = expansion;
  if (expansion.kind === 'refused')
    return { status: 'never', never: { kind: 'broken', message: expansion.message, since: cause } };
  const parts = expansion.elements.map((element): Part => ({ row: facts.visit(elementName(element)), element }));
  const open = parts.filter(({ row }) => isOpen(row)).length;
  if (open > 0)
    return {
      status: 'waiting',
      wait: { gate: 'matrix', for: listOpenNeeds(name, facts), count: { open, all: parts.length } },
    };
  const since = Math.max(cause, ...parts.map(({ row }) => (row.status === 'ended' ? row.settledAt : 0)));
  const matrix = findMatrix(facts.run, name);
  const settled: Settled = { name, parts, since, facts };
  return matrix?.pick === undefined ? endWithAll(settled) : endWithPick(settled, matrix.pick);
}

interface Settled {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly since: number;
  readonly facts: GateFacts;
}

/** Ends a stage with what its elements came to. One that was not started counts for nothing. */
function endWithAll(settled: Settled): Standing {
  const { name, parts, facts } = settled;
  const ended = parts.flatMap(({ row }) => (row.status === 'ended' ? [row] : []));
  const outcomes = ended.map(({ last }) => last.body.outcome);
  const isAllowed = stageOf(facts.run, name)['continue-on-failure'] === true && outcomes.some(isSuccess);
  const bad = isAllowed ? undefined : ended.find(({ last }) => !isSuccess(last.body.outcome));
  const isIdle = outcomes.every((outcome) => outcome === 'noop');
  const outcome = bad?.last.body.outcome ?? (isIdle ? 'noop' : 'succeeded');
  const source = ended.findLast(({ last }) => (last.body.handoff ?? last.body.handoffDigest) !== undefined) ?? ended.at(-1);
  return end(settled, {
    outcome,
    bad: bad?.last,
    source: source?.last.body.stage,
    note: ended.length === 0 ? noneNote(parts) : undefined,
  });
}

function noneNote(parts: readonly Part[]): string {
  return parts.length === 0 ? 'The list of the matrix is empty.' : 'No element of the matrix could start.';
}

interface Score {
  readonly part: Part;
  readonly title: string;
  readonly score: number;
}

/** Ends a stage with the element whose number is the highest. Without any number it fails, and says what each came to. */
function endWithPick(settled: Settled, pick: string): Standing {
  const { parts, since, facts } = settled;
  if (parts.length === 0) return end(settled, { outcome: 'noop', source: undefined, note: noneNote(parts) });
  const judged = parts.map((part) => ({ part, title: titleOf(facts.run, part.row.name), verdict: judge(part, { pick, facts }) }));
  const scores = judged.flatMap(({ verdict, ...each }): Score[] =>
    typeof verdict === 'number' ? [{ ...each, score: verdict }] : [],
  );
  const [best] = scores.toSorted((a, b) => b.score - a.score || a.part.element.index - b.part.element.index);
  if (best === undefined) {
    const reasons = judged.map(({ title, verdict }) => `${title}: ${String(verdict)}`).join('; ');
    const claims = explainClaims(parts.flatMap(({ row }) => (row.status === 'ended' ? [row.last.body] : [])));
    const message = `BATON-E748: no element can be picked: ${truncateCodePoints(reasons, 600, { mark: '…' })}${claims}`;
    return { status: 'never', never: { kind: 'broken', message, since } };
  }
  const note = describePick(best, judged);
  return end(settled, { outcome: 'succeeded', source: best.part.row.name, picked: best.part.element.index, note });
}

/** Says which element was picked with which number, and what the others had: `picked test[1] thorough with 20; the others: test[0] quick 18`. */
function describePick({ title, score }: Score, judged: readonly { title: string; verdict: number | string }[]): string {
  const others = judged
    .filter((other) => other.title !== title)
    .map((other) => `${other.title} ${typeof other.verdict === 'number' ? other.verdict : 'is no candidate'}`);
  const rest = others.length === 0 ? '' : `; the others: ${others.join(', ')}`;
  return truncateCodePoints(`picked ${title} with ${score}${rest}`, 300, { mark: '…' });
}

/** Returns the number that an element is judged with, or why it is no candidate. */
function judge({ row, element }: Part, { pick, facts }: { pick: string; facts: GateFacts }): number | string {
  if (row.status === 'never' && row.never.kind === 'blocked') return `${row.never.by} did not succeed`;
  if (row.status !== 'ended') return 'it was not started';
  const { body } = row.last;
  if (body.outcome !== 'succeeded') return `it ended ${body.outcome}`;
  const { conditions } = facts.gates;
  if (conditions === undefined) throw new Error(`Run ${facts.run.run} picks elements, and nothing was loaded that judges them.`);
  const each = {
    index: element.index,
    name: row.name,
    outcome: body.outcome,
    results: judgedResults(body),
    matrix: describeMatrix(element, facts),
  };
  const verdict = conditions.score(pick, { each });
  return verdict.kind === 'number' ? verdict.value : verdict.message;
}

/** Returns what is known of an element beside its own task: its values in the config, or the task that it is about. */
function describeMatrix({ stage, index, value, of }: MatrixElement, facts: GateFacts): Readonly<Record<string, unknown>> {
  if (of !== undefined) {
    const before = facts.visit(of);
    const body = before.status === 'ended' ? before.last.body : undefined;
    return { index, name: of, outcome: body?.outcome ?? '', results: body === undefined ? {} : judgedResults(body) };
  }
  // The values of a list that an agent wrote are its claims.
  if (findMatrix(facts.run, stage)?.origin.kind !== 'values' || value === undefined) return { index };
  return typeof value === 'string' ? { index, value } : { index, value: '', ...value };
}

interface End extends MatrixEnd {
  readonly outcome: Outcome;
  readonly note?: string;
  /** The record of the element that decided an outcome which is no success. */
  readonly bad?: TaskRecord | undefined;
}

/** Builds the end of a stage with a matrix. It has no record of its own, so one stands for those of its elements. */
function end({ name, since, facts }: Settled, { outcome, note, bad, source, picked }: End): Ended {
  const { run, tasks } = facts;
  const own = tasks.findLast(({ body }) => body.stage === source);
  const before = own ?? tasks.findLast(({ seq }) => seq <= since);
  const { body } = run;
  const time = before?.body.finishedAt ?? body.startedAt;
  const failure = bad?.body.failure;
  const last: TaskRecord = {
    kind: 'task',
    ...{ repo: run.repo, thread: run.thread, run: run.run, task: name, attempt: 1, execution: 1, seq: since, prev: '' },
    body: {
      stage: name,
      agent: own?.body.agent ?? '',
      engine: own?.body.engine ?? '',
      outcome,
      ...(failure === undefined ? {} : { failure: { ...failure, message: `${bad?.body.stage}: ${failure.message}` } }),
      ...(note === undefined ? {} : { note }),
      results: {},
      outputs: [],
      consumed: [],
      isolated: own?.body.isolated ?? false,
      warnings: [],
      startedAt: own?.body.startedAt ?? time,
      finishedAt: time,
      workflowRun: before?.body.workflowRun ?? body.workflowRun,
    },
  };
  return { status: 'ended', last, settledAt: since, matrix: { source, picked } };
}
