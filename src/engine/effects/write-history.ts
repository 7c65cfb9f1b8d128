import { compareBy } from '../../core/compare-by.ts';
import { budgetsOf } from '../../core/config/schema/budget-schema.ts';
import { buildHistoryBody } from '../../core/history/build-history-body.ts';
import { childrenPrefix, type HistoryEntry, isLaterEnd } from '../../core/history/history-entry.ts';
import type { HistoryBody } from '../../core/record/history-record.ts';
import { countReopenings } from '../../core/run/decisions.ts';
import { findHandoffSource } from '../../core/run/handoffs.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { renderHistoryComment } from '../../core/view/comment/run-comment.ts';
import { GitHubError } from '../../ports/github.ts';
import type { LedgerIssue } from '../../ports/ledgers.ts';
import type { Reads, Records } from '../engine-ports.ts';
import { type LedgerReading, readLedger } from '../thread/history.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';

/**
 * Writes the history entry of a run that has ended to its pipeline's ledger, once: after a crash the entry is found by the
 * name of its run.
 */
export async function writeHistory(engine: Records, state: State): Promise<void> {
  const { run, end } = state;
  if (end === undefined) throw new Error(`Run ${run.run} has not ended, so there is no history to write.`);
  // The last entry is enough: it is what the new one continues. Comments of other accounts after it are passed over.
  const last = { select: (entries: readonly HistoryEntry[]) => entries.slice(-1), limit: 1 };
  const reading = await readLedger(engine, { pipeline: run.body.pipeline, ...last });
  const known = reading.entries.find((entry) => entry.run === run.run);
  const span = { startedAt: run.body.startedAt, finishedAt: end.body.finishedAt };
  const isFurther = known !== undefined && !isLaterEnd(span, known.body);
  if (isFurther && !hasUsedMore(reading, state)) return;
  const body = buildHistoryBody(await loadHistoryHandoff(engine, state), end.body);
  // Each entry of a run has a place of its own: by the number of its end, and where more was used after that, by its executions.
  const execution = countReopenings(state) + (isFurther ? 1_000 * state.tasks.length : 0);
  const entry = (ledger: LedgerIssue): Entry => ({ ledger, reading, run: run.run, execution, body });
  for (const ledger of reading.ledgers.accepting) {
    if (await append(engine, entry(ledger))) return;
  }
  const ledger = await engine.ports.ledgers.create('history', run.body.pipeline);
  if (await append(engine, entry(ledger))) return;
  throw new Error(`BATON-E907: Ledger #${ledger.number}, made just now, takes no comments. Unlock it and run this job again.`);
}

/**
 * Returns whether the run has used more than its entries say: an agent that was at work at the end has reported since. Its further
 * entry counts for budgets alone.
 */
function hasUsedMore({ records }: LedgerReading, { run, tasks }: State): boolean {
  if (budgetsOf(run.body.config, run.body.pipeline).length === 0) return false;
  const known = records.flatMap(({ record }) =>
    record.kind === 'history' && record.run === run.run && record.body.startedAt === run.body.startedAt
      ? [record.body.usage?.executions ?? 0]
      : [],
  );
  return Math.max(0, ...known) < tasks.length;
}

/**
 * Returns the state with the handoff that goes into the ledger entry. Artifacts expire and the ledger does not, so the
 * configured fields are copied from the artifact; other fields stay there.
 */
async function loadHistoryHandoff(engine: Reads, state: State): Promise<State> {
  const keys = pipelineOf(state.run).history?.['include-keys'] ?? [];
  // The entry has the handoff of one stage, so the handoffs of the others are not needed.
  const own = [...state.rows.values()].findLast(({ name, parent }) => parent === undefined && findHandoffSource(state, name));
  const stages = own !== undefined && keys.some((key) => key.startsWith('handoff')) ? [own.name] : [];
  const children = keys.some((key) => key.startsWith(`${childrenPrefix}handoff`)) ? [...(state.run.children?.keys() ?? [])] : [];
  if (stages.length + children.length === 0) return state;
  const filled = await loadHandoffs(engine.ports, { state, stages: [...stages, ...children] });
  if (filled.ok) return filled.value;
  engine.ports.log.warning(`The history of run ${state.run.run} is kept without a handoff: ${filled.error.problem.message}`);
  return state;
}

interface Entry {
  readonly ledger: LedgerIssue;
  readonly reading: LedgerReading;
  readonly run: string;
  /** The number of this end of the run, because each end has an entry of its own. */
  readonly execution: number;
  readonly body: HistoryBody;
}

/** Appends the entry. Returns false when GitHub takes no more comments on this ledger. */
async function append(engine: Records, { ledger, reading, run, execution, body }: Entry): Promise<boolean> {
  if (ledger.open) await engine.ports.ledgers.close(ledger.number);
  const own = reading.records.filter(({ record }) => record.thread === ledger.number);
  const tip = own.toSorted(compareBy(({ comment }) => comment)).at(-1);
  try {
    await engine.ports.store.append({
      thread: ledger.number,
      tip: { seq: tip?.record.seq ?? 0, digest: tip?.digest ?? '' },
      drafts: [{ kind: 'history', run, task: '', attempt: 0, execution, body }],
      visible: renderHistoryComment({ run, body }),
    });
    return true;
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'comments-refused') throw error;
    engine.ports.log.warning(`Ledger #${ledger.number} takes no more comments, so another one is used: ${error.message}`);
    return false;
  }
}
