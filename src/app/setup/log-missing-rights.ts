import { z } from 'zod';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';
import type { InstallationClient } from '../github/installation-clients.ts';
import { type Tier, tiers, usualTier } from './tiers.ts';

const registeredSchema = z.object({ permissions: z.record(z.string(), z.string()), events: z.array(z.string()) });

/** The permissions and events with which the App is registered, in GitHub's names. */
type Registered = z.infer<typeof registeredSchema>;

interface LookRequest {
  /** Makes requests as the App itself. */
  readonly client: Pick<InstallationClient, 'request'>;
  readonly log: Log;
}

/**
 * Asks GitHub what the App may do and hears, and logs what is missing: an App that was registered by hand, or for an earlier version,
 * would lack it in silence. Never fails, because the App does all that its rights allow.
 */
export async function logMissingRights({ client, log }: LookRequest): Promise<void> {
  try {
    // Whoever stops the App does not wait until GitHub is well again.
    const request = { retries: 0 };
    const { data } = await client.request('GET /app', { request, headers: { 'x-github-api-version': '2022-11-28' } });
    const registered = registeredSchema.parse(data);
    const [least] = tiers;
    const needed = listMissing(least, registered);
    const further = listMissing(usualTier, registered).filter((each) => !needed.includes(each));
    if (needed.length > 0)
      log.warning(
        `The GitHub App lacks what every Baton needs: ${needed.join('; ')}. Add it in the settings of the App on GitHub, under "Permissions & events", and accept new permissions where the App is installed.`,
      );
    // Whoever chose the narrow tier wants it so.
    if (further.length > 0) log.info(`The GitHub App does without: ${further.join('; ')}.`);
  } catch (thrown) {
    log.warning(`GitHub did not say which permissions and events the App has: ${messageOf(thrown)}`);
  }
}

/** Lists what an App lacks of a tier, each with what it is for. */
function listMissing({ permissions }: Tier, registered: Registered): readonly string[] {
  return permissions.flatMap(({ name, level, what, events }) => {
    const granted = registered.permissions[name];
    const isGranted = granted === level || granted === 'write';
    return [
      ...(isGranted ? [] : [`the permission ${name}: ${level} (${what})`]),
      ...events.filter((event) => !registered.events.includes(event)).map((event) => `the event ${event}`),
    ];
  });
}
