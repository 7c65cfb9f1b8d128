import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const script = join(process.cwd(), 'scripts/verify-on-github.sh');
const folder = mkdtempSync(join(tmpdir(), 'baton-verify-github-'));
copyFileSync(join(process.cwd(), 'test/support/stand-in-gh.mjs'), join(folder, 'gh'));
chmodSync(join(folder, 'gh'), 0o755);
// Codex itself is tried by `npm run test:agents`.
writeFileSync(join(folder, 'npx'), '#!/bin/sh\necho ran-42\n', { mode: 0o755 });
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

/** A secret, of the repository or of an environment. An environment without a secret is made by the first job that names it. */
interface Wish {
  readonly secret?: string;
  readonly value?: string;
  readonly environment?: string;
}

/** Serves what the local GitHub has controls for, but no route. Returns the address. */
async function serveWishes({ server: github }: LocalWorld): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { secret: name, value = '', environment } = JSON.parse(await text(request)) as Wish;
    if (name !== undefined && environment === undefined) github.setSecret(repositoryName, name, value);
    if (name !== undefined && environment !== undefined)
      github.setEnvironmentSecret(repositoryName, { environment, name, value });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface Verified {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

async function verify(world: LocalWorld, wait: number): Promise<Verified> {
  const wishes = await serveWishes(world);
  const child = spawn('bash', [script, repositoryName], {
    env: {
      ...process.env,
      PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
      GH_TOKEN: world.token,
      GH_STAND_IN_API: world.server.apiUrl,
      GH_STAND_IN_CONTROL: wishes.url,
      BATON_VERIFY_WAIT: String(wait),
      BATON_VERIFY_PAUSE: '0.5',
      BATON_VERIFY_HOLD: '8',
    },
  });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  wishes.close();
  return { code, output, errors };
}

/** The lines about the machine's user namespaces and about a setting that the local runner does not obey. */
const unknowable = new Set([13, 25]);

/** Returns the verdict of each line by its number. */
function verdictsOf(output: string): readonly string[] {
  return [...output.matchAll(/^ {4}(ok|DIFFERS|NOT SEEN)\b/gm)].map(([, verdict = '']) => verdict);
}

describe('scripts/verify-on-github.sh', () => {
  requirement(
    {
      ids: ['F-G11', 'F-G5', 'F-GH5'],
      title: 'finds on the local GitHub, line by line, what it expects of GitHub',
      input: 'a repository of another owner; the shipped workflow, its own files, a stand-in for gh and for Codex',
      expected:
        'all 25 lines ok but those that the local GitHub cannot know: whether its machine allows user namespaces, and settings that its runner does not obey',
    },
    async () => {
      const world = await create({ agents: {}, pipelines: {}, processes: true, path: [folder] });
      world.whenJob(({ name, state }) => {
        if (name === 'facts' && state === 'finished' && ticks++ === 0) world.server.tick(repositoryName, '*/5 * * * *');
      });
      let ticks = 0;
      const { code, output, errors } = await verify(world, 60);
      expect(errors).toBe('');
      const verdicts = verdictsOf(output);
      expect(
        verdicts.filter((_, index) => !unknowable.has(index + 1)),
        output,
      ).toEqual(Array.from({ length: 23 }, () => 'ok'));
      expect(output).toMatch(/seen: {5}success; then success\n {4}DIFFERS/);
      expect(output.match(/^ {4}expected: \S/gm)).toHaveLength(25);
      expect(code).toBe(1);
      const refused = world.runner.jobs.filter(({ workflow }) => workflow.endsWith('baton-key-not-passed.yml'));
      expect(refused.flatMap(({ steps }) => steps.map(({ log }) => log)).join('')).toContain('BATON-E904');
      expect(output).toMatch(/`workflow_run\.path` in a payload\n.*path: \.github\/workflows\/baton-ci\.yml/);
      expect(output).toMatch(/The payload of a schedule.*\n.*repository: octo-org\/ledger/);
    },
    600_000,
  );
});
