import { z } from 'zod';
import { messageOf } from '../../core/problem.ts';

const convertedSchema = z.object({
  id: z.int(),
  name: z.string(),
  html_url: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  webhook_secret: z.string(),
  pem: z.string(),
});

/** A new App, with its keys. */
export type ConvertedApp = z.infer<typeof convertedSchema>;

/** The time in which GitHub has to answer. */
const patienceMilliseconds = 20_000;

/** Exchanges the code of a manifest for the App that GitHub registered. A failure is one sentence, which names no code. */
export async function convertManifest(apiUrl: string, code: string): Promise<ConvertedApp | { readonly problem: string }> {
  try {
    const response = await fetch(`${apiUrl}/app-manifests/${encodeURIComponent(code)}/conversions`, {
      method: 'POST',
      headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28', 'user-agent': 'baton' },
      signal: AbortSignal.timeout(patienceMilliseconds),
      // Keys must not come from another server.
      redirect: 'error',
    });
    if (response.status !== 201)
      return { problem: `GitHub answered ${response.status}. A code is valid for an hour and once: begin again.` };
    const parsed = convertedSchema.safeParse(await response.json());
    if (parsed.success) return parsed.data;
    return { problem: `GitHub's answer has no ${parsed.error.issues[0]?.path.join('.')}. Begin again.` };
  } catch (thrown) {
    return { problem: `GitHub could not be reached: ${messageOf(thrown)}. Begin again.` };
  }
}
