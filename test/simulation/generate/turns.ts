import type { SimStage } from '../script.ts';
import type { Turn } from '../world/turn.ts';
import { apart, type Draft, has } from './draft.ts';

type NamedTurn = readonly [string, Partial<Turn>];

/** Generates what agents do: most end well, some fail, ask, hand over to the other agent, or divide their work. */
export function generateTurns(draft: Draft, stages: readonly SimStage[]): Readonly<Record<string, Partial<Turn>>> {
  return Object.fromEntries(
    stages.flatMap((stage) => (stage.keys.some((key) => key.startsWith('uses:')) ? [] : turnsOf(draft, stage, stages))),
  );
}

function turnsOf(draft: Draft, { name, keys }: SimStage, stages: readonly SimStage[]): readonly NamedTurn[] {
  const { random } = draft;
  const commits = keys.some((key) => key.startsWith('branch:'));
  const isSource = stages.some((stage) => stage.keys.some((key) => key.includes(`from: needs.${name}.handoff`)));
  const usual: Partial<Turn> = isSource ? { commits, items: chooseItems(draft, name) } : { commits };
  const turns: NamedTurn[] = [[name, usual]];
  const add = (of: string, turn: Partial<Turn>): void => void turns.push([of, { ...usual, ...turn }]);
  if (random.chance(0.25)) add(`${name} 1`, { ends: 'badly' });
  if (random.chance(0.1)) add(`${name} 2`, { ends: 'badly' });
  if (random.chance(0.06)) add(`${name}[1] 1`, { ends: 'badly' });
  if (has(draft, 'idle', 0.05)) add(`${name} 1`, { ends: 'idle' });
  if (keys.some((key) => key.startsWith('handoff:')) && random.chance(0.5)) add(`${name} 1`, { isSilent: true });
  if (keys.some((key) => key.startsWith('children:'))) addChildren(draft, { name, keys }, add);
  else if (has(draft, 'transfer', 0.15)) add(`${name} ${1 + random.below(2)}`, { to: 'two' });
  if (has(draft, 'question', 0.12)) addQuestions(draft, name, add);
  if (has(apart(draft, `limits of ${name}`), 'usage-limit', 0.1)) addLimits(apart(draft, `limits of ${name}`), name, add);
  return turns;
}

/** Chooses how many elements an agent names for a matrix: now and then there is nothing to do for it. */
function chooseItems(draft: Draft, name: string): number {
  const items = 1 + draft.random.below(3);
  return apart(draft, `elements of ${name}`).random.chance(0.15) ? 0 : items;
}

/** Adds a turn that ends with a question, and now and then another one behind it, which no old answer may answer. */
function addQuestions(draft: Draft, name: string, add: (of: string, turn: Partial<Turn>) => void): void {
  const first = 1 + draft.random.below(2);
  add(`${name} ${first}`, { ends: 'asks' });
  if (has(apart(draft, `questions of ${name}`), 'question-again', 0.5)) add(`${name} ${first + 1}`, { ends: 'asks' });
}

/** The minutes after which a usage limit opens: of a window, of a moment, later than a task may sleep, or before; 0: no time is named. */
const openings = [300, 300, 60, 20, 10, 2, 600, -5, 0] as const;

/** Adds turns that a usage limit refuses: one, or several behind each other. */
function addLimits(draft: Draft, name: string, add: (of: string, turn: Partial<Turn>) => void): void {
  const { random } = draft;
  const first = 1 + random.below(2);
  const count = random.chance(0.3) ? 2 + random.below(3) : 1;
  for (let index = 0; index < count; index++) {
    const opens = random.pick(openings);
    add(`${name} ${first + index}`, { ends: 'limited', opens: opens === 0 ? undefined : opens });
  }
}

/** Adds the turns of an agent that divides its work, and those of its children, of which some fail or ask. */
function addChildren(
  draft: Draft,
  { name, keys }: Pick<SimStage, 'name' | 'keys'>,
  add: (of: string, turn: Partial<Turn>) => void,
): void {
  const { random } = draft;
  const isMerged = keys.some((key) => key.includes('merge: branch'));
  const count = 1 + random.below(3);
  add(`${name} 1`, { children: count, until: chooseWait(draft) });
  if (has(draft, 'children-again', 0.3)) add(`${name} 2`, { children: 1 + random.below(2), until: chooseWait(draft) });
  else if (random.chance(0.15)) add(`${name} 2`, { ends: 'badly' });
  for (let index = 0; index < count; index++) {
    const child = `${name}/${index + 1}-part-${index}`;
    const drawn = random.next();
    if (drawn < 0.2) add(child, { ends: 'badly', commits: false });
    else if (drawn < 0.28) add(`${child} 1`, { ends: 'asks', commits: false });
    else if (drawn < 0.36) add(`${child} 1`, { children: 1, commits: false });
    else add(child, { commits: isMerged, minutes: 1 + random.below(60) });
  }
}

function chooseWait(draft: Draft): NonNullable<Turn['until']> {
  const minutes = has(draft, 'wait-time', 0.2) ? 5 + draft.random.below(40) : undefined;
  if (has(draft, 'wait-first', 0.25)) return { how: 'first', minutes };
  return { how: has(draft, 'wait-failure', 0.25) ? 'first-failure' : 'all', minutes };
}
