import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalGitHub } from '../../src/local/contract.ts';
import { createLocalRunner } from '../../src/local/runner/create-local-runner.ts';
import { writeRepository } from '../../test/support/local-world-files.ts';

const name = 'octocat/hello';
const longestMilliseconds = 120_000;
const agentCaller = 'examples/investigate-fix-pr/.github/workflows/baton-agent.yml';

interface FirstRepository {
  readonly name: string;
  /** Opens an issue, puts the label on it, and waits for the record of the end, two minutes at most. Returns the comments. */
  runFirst(): Promise<string>;
  close(): Promise<void>;
}

interface RepositoryRequest {
  readonly folder: string;
  /** The public key of the App. */
  readonly publicKey: string;
}

/** Makes a repository as the last page of the setup asks for it, with one agent, and a runner for its jobs. */
export function createRepository(server: LocalGitHub, { folder, publicKey }: RepositoryRequest): FirstRepository {
  const from = join(folder, 'repository');
  writeRepository(
    from,
    {
      agents: { one: { script: "hand({ summary: 'Hello.' });" } },
      pipelines: { greet: { greet: { agent: 'one' } } },
      files: { '.github/workflows/baton-agent.yml': readFileSync(agentCaller, 'utf8') },
    },
    { publicKey, port: 0 },
  );
  const { token } = server.addUser({ login: 'mona' });
  server.addRepository({ name, from });
  server.setRole(name, 'mona', 'admin');
  server.setVariable(name, 'BATON_MODE', 'app');
  const runner = createLocalRunner(server, {
    uses: { 'baton-agents/baton': process.cwd() },
    directory: join(folder, 'runner'),
    grace: { interrupt: 200, terminate: 200 },
  });
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${server.apiUrl}/repos/${name}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    name,
    async runFirst() {
      const { number } = (await ask('/issues', { title: 'Say hello' })) as { readonly number: number };
      await ask(`/issues/${number}/labels`, { labels: ['greet'] });
      for (const begun = performance.now(); ; await sleep(20)) {
        const comments = (await ask(`/issues/${number}/comments`)) as readonly { readonly body: string }[];
        const said = comments.map(({ body }) => body).join('\n');
        if (said.includes('"kind":"end"') || performance.now() - begun > longestMilliseconds) return said;
      }
    },
    close: () => runner.close(),
  };
}
