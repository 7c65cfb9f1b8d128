import { z } from 'zod';

/** An issue in a list: GitHub lists pull requests among them. */
export const listedIssueSchema = z
  .object({
    number: z.int(),
    html_url: z.string(),
    body: z.string().nullish(),
    user: z.object({ id: z.int() }).nullish(),
    pull_request: z.unknown().optional(),
  })
  .transform(({ number, html_url: url, body, user, pull_request: pull }) => ({
    issue: { number, url, body: body ?? '', author: user?.id },
    isPull: pull !== undefined && pull !== null,
  }));
