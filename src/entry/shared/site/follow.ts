import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Site, SiteContext, Visitor } from './site.ts';

/** The looks after which a line is sent although nothing has changed, so that no proxy takes the connection for dead. */
const looksPerSign = 8;

/**
 * Answers with a stream that says `changed` when a view has another content than at the look before. `look` returns that content, or
 * undefined when the visitor may not see it any more. Then, and when the visitor has signed out, the stream ends.
 */
export function follow(
  context: SiteContext,
  site: Pick<Site, 'admit' | 'followMilliseconds' | 'closing'>,
  look: (visitor: Visitor) => Promise<unknown>,
): Response {
  // Proxies would keep the lines back.
  context.header('x-accel-buffering', 'no');
  const read = async (): Promise<string | undefined> => {
    const visitor = await site.admit(context);
    const seen = visitor instanceof Response ? undefined : await look(visitor);
    return seen === undefined ? undefined : createHash('sha256').update(JSON.stringify(seen)).digest('base64');
  };
  return streamSSE(
    context,
    (stream) => tellChanges(stream, { read, site }),
    // The stream ends, and the browser begins another one, which is answered in words.
    async () => undefined,
  );
}

interface Following {
  /** Returns a digest of what is seen; undefined if it may not be seen any more. */
  readonly read: () => Promise<string | undefined>;
  readonly site: Pick<Site, 'followMilliseconds' | 'closing'>;
}

async function tellChanges(stream: SSEStreamingApi, { read, site }: Following): Promise<void> {
  const left = new AbortController();
  stream.onAbort(() => left.abort());
  const signal = AbortSignal.any([left.signal, site.closing]);
  let before = await read();
  await stream.writeSSE({ event: 'hello', data: '' });
  for (let looks = 1; before !== undefined; looks += 1) {
    await sleep(site.followMilliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const after = await read();
    if (after !== undefined && after !== before) await stream.writeSSE({ event: 'changed', data: '' });
    else if (looks % looksPerSign === 0) await stream.writeSSE({ event: 'hello', data: '' });
    before = after;
  }
}
