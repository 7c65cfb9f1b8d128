import type { Listeners } from '../../ports/events.ts';
import { createIdempotently } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { withTranslatedErrors } from './client/translate-error.ts';

/** Creates the port for listeners on the REST interface. One request for each event. */
export function createListeners({ octokit, base, clock }: GitHubClient): Listeners {
  return {
    async send(type, payload) {
      const body = { ...base, event_type: type, client_payload: { ...payload }, request: { retries: 0 } };
      const create = () => withTranslatedErrors(octokit.request('POST /repos/{owner}/{repo}/dispatches', body));
      await createIdempotently(clock, { create, find: async () => undefined });
    },
  };
}
