import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Figure, medianOf } from './figure.ts';

/** The parts of a stream of 2 MB, each as long as one event of a model is. */
const parts = 8_192;
const part = 'x'.repeat(146);

const begun = { type: 'message_start', message: { model: 'claude-sonnet-4-5', usage: { input_tokens: 3, output_tokens: 1 } } };
const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } };
const ended = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: parts } };

function write(event: { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** A model that answers each request with the stream, event by event. */
async function startModel() {
  const server = createServer(async (incoming, response) => {
    for await (const _ of incoming);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(write(begun));
    for (let left = parts; left > 0; left -= 1) {
      if (!response.write(write(delta))) await once(response, 'drain');
      await setImmediate();
    }
    response.end(write(ended));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Used {
  readonly milliseconds: number;
  readonly kilobytes: number;
}

/** Starts what stands before the model, in a process of its own. */
async function startBefore(root: string, kind: 'gateway' | 'plain', target: string) {
  const child = fork(join(root, 'scripts/bench-gateway.ts'), [kind, target], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [address] = (await once(child, 'message')) as [string];
  const look = async (): Promise<Used> => {
    child.send('look');
    const [used] = (await once(child, 'message')) as [Used];
    return used;
  };
  const stream = async (): Promise<Used> => {
    const before = await look();
    const sent = request(`${address}/v1/messages`, { method: 'POST', headers: { 'x-api-key': 'token' } });
    sent.end('{"model":"claude-sonnet-4-5"}');
    const [response] = await once(sent, 'response');
    for await (const _ of response);
    const after = await look();
    return { milliseconds: after.milliseconds - before.milliseconds, kilobytes: after.kilobytes - before.kilobytes };
  };
  return { stream, end: () => child.disconnect() };
}

/** What the gateway before a model takes of CPU and memory for a long answer, against a server that passes it on and does nothing else. */
export const gateway: Figure = {
  async measure({ root, rounds }) {
    const { server, url } = await startModel();
    const [own, plain] = await Promise.all([startBefore(root, 'gateway', url), startBefore(root, 'plain', url)]);
    const times: { readonly own: Used; readonly plain: Used }[] = [];
    for (let left = rounds + 1; left > 0; left -= 1) times.push({ own: await own.stream(), plain: await plain.stream() });
    own.end();
    plain.end();
    server.closeAllConnections();
    server.close();
    // The first stream loads the list of prices and compiles.
    const warm = times.slice(1);
    const ratio = medianOf(warm.map((round) => round.own.milliseconds / round.plain.milliseconds));
    const milliseconds = medianOf(warm.map((round) => round.own.milliseconds));
    const megabytes = (used: (round: (typeof times)[number]) => number): string =>
      (times.reduce((sum, round) => sum + used(round), 0) / 1_024).toFixed(1);
    const what = `an answer of 2 MB in ${parts} events through the gateway, counted`;
    const against = 'a server of `node:http` that passes it on';
    return [
      { what: `${what}: CPU`, against, value: `${ratio.toFixed(2)} × (${milliseconds.toFixed(0)} ms)` },
      {
        what: `${rounds + 1} such answers: growth of the most memory, with the list of prices`,
        against: `${against}: ${megabytes(({ plain: used }) => used.kilobytes)} MB`,
        value: `${megabytes(({ own: used }) => used.kilobytes)} MB`,
      },
    ];
  },
};
