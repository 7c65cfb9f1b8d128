import { pino } from 'pino';
import { Probot, ProbotOctokit } from 'probot';
import { refuseBroken } from '../../adapters/github/client/refuse-broken.ts';
import type { LineSink } from '../../adapters/log/action-log.ts';
import type { AppSettings } from '../settings/read-settings.ts';
import { type Telemetry, withObservedRequests } from '../telemetry/observe-requests.ts';

export interface ProbotHost {
  /** The output that receives the log of Probot itself. */
  readonly out: LineSink;
  /** Watches requests. Absent: nothing does. */
  readonly telemetry?: Telemetry;
  /** The time in which GitHub has to answer a request. */
  readonly answerMilliseconds?: number | undefined;
}

/**
 * Creates a Probot with the App's settings, which signs in for the App and its installations. Deliveries do not reach it: its own intake
 * reads bodies of any size, and confirms a delivery that only its memory holds.
 */
export async function createAppProbot(
  settings: AppSettings,
  { out, telemetry, answerMilliseconds }: ProbotHost,
): Promise<Probot> {
  // Where Probot cannot start it writes a stack trace, before the one sentence that we say.
  const log = pino({ level: 'fatal', name: 'probot' }, out);
  const probot = new Probot({
    appId: settings.appId,
    privateKey: settings.privateKey,
    secret: settings.webhookSecret,
    baseUrl: settings.apiUrl,
    Octokit: telemetry === undefined ? AppOctokit : withObservedRequests(AppOctokit, telemetry),
    request: { fetch: createFetch(answerMilliseconds) },
    log,
  });
  await probot.ready();
  log.level = 'warn';
  return probot;
}

/** GitHub's own limit on an answer is 10 s. The rest is for the content, which may be an artifact. */
const longestAnswerMilliseconds = 30_000;

/** Creates a `fetch` that gives up on a GitHub that does not answer: a request without an end would keep a place of the queue. */
function createFetch(milliseconds = longestAnswerMilliseconds): typeof fetch {
  return (url, options = {}) => {
    const timeout = AbortSignal.timeout(milliseconds);
    const signal = options.signal == null ? timeout : AbortSignal.any([options.signal, timeout]);
    return fetch(url, { ...options, signal });
  };
}

/**
 * The class of the App's clients. It tries a 5xx and a lost connection again as the Action does, unless the request would create
 * something twice. Probot's own throttling is off: it waits in place, and does not know what other processes send.
 */
export const AppOctokit = ProbotOctokit.plugin(refuseBroken).defaults(
  (given: { readonly throttle?: object; readonly retry?: object }) => ({
    ...given,
    // Probot gives settings of its own to each client, which go before the defaults of its class.
    throttle: { ...given.throttle, enabled: false },
    retry: { ...given.retry, doNotRetry: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451] },
  }),
);
