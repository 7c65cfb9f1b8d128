import type { AgentRun, SpendingCap } from '../../../ports/agent-runner.ts';
import type { Log } from '../../../ports/log.ts';
import { describeDifference, explainResult } from './explain-result.ts';
import type { Gateway, GatewayProgress } from './gateway.ts';

interface WatchOptions {
  readonly log: Pick<Log, 'info'>;
  readonly cap: SpendingCap | undefined;
  /** The time between two lines of the log, in milliseconds. */
  readonly every?: number;
}

/**
 * Says in the log how a turn goes on, as long as it does: an engine may print nothing for an hour. Returns what closes the gateway and says what it
 * saw of the turn.
 */
export function watchTurn(
  gateway: Gateway,
  { log, cap, every = 300_000 }: WatchOptions,
): (start: Pick<AgentRun, 'result' | 'ended'>) => Promise<Pick<AgentRun, 'result' | 'gateway'>> {
  const tell = (read: GatewayProgress): void => log.info(describeProgress(read, Date.now()));
  // A line less in the log ends no job.
  const timer = setInterval(() => void gateway.read().then(tell, () => undefined), every);
  timer.unref();
  return async (start) => {
    clearInterval(timer);
    const report = await gateway.close();
    const difference = describeDifference(report, start.result);
    if (difference !== undefined) log.info(difference);
    return explainResult(report, start, cap);
  };
}

/** Writes what a turn has asked of its model so far. */
export function describeProgress({ requests, usd, answeredAt }: GatewayProgress, now: number): string {
  const asked = `${requests} request${requests === 1 ? '' : 's'}`;
  const cost = usd === undefined ? 'at an unknown cost' : `$${usd.toFixed(2)}`;
  const since = answeredAt === undefined ? 'no answer yet' : `last answer ${Math.round((now - answeredAt) / 1_000)} s ago`;
  return `The model was asked: ${asked}, ${cost}, ${since}.`;
}
