import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis, type SignIn } from './support/cli.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const chosen = process.env.BATON_TEST_ENGINES?.split(',');

/** Lets an agent sign in at an API that refuses every request, and returns the headers of the requests. */
async function signIn(cli: Cli, choose: (url: string) => SignIn): Promise<{ readonly headers: string; readonly story: string }> {
  const headers: unknown[] = [];
  const api = createServer((request, response) => {
    // Codex asks for a web socket first, and takes this for no. 400 is the one status after which every CLI ends at once.
    if (request.method === 'POST') headers.push(request.headers);
    response.writeHead(request.method === 'POST' ? 400 : 426, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'Not today.', type: 'billing_error' } }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { model, secrets, files = {}, gateway } = choose(url);
  const stages = { work: { agent: 'worker', prompt: 'Do it.', retry: { attempts: 1 } } };
  const as = { ...cli, model, secrets: () => secrets };
  const world = await create(describeWorld({ cli: as, url, pipelines: { signing: stages }, files, agent: { gateway } }));
  await world.run('signing');
  api.closeAllConnections();
  api.close();
  return { headers: JSON.stringify(headers), story: tellStory(world, { faults: [], requests: [] }) };
}

/** Lists all documented ways of an engine to sign in. */
function listWays(cli: Cli): readonly ((url: string) => SignIn)[] {
  const own = (url: string): SignIn => ({ model: cli.model, secrets: cli.secrets(url) });
  const count = cli.signIns('').length;
  return Array.from({ length: count + 1 }, (_, index) => (url: string) => [own(url), ...cli.signIns(url)][index] ?? own(url));
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  describe(cli.engine, () => {
    proof(
      { engine: cli.engine, of: [21], ids: ['F-EN7'], title: `${cli.engine} signs in by each way that docs/engines.md names` },
      async () => {
        for (const way of listWays(cli)) {
          const { secrets } = way('');
          const key = Object.entries(secrets).find(([name]) => /(?:KEY|TOKEN)$/.test(name));
          const { headers, story } = await signIn(cli, way);
          expect(headers, `${key?.[0]}: ${headers}\n${story}`).toContain(key?.[1]);
        }
      },
      600_000,
    );
  });
}
