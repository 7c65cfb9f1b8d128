import { type Post, type Posted, postSecurely } from '../../adapters/webhook/post-securely.ts';
import { signStandardWebhook } from '../../adapters/webhook/standard-webhook.ts';
import { renderSlackMessage } from '../../core/view/slack-message.ts';
import { type EndpointSettings, isLetUse } from '../settings/hook-settings.ts';
import type { EndpointMessage } from '../work/hook-work.ts';
import type { AppContext, Queued } from '../work/queued-work.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The waits between the attempts for one message: eight attempts within a day. */
const waits: readonly number[] = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour];

export interface TellOptions {
  /** Sends a post. Default: over HTTPS to public addresses. */
  readonly post?: (post: Post) => Promise<Posted>;
}

/**
 * Sends an endpoint what it is to be told. Another attempt is queued when there is no answer of success, and the last failure is said in
 * the log. The answer 410 and an address that may not be reached end the attempts.
 */
export async function tellEndpoint(
  context: Pick<AppContext, 'settings' | 'log' | 'add' | 'clock'>,
  work: Queued<'tell'>,
  options: TellOptions = {},
): Promise<void> {
  const { settings, log } = context;
  const { to, event, attempt } = work;
  const what = `Endpoint "${to}" was not told of ${event.id}`;
  const endpoint = settings.hooks.endpoints.get(to);
  if (endpoint === undefined || !isLetUse(endpoint, work))
    return log.warning(`${what}: the App has no setting that lets ${work.owner}/${work.name} use such an endpoint.`);
  const at = new Date(context.clock.now());
  const built = buildPost(endpoint, { work, at });
  if (built === undefined) return log.warning(`${what}: without a secret in the settings nothing can be signed.`);
  const { allowPrivate } = settings.hooks;
  const posted = await (options.post ?? ((post: Post) => postSecurely(post, { allowPrivate })))(built);
  if (posted.kind === 'answered' && posted.status >= 200 && posted.status < 300)
    return log.info(`Told endpoint "${to}" of ${event.type} ${event.id}.`);
  const reason = posted.kind === 'answered' ? `it answered ${posted.status}` : posted.reason;
  const wait = waits[attempt - 1];
  if (posted.kind === 'refused' || wait === undefined || (posted.kind === 'answered' && posted.status === 410))
    return log.error(`${what}: ${reason}. It is given up after ${attempt === 1 ? 'one attempt' : `${attempt} attempts`}.`);
  const asked = (posted.kind === 'answered' ? (posted.retryAfterSeconds ?? 0) : 0) * 1000;
  const runAt = new Date(at.getTime() + Math.min(Math.max(wait, asked), 24 * hour)).toISOString();
  log.warning(`${what}: ${reason}. The next attempt is at ${runAt}.`);
  const id = `tell ${to} ${work.as} ${event.id} ${attempt + 1}`;
  await context.add({ id, key: id, runAt, work: { ...work, attempt: attempt + 1 } });
}

/** Builds the request. Returns undefined where it has to be signed and there is no secret. */
function buildPost(
  { url, secrets }: EndpointSettings,
  { work, at }: { readonly work: EndpointMessage; readonly at: Date },
): Post | undefined {
  const { event, as } = work;
  const headers = { 'content-type': 'application/json', 'user-agent': 'baton' };
  if (as === 'slack') return { url, headers, body: JSON.stringify(renderSlackMessage(event)) };
  if (secrets.length === 0) return undefined;
  // Standard Webhooks calls the time of an event `timestamp`, and CloudEvents `time`.
  const body = JSON.stringify({ ...event, timestamp: event.time });
  return { url, headers: { ...headers, ...signStandardWebhook({ id: event.id, body, at }, secrets) }, body };
}
