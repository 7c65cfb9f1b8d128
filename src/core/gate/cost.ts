import { findFunded } from '../budget/run-cost.ts';
import { jobFor } from '../run/acting-agent.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { State, TableGate } from '../run/state.ts';
import { identityOf, type Ready, readyRows, type TaskRow } from '../run/task-row.ts';
import { askLimits } from './suspend.ts';

/**
 * Keeps agents back once the run has cost what it may, until a person raises the limit (`limits.on-limit: ask`). What the records up to the
 * start of an agent say counts: one that was started goes on, whatever others cost meanwhile. A built-in costs nothing.
 */
export const costGate: TableGate = {
  name: 'cost',
  of: 'table',
  ask: (state) => {
    // The gates of a thread are loaded for all of its runs, of which only some ask.
    if (pipelineOf(state.run).limits['on-limit'] !== 'ask') return state.rows;
    const rows = new Map(state.rows);
    for (const row of readyRows(state)) {
      if (jobFor(state, row.name) === 'publish') continue;
      const { name, next } = row;
      const funded = findFunded(state, { stage: name, cause: next.cause });
      const last = state.tasks.findLast(({ body }) => body.stage === name);
      if (funded === undefined && state.end !== undefined && last?.body.outcome === 'failed')
        rows.set(name, { ...identityOf(row), status: 'ended', last, settledAt: last.seq });
      else if (funded === undefined)
        rows.set(name, { ...identityOf(row), status: 'waiting', wait: { gate: 'cost', for: 'person' }, next });
      else if (funded !== next.cause) rows.set(name, behindRaise(state, { ...row, next: { ...next, cause: funded } }));
    }
    return rows;
  },
};

/** Returns a task that a raise lets start, or has sleep where a usage limit has closed since it waited for money. */
function behindRaise(state: State, row: TaskRow<Ready>): TaskRow {
  const asked = askLimits(row, state);
  if (asked.kind === 'wait') return { ...identityOf(row), status: 'waiting', wait: asked.wait, next: row.next };
  return { ...row, next: { ...row.next, cause: asked.cause } };
}
