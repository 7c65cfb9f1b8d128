// `node scripts/bench-gateway.ts gateway|plain ADDRESS`, a child of `npm run bench -- gateway`: the gateway of an agent before a provider at this
// address, or the least that one would take in its place. It says where it listens, and on each message what CPU and memory it has used.

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGateway } from '../src/adapters/agent/gateway/gateway.ts';

const [kind, target = ''] = process.argv.slice(2);
const upstream = new URL(target);

/** Starts a server that passes each request and its answer on, and does nothing else. */
async function openPlain(): Promise<string> {
  const server = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '', upstream), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openOwn(): Promise<string> {
  const cap = { usd: 1_000, key: 'max-cost-usd', prices: undefined, model: undefined } as const;
  const gateway = await openGateway({ listener: 0, proxyEnv: {}, cap });
  gateway.serve([{ kind: 'model', path: '', token: 'token', key: 'key', upstream, passes: /^\/v1\/messages$/ }]);
  return gateway.address;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ milliseconds: (user + system) / 1_000, kilobytes: process.resourceUsage().maxRSS });
});
process.on('disconnect', () => process.exit());
process.send?.(kind === 'gateway' ? await openOwn() : await openPlain());
