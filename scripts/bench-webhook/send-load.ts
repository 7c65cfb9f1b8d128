// Sends the load that the parent orders and hands back what it saw.
import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './measure.ts';

process.once('message', async ({ url, delivery, connections, seconds }: LoadOrder) => {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { ...delivery.headers },
    body: delivery.body,
    // GitHub gives every delivery an id of its own.
    idReplacement: true,
    connections,
    duration: seconds,
  });
  const seen: LoadResult = {
    accepted: result['2xx'],
    refused: result.non2xx + result.errors + result.timeouts,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
  process.send?.(seen);
  process.disconnect();
});
process.send?.('ready');
