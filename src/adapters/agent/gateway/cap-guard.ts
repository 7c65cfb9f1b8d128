import type { ServerResponse } from 'node:http';
import { failure, type Result, success } from '../../../core/result.ts';
import type { SpendingCap } from '../../../ports/agent-runner.ts';
import type { Refusal } from './decide-request.ts';
import type { CountedRequest, Meter } from './meter.ts';
import type { AskedModel } from './read-asked.ts';

interface Entry {
  readonly url: URL;
  readonly asked: AskedModel;
  /** The answer that the agent waits for. */
  readonly response: ServerResponse;
}

/** The guard of what a turn may spend. */
export interface CapGuard {
  /**
   * Counts a request once it may be passed on, in the order of the questions; undefined for one that uses nothing. The error refuses it, because so
   * much is spent. Never returns where the agent has left the line.
   */
  admit(meter: Meter, entry: Entry): Promise<Result<CountedRequest | undefined, Refusal>>;
  /** Lets those in that wait, as far as they may. It is called whenever a request ends. */
  wake(): void;
  /** Takes a request out of the line whose agent waits no more. */
  leave(response: ServerResponse): void;
  /** Aborted where the engine has not ended some time after its first refusal. */
  readonly overdue: AbortSignal;
  /** Returns the sentence of the refusals; undefined while there was none. */
  find(): string | undefined;
  stop(): void;
}

/** Every engine ends within some seconds. One that does not may go on without its model, and the job is paid meanwhile. */
const patienceMilliseconds = 20_000;
/**
 * The most requests that are under way at once, since they may all pass the cap. Engines run six to ten agents side by side, and what they send
 * beyond that waits.
 */
const mostUnderWay = 16;

export interface GuardOptions {
  /** The milliseconds that an engine has to end after its cap. */
  readonly patience?: number | undefined;
  /** Is called the first time that a request waits, with a sentence for the log. */
  readonly onWait?: ((why: string) => void) | undefined;
}

/** Creates the guard of a cap. Without one it refuses nothing, and nothing waits. */
export function createCapGuard(
  cap: SpendingCap | undefined,
  { patience = patienceMilliseconds, onWait }: GuardOptions = {},
): CapGuard {
  const overdue = new AbortController();
  const line = new Map<ServerResponse, () => boolean>();
  let why: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = (meter: Meter): Refusal | undefined => {
    if (cap === undefined || (why === undefined && meter.spent() < cap.usd)) return undefined;
    why ??= describeCap(cap, meter.spent());
    timer ??= setTimeout(() => overdue.abort(), patience);
    return { status: 400, type: 'billing_error', why };
  };
  /** Returns whether a request waits. Only what is known to be spent refuses it, because those that are under way may cost less than expected. */
  const mustWait = (meter: Meter, { url, asked }: Entry): boolean => {
    const [underWay, usd] = cap === undefined ? [0] : [meter.underWay(), meter.spentWith(url, asked)];
    return usd !== undefined && underWay > 0 && (underWay >= mostUnderWay || usd >= (cap?.usd ?? 0));
  };
  let isStopped = false;
  let hasWaited = false;
  const tellWait = (meter: Meter): void => {
    if (cap !== undefined && !hasWaited) onWait?.(describeWait(cap, meter.underWay()));
    hasWaited = true;
  };
  const wake = (): void => {
    if (isStopped) return;
    for (const enter of line.values()) if (!enter()) return;
  };
  return {
    admit(meter, entry) {
      const { url, asked, response } = entry;
      const { promise, resolve } = Promise.withResolvers<Result<CountedRequest | undefined, Refusal>>();
      const enter = (): boolean => {
        const refusal = check(meter);
        if (refusal === undefined && mustWait(meter, entry)) {
          tellWait(meter);
          return false;
        }
        line.delete(response);
        // It is counted at once, so that the next one in the line sees it.
        resolve(refusal === undefined ? success(meter.ask(url, asked)) : failure(refusal));
        return true;
      };
      line.set(response, enter);
      if (line.size === 1) wake();
      return promise;
    },
    wake,
    leave(response) {
      // Behind one that was too dear others may wait that are not. An agent that has died closes all its connections, so that first.
      if (line.delete(response)) setImmediate(wake);
    },
    overdue: overdue.signal,
    find: () => why,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function describeCap(cap: SpendingCap, spentUsd: number): string {
  return `${describeMost(cap)}, and it has spent $${spentUsd.toFixed(2)}. The gateway passes no more of its requests on.`;
}

function describeWait(cap: SpendingCap, underWay: number): string {
  const others = underWay === 1 ? 'another one has' : `some of ${underWay} others have`;
  return `${describeMost(cap)}. A request waits until ${others} been answered, because together they could cost more. Such waits are not named again.`;
}

function describeMost({ usd, key }: SpendingCap): string {
  const whose = key === 'max-cost-usd' ? '`max-cost-usd` of its agent' : 'what is left of `limits.max-cost-usd` of its run';
  return `This turn may spend $${usd.toFixed(2)} (${whose})`;
}
