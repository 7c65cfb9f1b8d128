import type { AgentResult } from '../../../core/agent/agent-result.ts';
import { type Json, toJson } from '../stream/json-event.ts';
import { type ClosedWindow, listClosedWindows, type RefusedAnswer, untilTime } from './closed-windows.ts';

/** The reason for which a provider refused a request, in the words of `AgentResult`. */
export interface ProviderRefusal extends Pick<AgentResult, 'notBefore' | 'limit'> {
  readonly reason: 'auth' | 'billing' | 'limited' | 'rate_limit' | 'overloaded';
}

/** The longest wait, in seconds, for which a turn goes on. Engines sleep through any wait, and the job is paid meanwhile. */
const longestWait = 120;
/** No window is longer. A time behind it is none. */
const mostSeconds = 366 * 86_400;

/** Reads why a provider refused a request; undefined where only the engine can tell, as for a prompt that is too long. */
export function readRefusal(answer: RefusedAnswer): ProviderRefusal | undefined {
  const { status } = answer;
  const body = toJson(Array.isArray(answer.body) ? answer.body[0] : answer.body);
  const known = readKnown(status, body.at('error'));
  if (known !== undefined) return { reason: known };
  if (status !== 429 && status < 500) return readSpendingLimit(answer, body);
  const windows = listClosedWindows({ ...answer, body: body.raw() });
  // Where several are closed, the last one to open counts.
  const [last] = windows.filter(isPossible).toSorted((a, b) => b.seconds - a.seconds);
  const named = last?.window === undefined ? windows.find(({ window }) => window !== undefined) : last;
  const isShort = last === undefined || last.seconds <= longestWait;
  if (isShort && named === undefined) return { reason: status === 429 ? 'rate_limit' : 'overloaded' };
  return { reason: 'limited', notBefore: last === undefined ? null : toTime(last, answer), limit: limitOf(named) };
}

/** Returns the whole seconds of a wait that a turn may make; undefined where the provider names none, or a longer one. */
export function readWait(answer: RefusedAnswer): number | undefined {
  const seconds = listClosedWindows(answer).flatMap((window) => (isPossible(window) ? window.seconds : []));
  const most = Math.ceil(Math.max(0, ...seconds));
  return most > 0 && most <= longestWait ? most : undefined;
}

const isPossible = ({ seconds }: ClosedWindow): boolean => seconds > 0 && seconds <= mostSeconds;

function toTime({ seconds }: ClosedWindow, { now }: RefusedAnswer): number {
  return Math.ceil(now / 1_000 + seconds);
}

function limitOf({ window, ofModel }: Partial<ClosedWindow> = {}): AgentResult['limit'] {
  return window === undefined ? undefined : { window: window.slice(0, 100), model: ofModel?.slice(0, 200) };
}

const unpaid = /^(?:insufficient_quota|billing_error|billing_hard_limit_reached|billing_not_active|BILLING_DISABLED)$/;

/** Reads what only a person can end. Its words come first, because a 429 for lack of money opens by no time. */
function readKnown(status: number, error: Json): 'auth' | 'billing' | undefined {
  const reasons = error.list('details').flatMap((detail) => detail.text('reason') ?? []);
  const words = [error.text('type'), error.text('code'), ...reasons].filter((word) => word !== undefined);
  const message = error.text('message') ?? '';
  // Gemini's quota of nothing is that of a model which the account does not pay for.
  const isUnpaid = status === 429 ? /\blimit: 0(?![\d.])/.test(message) : /^Your credit balance is too low/.test(message);
  if (status === 402 || isUnpaid || words.some((word) => unpaid.test(word))) return 'billing';
  return status === 401 || status === 403 || words.includes('API_KEY_INVALID') ? 'auth' : undefined;
}

/** Reads the limit that an account at Anthropic has set itself, which is refused as a bad request. */
function readSpendingLimit(answer: RefusedAnswer, body: Json): ProviderRefusal | undefined {
  const [, day, time = '00:00'] =
    /^You have reached your specified API usage limits.*? on (\d{4}-\d\d-\d\d)(?: at (\d\d:\d\d) UTC)?/.exec(
      body.text('error', 'message') ?? '',
    ) ?? [];
  if (day === undefined) return undefined;
  const window = { seconds: untilTime(Date.parse(`${day}T${time}Z`), answer) };
  return { reason: 'limited', notBefore: isPossible(window) ? toTime(window, answer) : null };
}
