// This folder makes requests as the App itself, with its JSON web token, and not for one of its installations.

import { z } from 'zod';
import type { Delivered, Deliveries } from '../../../ports/events.ts';
import type { GitHubOctokit } from '../client/github-client.ts';
import { withTranslatedErrors } from '../client/translate-error.ts';

const deliverySchema = z
  .object({
    // GitHub's numbers may be larger than those that JavaScript can hold, and Octokit reads such a number as a bigint.
    id: z.union([z.int(), z.bigint()]),
    guid: z.string(),
    delivered_at: z.string(),
    status: z.string(),
    status_code: z.int(),
    event: z.string(),
    action: z.string().nullish(),
    repository_id: z.union([z.int(), z.bigint()]).nullish(),
  })
  .transform(
    (sent): Delivered => ({
      id: String(sent.id),
      guid: sent.guid,
      at: Date.parse(sent.delivered_at),
      event: sent.event,
      action: sent.action ?? undefined,
      repository: sent.repository_id == null ? undefined : Number(sent.repository_id),
      isConfirmed: sent.status === 'OK' || (sent.status_code >= 200 && sent.status_code < 400),
    }),
  );

/** Options of each request. Both callers come back later, so that a refused request is not sent again at once. */
const base = { headers: { 'x-github-api-version': '2022-11-28' }, request: { retries: 0 } } as const;

/**
 * Creates the port for the deliveries of an App. The client must sign in as the App. The list is read without GitHub's filter for
 * failures: that goes by the status code, and the documentation gives none for a server that did not answer.
 */
export function createDeliveries(octokit: Pick<GitHubOctokit, 'request'>): Deliveries {
  return {
    async *list() {
      let page = await readPage(octokit, '/app/hook/deliveries?per_page=100');
      for (; page.next !== undefined; page = await readPage(octokit, page.next)) yield page.delivered;
      yield page.delivered;
    },
    async redeliver(id) {
      await withTranslatedErrors(octokit.request(`POST /app/hook/deliveries/${id}/attempts`, base));
    },
  };
}

/** Reads a page of attempts, and the address of the page with older ones. */
async function readPage(
  octokit: Pick<GitHubOctokit, 'request'>,
  address: string,
): Promise<{ readonly delivered: readonly Delivered[]; readonly next: string | undefined }> {
  const { data, headers } = await withTranslatedErrors(octokit.request(`GET ${address}`, base));
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.link ?? '')?.[1];
  return { delivered: z.array(deliverySchema).parse(data), next };
}
