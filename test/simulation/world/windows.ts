import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import type { EngineName } from '../../../src/core/agent/engine-name.ts';
import type { Turn, WindowKind } from './turn.ts';

/** An agent of a play: its engine, the secret whose account it uses up, and its model. */
export interface SimAgent {
  readonly engine: EngineName;
  readonly secret?: string;
  readonly model?: string;
  /** The agents that continue in its place. */
  readonly fallback?: readonly ('one' | 'two')[];
}

export type SimAgents = Readonly<Record<'one' | 'two', SimAgent>>;

/** The agents of a play that names none: programs of one's own. */
export const usualAgents: SimAgents = { one: { engine: 'command' }, two: { engine: 'command' } };

/** Returns what was closed to an agent in a turn; undefined where nothing was. */
export function windowOf({ ends, opens, window }: Pick<Turn, 'ends' | 'opens' | 'window'>): WindowKind | undefined {
  if (ends === 'capped') return 'cap';
  if (ends !== 'limited') return undefined;
  if (window !== undefined) return window;
  if (opens === undefined) return 'no time';
  if (opens <= 0) return 'past';
  if (opens <= 15) return 'short';
  return opens <= 6 * 60 ? 'hours' : 'day';
}

const names: Readonly<Partial<Record<WindowKind, string>>> = {
  hours: 'five_hour', model: 'seven_day_model', day: 'requests_per_day', week: 'seven_day', short: 'per_minute', 'no time': 'unnamed_time',
}; // biome-ignore format: a list to read at a glance

/** The models that engines take for names without a version. */
const aliases: Readonly<Record<string, string>> = {
  opus: 'claude-opus-5',
  sonnet: 'claude-sonnet-5',
  flash: 'gemini-flash-3',
  pro: 'gemini-pro-3',
};

/** The model that engines take for a part of the work now and then, whatever the agent's own is. */
const helper = 'claude-haiku-4-5';

/** Writes how an agent says that a provider refused it. A model has its full name, now and then with the date of its release. */
export function writeRefusal(
  turn: Turn,
  { model, now, number }: { readonly model: string | undefined; readonly now: number; readonly number: number },
): Pick<AgentResult, 'outcome' | 'reason' | 'notBefore' | 'limit'> {
  const kind = windowOf(turn) ?? 'busy';
  if (kind === 'busy') return { outcome: 'error', reason: 'rate_limit' };
  if (kind === 'overloaded') return { outcome: 'error', reason: 'overloaded' };
  const notBefore = turn.opens === undefined ? null : Math.floor((now + turn.opens * 60_000) / 1000);
  const window = turn.window === undefined ? undefined : names[kind];
  const refused = number % 3 === 0 ? helper : `${fullModel(model ?? '')}${number % 2 === 0 ? '-20260901' : ''}`;
  const own = kind !== 'model' || model === undefined ? {} : { model: refused };
  return { outcome: 'error', reason: 'limited', notBefore, ...(window === undefined ? {} : { limit: { window, ...own } }) };
}

/**
 * Returns whether a window that is closed to one agent is closed to another one: they have the same account, and the window is not of a model that the
 * other does without. One with the same model does the same work with it.
 */
export function sharesWindow(
  [name, agent]: readonly [string, SimAgent],
  [otherName, other]: readonly [string, SimAgent],
  model: string | undefined,
): boolean {
  const accountOf = (own: string, { secret, engine }: SimAgent): string => secret ?? (engine === 'command' ? own : engine);
  // Without a model of its own an engine may take any.
  const isAny = model === undefined || other.model === undefined || other.model === agent.model;
  const isOfModel = isAny || fullModel(model) === fullModel(other.model ?? '');
  return accountOf(name, agent) === accountOf(otherName, other) && isOfModel;
}

function fullModel(model: string): string {
  const plain = model.replace(/^.*\//, '').replace(/-\d{8}$|\[1m\]$/, '');
  return aliases[plain] ?? plain;
}
