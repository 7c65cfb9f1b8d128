import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Act = () => string | undefined | Promise<string | undefined>;

/** Where the agents of a test call: what they tell is kept, and the test may let them wait for an answer. */
export interface Switchboard {
  readonly port: number;
  /** What was told under that name, in order. */
  told(name: string): readonly string[];
  /** Called when something is told under that name; the agent goes on when the promise resolves, with the text as answer. */
  when(name: string, act: Act): void;
  close(): void;
}

export async function createSwitchboard(): Promise<Switchboard> {
  const calls = new Map<string, string[]>();
  const acts = new Map<string, Act>();
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    calls.set(name, [...(calls.get(name) ?? []), Buffer.concat(parts).toString('utf8')]);
    response.end(await acts.get(name)?.());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    told: (name) => calls.get(name) ?? [],
    when: (name, act) => void acts.set(name, act),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The script of an agent: `body` may use `prompt`, `hand`, `results` and `tell`. */
export function renderAgent(body: string, port: number): string {
  return `import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
const prompt = readFileSync(process.env.BATON_PROMPT_PATH, 'utf8');
const hand = (handoff) => writeFileSync(process.env.BATON_HANDOFF_PATH, typeof handoff === 'string' ? handoff : JSON.stringify(handoff));
const results = (text) => writeFileSync(process.env.BATON_RESULTS_PATH, text);
const tell = (name, text) => new Promise((resolve, reject) => {
  const take = (answer) => { let all = ''; answer.setEncoding('utf8').on('data', (part) => { all += part; }).on('end', () => resolve(all)); };
  request({ port: ${port}, host: '127.0.0.1', method: 'POST', path: '/' + name }, take).on('error', reject).end(text);
});
${body}
`;
}
