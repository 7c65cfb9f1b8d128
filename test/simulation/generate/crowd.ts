import type { SimStage } from '../script.ts';
import type { Turn } from '../world/turn.ts';
import { apart, type Draft, has, use } from './draft.ts';

interface Crowded {
  readonly stages: readonly SimStage[];
  readonly top: readonly string[];
  readonly turns: Readonly<Record<string, Partial<Turn>>>;
}

/**
 * Lets the agents of stages that begin together hand over within their jobs, now and then, where the limits leave fewer transfers or
 * executions than they want: what is left is divided among their orders.
 */
export function crowdTransfers(draft: Draft, { stages, top, turns }: Crowded): Crowded {
  const own = apart(draft, 'transfers side by side');
  const together = stages.filter(({ needs, keys }) => needs.length === 0 && keys.every((key) => !fixed.test(key)));
  if (together.length < 2) return { stages, top, turns };
  if (!has(own, 'transfers-together', 0.5)) return { stages, top, turns };
  const names = new Set(together.map(({ name }) => name));
  const isInline = (stage: SimStage): boolean => stage.keys.includes(inline);
  const limit = own.random.pick([`max-handoffs: ${1 + own.random.below(2)}`, `max-tasks: ${stages.length + 1}`]);
  for (const feature of ['inline', 'transfer'] as const) use(draft, feature, '');
  return {
    stages: stages.map((stage) =>
      names.has(stage.name) && !isInline(stage) ? { ...stage, keys: [...stage.keys, inline] } : stage,
    ),
    top: addLimit(top, limit),
    turns: { ...turns, ...Object.fromEntries([...names].map((name) => [`${name} 1`, { ...turns[name], to: 'two' }])) },
  };
}

const inline = 'transfer: inline';

/** Adds a limit to the further keys of a pipeline, unless it limits the same things already. */
export function addLimit(top: readonly string[], limit: string): readonly string[] {
  const limits = top.find((line) => line.startsWith('limits:'));
  if (limits === undefined) return [...top, `limits: { ${limit} }`];
  if (/^max-/.test(limit) && /max-(?:handoffs|tasks)/.test(limits)) return top;
  return top.map((line) => (line === limits ? limits.replace(' }', `, ${limit} }`) : line));
}

/** Keys of a stage whose agent begins later, divides its work, or may not hand over. */
const fixed = /^(?:uses|matrix|children|approval|if):/;
