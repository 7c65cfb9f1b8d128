import { findFunded } from '../budget/run-cost.ts';
import { jobFor } from '../run/acting-agent.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { TableGate } from '../run/state.ts';
import { readyRows, type TaskRow } from '../run/task-row.ts';

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
      const { name, kind, parent, next } = row;
      const funded = findFunded(state, { stage: name, cause: next.cause });
      const waiting: TaskRow = { name, kind, parent, status: 'waiting', wait: { gate: 'cost', for: 'person' }, next };
      rows.set(name, funded === undefined ? waiting : { ...row, next: { ...next, cause: funded } });
    }
    return rows;
  },
};
