import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { createLocalRunner } from '../../src/local/runner/create-local-runner.ts';
import { createLocalServer } from '../../src/local/server/create-local-server.ts';
import type { Figures, Meter } from './meter.ts';
import { serveSecurely } from './serve-securely.ts';

const repositoryName = 'octo-org/ledger';
const agentScript = 'measured-agent.mjs';

/** Runs a pipeline with the action of `checkout`, and returns the figures of its jobs in the order of their ends. */
export async function runJobs(checkout: string, meter: Meter): Promise<readonly Figures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-measure-world-'));
  // The agent runs as another user.
  chmodSync(folder, 0o755);
  const keys = generateKeyPair('k1');
  const server = await createLocalServer();
  const front = await serveSecurely(server.apiUrl);
  const { token } = server.addUser({ login: 'mona' });
  server.addRepository({ name: repositoryName, private: false, from: writeRepository(folder, keys.publicKey) });
  server.setRole(repositoryName, 'mona', 'admin');
  server.setSecret(repositoryName, 'BATON_SIGNING_KEY', keys.secret);
  // Jobs send their requests there; the rest of this script asks the server itself.
  const runner = createLocalRunner(
    { ...server, apiUrl: front.url },
    {
      uses: { 'baton-agents/baton': checkout },
      directory: join(folder, 'runner'),
      node: meter.node,
    },
  );
  try {
    const post = async (path: string, body: unknown): Promise<void> => {
      const url = `${server.apiUrl}/repos/${repositoryName}${path}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    };
    await post('/issues', { title: 'A bug', body: 'The sum is rounded twice.' });
    await post('/issues/1/labels', { labels: ['agent-ready'] });
    await runner.idle();
    await server.idle();
    const failed = runner.jobs.filter(({ conclusion }) => conclusion !== 'success' && conclusion !== 'skipped');
    if (failed.length > 0) throw new Error(`A job failed: ${failed.map(({ name, summary }) => `${name} ${summary}`).join('\n')}`);
    return meter.takeFigures();
  } finally {
    await runner.close();
    front.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the example repository with agents that only write a handoff. */
function writeRepository(folder: string, publicKey: string): string {
  const target = join(folder, 'repository');
  cpSync('examples/investigate-fix-pr', target, { recursive: true });
  const path = join(target, '.github/baton.yml');
  const config = readFileSync(path, 'utf8')
    .replace(/"k1:[^"]*"/, JSON.stringify(publicKey))
    .replaceAll(/scripts\/agents\/\w+\.mjs/g, `scripts/${agentScript}`);
  writeFileSync(path, config);
  writeFileSync(
    join(target, 'scripts', agentScript),
    `import { readFileSync, writeFileSync } from 'node:fs';
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'The sum is rounded twice.', detail: 'In line 3.' }));
if (process.env.BATON_PROMPT_PATH && readFileSync(process.env.BATON_PROMPT_PATH, 'utf8').startsWith('Repair')) writeFileSync('done.txt', 'done');
`,
  );
  return target;
}
