import { Probot, ProbotOctokit } from 'probot';
import { createThrottle } from '../../../adapters/github/client/throttle.ts';
import type { Log } from '../../../ports/log.ts';
import { type Telemetry, withObservedRequests } from '../telemetry/observe-requests.ts';
import type { AppSettings } from '../work/read-settings.ts';
import { createIntake, type IntakeOptions } from './intake.ts';

const webhookPath = '/api/github/webhooks';

export interface ProbotHost extends Pick<IntakeOptions, 'arrivals' | 'receive'> {
  readonly log: Log;
  /** Watches deliveries and requests. Absent: nothing does. */
  readonly telemetry?: Telemetry;
  /** The class of the clients that make requests to GitHub. Default: one that obeys GitHub's limits. */
  readonly Octokit?: typeof ProbotOctokit | undefined;
}

/**
 * Creates a Probot with the App's settings, which signs in for the App and its installations. Our own intake receives the deliveries,
 * because Probot's reads bodies of any size, and confirms a delivery that only its memory holds.
 */
export function createAppProbot(settings: AppSettings, host: ProbotHost): typeof Probot {
  const { log, telemetry, arrivals, receive, Octokit = createAppOctokit(log) } = host;
  const answered = telemetry?.metrics.delivered;
  const WithSettings: typeof Probot = Probot.defaults({
    appId: settings.appId,
    privateKey: settings.privateKey,
    secret: settings.webhookSecret,
    baseUrl: settings.apiUrl,
    Octokit: telemetry === undefined ? Octokit : withObservedRequests(Octokit, telemetry),
  });
  return class AppProbot extends WithSettings {
    override async getNodeMiddleware() {
      return createIntake({ path: webhookPath, secret: settings.webhookSecret, log, arrivals, receive, answered });
    }
  };
}

/** The longest single wait that GitHub may ask for. A server can wait longer than a job. */
const maxWaitSeconds = 300;

/**
 * Builds an Octokit class with the budget of requests that the Action has. Probot's own policy waits three seconds after each
 * comment.
 */
function createAppOctokit(log: Log): typeof ProbotOctokit {
  const throttle = createThrottle(log, (seconds) => seconds <= maxWaitSeconds);
  return ProbotOctokit.defaults((given: { readonly throttle?: object }) => ({
    ...given,
    throttle: { ...given.throttle, ...throttle },
  }));
}
