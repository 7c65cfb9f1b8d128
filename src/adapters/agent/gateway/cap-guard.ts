import type { SpendingCap } from '../../../ports/agent-runner.ts';
import type { Refusal } from './decide-request.ts';

/** The guard of what a turn may spend. */
export interface CapGuard {
  /** Returns the refusal of a request once so much is spent. Each later one is refused, too. */
  check(spentUsd: number): Refusal | undefined;
  /** Aborted where the engine has not ended some time after its first refusal. */
  readonly overdue: AbortSignal;
  /** Returns the sentence of the refusals; undefined while there was none. */
  find(): string | undefined;
  stop(): void;
}

/** Every engine ends within some seconds. One that does not may go on without its model, and the job is paid meanwhile. */
const patienceMilliseconds = 20_000;

/** Creates the guard of a cap. Without one it refuses nothing. */
export function createCapGuard(cap: SpendingCap | undefined, patience = patienceMilliseconds): CapGuard {
  const overdue = new AbortController();
  let why: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    check(spentUsd) {
      if (cap === undefined || (why === undefined && spentUsd < cap.usd)) return undefined;
      why ??= describeCap(cap, spentUsd);
      timer ??= setTimeout(() => overdue.abort(), patience);
      return { status: 400, type: 'billing_error', why };
    },
    overdue: overdue.signal,
    find: () => why,
    stop: () => clearTimeout(timer),
  };
}

function describeCap({ usd, key }: SpendingCap, spentUsd: number): string {
  const whose = key === 'max-cost-usd' ? '`max-cost-usd` of its agent' : 'what is left of `limits.max-cost-usd` of its run';
  return `This turn may spend $${usd.toFixed(2)} (${whose}), and it has spent $${spentUsd.toFixed(2)}. The gateway passes no more of its requests on.`;
}
