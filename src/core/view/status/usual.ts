import { codeSpan } from '../../markdown/elements.ts';
import type { Section } from '../../markdown/size-limit.ts';
import type { Usual } from '../../record/history-record.ts';
import type { State } from '../../run/state.ts';
import { isOpen } from '../../run/task-row.ts';
import { formatCost } from '../../run/usage.ts';
import { describeDuration } from '../../text/times.ts';

/** Renders what the stages that have not ended took in earlier runs, as the run's first record says: a line for each. */
export function renderUsual({ run, rows, end }: State): readonly Section[] {
  const { usual = {} } = run.body;
  const open = end === undefined ? [...rows.values()].filter((row) => row.parent === undefined && isOpen(row)) : [];
  const lines = open.flatMap(({ name }) => {
    const own = Object.hasOwn(usual, name) ? usual[name] : undefined;
    return own === undefined ? [] : [`- ⏱️ ${codeSpan(name)}: ${describeUsual(own)}.`];
  });
  return lines.length === 0 ? [] : [[lines.join('\n'), `- ⏱️ ${lines.length} stages have figures of earlier runs.`]];
}

/** Renders what a stage took before, as `usually 6 to 14 min, $0.40 to $0.90, 12 runs`. */
function describeUsual({ runs, seconds, costUsd }: Usual): string {
  const time = describeSpan(seconds.map((each) => describeDuration(each * 1_000)));
  const cost = costUsd === undefined ? [] : [describeSpan(costUsd.map(describeCost))];
  return `usually ${[time, ...cost].join(', ')}, ${runs} runs`;
}

/** Renders two figures as one span; the unit stands once where both have it. */
function describeSpan([low = '', high = '']: readonly string[]): string {
  if (low === high) return low;
  const unit = /^\d+( \w+)$/.exec(low)?.[1];
  const isSame = unit !== undefined && /^\d+( \w+)$/.exec(high)?.[1] === unit;
  return `${isSame ? low.slice(0, -unit.length) : low} to ${high}`;
}

/** Renders a cost to the cent, and a smaller one in full. */
function describeCost(usd: number): string {
  const costMicros = usd < 0.01 ? Math.round(usd * 1_000_000) : Math.round(usd * 100) * 10_000;
  return formatCost({ seconds: 0, costMicros });
}
