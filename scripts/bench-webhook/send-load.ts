// Sends the loads that the parent orders, one after the other, and hands back what it saw of each. A slow sender would be measured in place of
// the server: this one needs a fraction of the time that the servers need, so that nearly all connections wait for the server.
import { randomUUID } from 'node:crypto';
import { createHistogram } from 'node:perf_hooks';
import { type Dispatcher, Pool } from 'undici';
import type { LoadOrder, LoadResult } from './measure.ts';

/** The milliseconds within which an answer has to come. */
const longest = 10_000;

async function sendLoad({ url, delivery, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const { origin, pathname: path } = new URL(url);
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: longest, bodyTimeout: longest });
  const body = Buffer.from(delivery.body);
  /** In microseconds. */
  const latencies = createHistogram();
  let refused = 0;

  const sendOne = async (): Promise<void> => {
    // GitHub gives every delivery an id of its own.
    const headers = { ...delivery.headers, 'x-github-delivery': randomUUID() };
    const begin = performance.now();
    const status = await post(pool, { path, method: 'POST', headers, body });
    if (status >= 200 && status < 300) latencies.record(Math.ceil((performance.now() - begin) * 1_000));
    else refused++;
  };
  const begin = performance.now();
  const sendUntilTheEnd = async (): Promise<void> => {
    while (performance.now() - begin < seconds * 1_000) await sendOne();
  };
  await Promise.all(Array.from({ length: connections }, sendUntilTheEnd));
  const elapsed = performance.now() - begin;
  await pool.close();
  const percentile = (number: number): number => latencies.percentile(number) / 1_000;
  return { accepted: latencies.count, refused, seconds: elapsed / 1_000, p50: percentile(50), p99: percentile(99) };
}

/** Sends a request and returns the status of its answer; 0 if there is none. */
async function post(pool: Pool, request: Dispatcher.RequestOptions): Promise<number> {
  try {
    const { statusCode, body } = await pool.request(request);
    await body.dump();
    return statusCode;
  } catch {
    return 0;
  }
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await sendLoad(order));
});
process.send?.('ready');
