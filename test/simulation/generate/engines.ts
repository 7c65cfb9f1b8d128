import type { SimStage } from '../script.ts';
import type { Turn, WindowKind } from '../world/turn.ts';
import { type SimAgent, type SimAgents, usualAgents } from '../world/windows.ts';
import { addLimit } from './crowd.ts';
import { apart, type Draft, has } from './draft.ts';

interface Cast {
  readonly agents?: SimAgents;
  readonly stages: readonly SimStage[];
  readonly top: readonly string[];
  readonly turns: Readonly<Record<string, Partial<Turn>>>;
}

/** Agents as people have them. `opencode` and an API key of `claude-code` are of one account. */
const pool: readonly SimAgent[] = [
  { engine: 'claude-code', secret: 'CLAUDE_CODE_OAUTH_TOKEN', model: 'opus[1m]' },
  { engine: 'claude-code', secret: 'ANTHROPIC_API_KEY', model: 'haiku-5' },
  { engine: 'opencode', secret: 'ANTHROPIC_API_KEY', model: 'anthropic/haiku-5' },
  { engine: 'codex', secret: 'CODEX_API_KEY' },
  { engine: 'gemini', secret: 'GEMINI_API_KEY', model: 'flash' },
  { engine: 'copilot', secret: 'COPILOT_GITHUB_TOKEN' },
  { engine: 'cursor', secret: 'CURSOR_API_KEY' },
  { engine: 'command' },
];

/** Gives a play agents with engines, secrets and models, now and then, and turns in which what they use up is closed: all kinds of windows. */
export function castEngines(draft: Draft, play: Omit<Cast, 'agents'>): Cast {
  return addFallbacks(draft, castAgents(draft, play));
}

/** Gives agents fallbacks now and then: one of the two, or each the other; windows of hours that are closed to both of them; and models that stay busy. */
function addFallbacks(draft: Draft, cast: Cast): Cast {
  const own = apart(draft, 'fallback');
  if (!has(own, 'fallback', 0.3)) return cast;
  const { random } = own;
  const { one, two } = cast.agents ?? usualAgents;
  const agents: SimAgents = { one: { ...one, fallback: ['two'] }, two: random.chance(0.5) ? { ...two, fallback: ['one'] } : two };
  const closed = cast.stages.flatMap(({ name, keys }) => {
    if (keys.some((key) => key.startsWith('uses:'))) return [];
    const turn = (): Partial<Turn> => ({ ...cast.turns[name], ends: 'limited', window: 'hours', opens: 20 + random.below(280) });
    const count = has(own, 'usage-limit', 0.4) ? 1 + random.below(3) : 0;
    const turns = Array.from({ length: count }, (_, index) => [`${name} ${1 + index}`, turn()] as const);
    return [...turns, ...stayBusy(apart(draft, `busy ${name}`), { name, first: 1 + count, usual: cast.turns[name] })];
  });
  return { ...cast, agents, turns: { ...cast.turns, ...Object.fromEntries(closed) } };
}

/** Has the model of an agent busy in all its free starts, now and then, and that of the agent behind it as well. */
function stayBusy(
  { random }: Draft,
  { name, first, usual = {} }: { readonly name: string; readonly first: number; readonly usual: Partial<Turn> | undefined },
): readonly (readonly [string, Partial<Turn>])[] {
  const length = random.chance(0.2) ? 4 + random.below(3) : 0;
  return Array.from({ length }, (_, index) => {
    const window = random.chance(0.8) ? 'overloaded' : 'no time';
    return [`${name} ${first + index}`, { ...usual, ends: 'limited', window }] as const;
  });
}

function otherModel(model: string): string {
  return { 'opus[1m]': 'sonnet', flash: 'pro' }[model] ?? `${model}-large`;
}

function castAgents(draft: Draft, { stages, top, turns }: Omit<Cast, 'agents'>): Cast {
  const own = apart(draft, 'engines');
  if (!has(own, 'engines', 0.4)) return { stages, top, turns };
  const { random } = own;
  const one = random.pick(pool);
  // Another agent, or the same account with another model.
  const two = random.chance(0.3) && one.model !== undefined ? { ...one, model: otherModel(one.model) } : random.pick(pool);
  const sleep = has(own, 'sleep', 0.4) ? `sleep: ${random.pick(['24h', '24h', '2h', '0'])}` : undefined;
  const limited = stages.flatMap(({ name, keys }) =>
    keys.some((key) => key.startsWith('uses:')) || !has(own, 'usage-limit', 0.35) ? [] : closeWindows(own, name, turns[name]),
  );
  return {
    agents: { one, two },
    stages: stages.map((stage) => ({ ...stage, keys: recast(stage.keys, random.chance(0.4)) })),
    top: sleep === undefined ? top : addLimit(top, sleep),
    turns: { ...turns, ...Object.fromEntries(limited) },
  };
}

/** Gives a stage the other agent, and lets it choose among elements by what Baton measures: what a model says of its own work chooses nothing. */
function recast(keys: readonly string[], isOther: boolean): readonly string[] {
  return keys.map((key) => {
    const measured = key.replace('each.results.score', 'each.results.duration');
    return measured === 'agent: one' && isOther ? 'agent: two' : measured;
  });
}

/** The windows that may be closed, each with the minutes until it opens; a range where there are two. */
const windows: readonly (readonly [WindowKind, number?, number?])[] = [
  ['hours', 300], ['hours', 20, 300], ['model', 300], ['model', 30, 300], ['day', 480, 1_200], ['week', 4_000, 9_000],
  ['short', 1, 15], ['past', -600, -1], ['no time'], ['busy'],
]; // biome-ignore format: a list to read at a glance

/** Closes a window in one turn of an agent, or in several behind each other. */
function closeWindows({ random }: Draft, name: string, usual: Partial<Turn> = {}): readonly (readonly [string, Partial<Turn>])[] {
  const [first, count] = [1 + random.below(2), random.chance(0.3) ? 2 + random.below(3) : 1];
  return Array.from({ length: count }, (_, index) => {
    const [window, least, most] = random.pick(windows);
    const opens = least === undefined || most === undefined ? least : least + random.below(most - least + 1);
    return [
      `${name} ${first + index}`,
      { ...usual, ends: 'limited', window, ...(opens === undefined ? {} : { opens }) },
    ] as const;
  });
}
