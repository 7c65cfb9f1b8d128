import { sendWithinLimits } from '../../../src/app/github/keep-limits.ts';
import type { InstallationLimits } from '../../../src/app/github/limits.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import { reading } from '../world/ports.ts';
import type { Process } from '../world/schedule.ts';

interface Limited {
  readonly limits: InstallationLimits;
  readonly clock: Clock;
  readonly process: Process;
}

/** Sends a request of a port through the limits of the App, as its client does. */
export async function sendLimited<T>({ limits, clock, process }: Limited, kind: string, send: () => Promise<T>): Promise<T> {
  const writes = /\.(?:create|add|dispatch|replaceEyes|rerun|request)/.test(kind) ? 'POST' : 'PATCH';
  const method = reading.test(kind) ? 'GET' : writes;
  // A write waits for the one before it, which is neither a request of its own nor a sleep.
  let waits = 0;
  const wait = (by: 1 | -1): void => {
    waits += by;
    process.waiting += by;
  };
  wait(1);
  try {
    const answer = await sendWithinLimits({ limits, clock }, { method, url: `/${kind}` }, async () => {
      wait(-1);
      try {
        return { headers: {}, value: await send() };
      } catch (thrown) {
        wait(1);
        throw toRefusal(thrown);
      }
    });
    return answer.value;
  } finally {
    if (waits > 0) wait(-1);
  }
}

/** Returns the error of Octokit behind a refusal for a limit, which the App recognises by its shape. */
function toRefusal(thrown: unknown): unknown {
  if (!(thrown instanceof GitHubError) || thrown.reason !== 'rate-limited') return thrown;
  return Object.assign(new Error(thrown.message), { status: thrown.status, request: {}, response: { headers: {} } });
}
