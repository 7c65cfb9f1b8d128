import type { ClientRequest } from 'node:http';
import type { MeasuredUsage } from '../../../core/agent/agent-result.ts';
import { findPricing } from './list-prices.ts';
import type { AskedModel } from './read-asked.ts';
import type { StreamError } from './read-stream-error.ts';
import { type AnswerForm, type AnswerKind, type AnswerReader, createAnswerReader, findForm } from './read-usage.ts';
import { type Pricing, type SettledAnswer, settleAnswer, sumAnswers } from './settle-answer.ts';

/** Counts what requests use while they pass; undefined for those that use nothing. */
export interface Meter {
  ask(url: URL, asked: AskedModel): CountedRequest | undefined;
  /** Returns what is known to be spent so far, in USD. */
  spent(): number;
  /** Returns what is spent where those that are under way, and this one more, cost what their bytes let one expect, and no less than others did; undefined for one that uses nothing. */
  spentWith(url: URL, asked: AskedModel): number | undefined;
  /** Returns how many have not ended yet. */
  underWay(): number;
  /** Returns what all requests have used. One that was not answered to its end is estimated. */
  sum(): MeasuredUsage;
  /** Ends the count of all that are under way. */
  end(): void;
}

/** One request that is counted, also where it is sent twice. */
export interface CountedRequest {
  /** Follows how it is sent: only what a provider has whole can be paid for. */
  send(sending: Sending): void;
  /** Begins to read the answer. `end` is called for one that is cut as well. */
  open(type: string, onError?: (error: StreamError) => void): Pick<AnswerReader, 'read' | 'end'>;
  /** Takes the request out of the count, because it was refused or never arrived. One that is being answered stays. */
  drop(): void;
  /** Hears that the agent waits no more. Returns whether the answer is read to its end: a provider makes one that is no stream, and is paid for it. */
  leave(): boolean;
}

type Sending = Pick<ClientRequest, 'writableFinished'>;

interface Running {
  readonly asked: AskedModel;
  readonly form: AnswerForm;
  /** The provider whose prices count. */
  readonly provider: string;
  sending?: Sending;
  reader?: AnswerReader;
  bytes: number;
  isStream: boolean;
  /** True where an error came in the answer. */
  hasFailed?: boolean;
}

/** The most requests that are under way where one more goes on without its agent. */
const mostLeft = 16;

/** Creates a meter. `onEnd` hears of each request that ends. */
export function createMeter(pricing: Pricing = {}, onEnd: () => void = () => undefined): Meter {
  const running = new Set<Running>();
  const over: SettledAnswer[] = [];
  let spent = 0;
  const settle = ({ reader, form: _, ...one }: Running, known = reader?.find()): SettledAnswer =>
    settleAnswer({ ...one, known }, pricing);
  const costOf = ({ cost }: SettledAnswer): number => cost?.usd ?? 0;
  const finish = (one: Running): void => {
    if (!running.delete(one)) return;
    one.reader?.end();
    if (isPaid(one)) {
      const settled = settle(one);
      over.push(settled);
      spent += costOf(settled);
    }
    onEnd();
  };
  // An engine may ask again before the end of an answer has passed that is known already.
  const spentSoFar = (one: Running): number => {
    const known = one.reader?.find();
    return known === undefined ? 0 : costOf(settle(one, { ...known, isWhole: true }));
  };
  const sumOf = (count: (one: Running) => number): number => [...running].reduce((sum, one) => sum + count(one), spent);
  const begin = (url: URL, asked: AskedModel): Running | undefined => {
    const form = findForm(url.pathname);
    return form && { asked, form, provider: findPricing(url, form.provider), bytes: 0, isStream: false };
  };
  return {
    ask(url, asked) {
      const one = begin(url, asked);
      if (one === undefined) return undefined;
      running.add(one);
      return {
        send(sending) {
          one.sending = sending;
        },
        open: (type, onError) => ({ read: readAnswer(one, { type, onError }), end: () => finish(one) }),
        drop: () => void (one.reader === undefined && running.delete(one) && onEnd()),
        leave() {
          const goesOn = running.has(one) && !asked.isStream && isPaid(one) && running.size <= mostLeft;
          if (!goesOn) finish(one);
          return goesOn;
        },
      };
    },
    spent: () => sumOf(spentSoFar),
    spentWith(url, asked) {
      const next = begin(url, asked);
      // An answer costs more than its question. Those that have ended tell how much.
      const mean = over.length === 0 ? 0 : spent / over.length;
      const expected = (one: Running): number => Math.max(mean, costOf(settle(one)));
      return next && sumOf(expected) + expected(next);
    },
    underWay: () => running.size,
    sum: () => sumAnswers([...over, ...[...running].map((one) => settle(one))]),
    end: () => running.forEach(finish),
  };
}

/** Returns whether a request may be paid for: no provider bills what has not reached it whole, or ended in an error without figures. */
function isPaid({ sending, reader, hasFailed }: Running): boolean {
  if (reader === undefined) return sending?.writableFinished === true;
  return hasFailed !== true || reader.find() !== undefined;
}

function readAnswer(one: Running, kind: Pick<AnswerKind, 'type' | 'onError'>): AnswerReader['read'] {
  const onError = (error: StreamError): void => {
    one.hasFailed = true;
    kind.onError?.(error);
  };
  const reader = createAnswerReader(one.form, { type: kind.type, onError, provider: one.provider });
  Object.assign(one, { reader, isStream: kind.type.startsWith('text/event-stream') });
  return (part) => {
    one.bytes += part.length;
    reader.read(part);
  };
}
