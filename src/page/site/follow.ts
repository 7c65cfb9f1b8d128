import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HTTPException } from 'hono/http-exception';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { messageOf } from '../../core/problem.ts';
import type { Site, SiteContext, Visitor } from './site.ts';

/** The looks after which a line is sent although nothing has changed, so that no proxy takes the connection for dead. */
const looksPerSign = 8;

/** The most open pages of one person that are told of changes. Each costs a look at the database every two seconds. */
const mostStreams = 30;

interface Follower {
  readonly site: Pick<Site, 'admit' | 'followMilliseconds' | 'closing' | 'streams' | 'log'>;
  readonly visitor: Visitor;
}

/**
 * Answers with a stream that says `changed` when a view has another content than at the look before. `look` returns that content, or
 * undefined when the visitor may not see it any more. Then, and when the visitor has signed out, the stream ends.
 */
export function follow(
  context: SiteContext,
  { site, visitor: { login = '' } }: Follower,
  look: (visitor: Visitor) => Promise<unknown>,
): Response {
  const { streams } = site;
  const others = streams.get(login) ?? 0;
  if (others >= mostStreams) return context.text('Too many of your pages are open.\n', 429);
  // Proxies would keep the lines back.
  context.header('x-accel-buffering', 'no');
  const read = async (): Promise<string | undefined> => {
    const visitor = await site.admit(context);
    const seen = visitor instanceof Response ? undefined : await look(visitor);
    return seen === undefined ? undefined : createHash('sha256').update(JSON.stringify(seen)).digest('base64');
  };
  return streamSSE(context, async (stream) => {
    streams.set(login, (streams.get(login) ?? 0) + 1);
    try {
      await tellChanges(stream, { read, site });
    } catch (thrown) {
      // The library would send the text of the error. The stream ends instead, and the browser begins another one.
      if (!(thrown instanceof HTTPException)) site.log.error(`${context.req.path} ended: ${messageOf(thrown)}`);
    } finally {
      leave(streams, login);
    }
  });
}

function leave(streams: Site['streams'], login: string): void {
  const left = (streams.get(login) ?? 0) - 1;
  if (left > 0) streams.set(login, left);
  else streams.delete(login);
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
