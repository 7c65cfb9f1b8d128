import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { createAgentRunner } from '../../../../src/adapters/agent/create-agent-runner.ts';
import { buildIsolation, probeMachine } from '../../../../src/adapters/agent/process/probe-isolation.ts';
import { requirement } from '../../../support/requirement.ts';

const isolation = buildIsolation(await probeMachine(), { keep: [dirname(process.execPath)] });
const result = {
  type: 'result',
  subtype: 'success',
  is_error: false,
  result: 'Done.',
  num_turns: 1,
  terminal_reason: 'completed',
};

/** An engine that asks its model once and ends, and leaves a process of another session that asks on and on. */
const program = `#!${process.execPath}
const { spawn } = require('node:child_process');
const { existsSync, writeFileSync } = require('node:fs');
const ask = () => fetch(process.env.ANTHROPIC_BASE_URL + '/v1/messages', {
  method: 'POST', headers: { 'x-api-key': process.env.ANTHROPIC_API_KEY }, body: '{}',
}).then((answer) => answer.text(), () => '');
const go = () => ask().then(() => { writeFileSync('asked', ''); setTimeout(go, 20); });
const end = () => { console.log(${JSON.stringify(JSON.stringify(result))}); process.exit(0); };
const wait = () => (existsSync('asked') ? end() : setTimeout(wait, 20));
if (process.argv[2] === 'left') { go(); setTimeout(() => process.exit(), 5000); }
else {
  spawn(process.execPath, [__filename, 'left'], { detached: true, stdio: 'ignore' }).unref();
  ask().then(wait);
}
`;

describe('src/adapters/agent/gateway: a process that an agent leaves behind', () => {
  requirement(
    {
      ids: ['T67', 'T59'],
      title: 'reaches no model any more, and the turn ends',
      input: 'an engine that ends while a process of its own, in another session, asks the model again and again',
      expected: 'requests of both, which are counted; none behind the end of the turn',
    },
    async () => {
      let asked = 0;
      const provider = createServer((request, response) => {
        asked += 1;
        request.resume();
        const usage = { input_tokens: 3, output_tokens: 4 };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ model: 'claude-sonnet-4-5', usage }));
      });
      provider.listen(0, '127.0.0.1');
      await once(provider, 'listening');
      const folder = await mkdtemp(join(tmpdir(), 'baton-left-'));
      const at = (name: string): string => join(folder, name);
      for (const name of ['workspace', 'files', 'files/home', 'bin']) await mkdir(at(name));
      await writeFile(at('bin/claude'), program, { mode: 0o755 });
      const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
      const run = await createAgentRunner({ log, redact: (said) => said, isolation }).run({
        agent: { engine: 'claude-code', env: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'], access: 'edit' },
        prompt: 'Do it.',
        workspace: at('workspace'),
        files: at('files'),
        environment: {
          PATH: `${at('bin')}:${dirname(process.execPath)}:/usr/bin:/bin`,
          HOME: at('files/home'),
          ANTHROPIC_API_KEY: 'sk-real-1',
          ANTHROPIC_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
        },
        timeoutSeconds: 60,
      });
      const wait = () => new Promise((resolve) => setTimeout(resolve, 200));
      // One that was on its way at the end may still arrive.
      await wait();
      const before = asked;
      expect(run, run.stderr).toMatchObject({ ended: 'exited', result: { outcome: 'success' } });
      expect(before).toBeGreaterThan(1);
      // Where nobody is isolated there is no gateway, and nothing that could keep such a process away.
      expect(run.gateway?.refused).toBe(isolation.isolated ? 0 : undefined);
      // One that is cut on its way is counted, and may not have arrived.
      if (run.gateway !== undefined) expect([before, before + 1]).toContain(run.gateway.requests);
      await wait();
      if (isolation.isolated) expect(asked).toBe(before);
      provider.closeAllConnections();
      provider.close();
      await rm(folder, { recursive: true });
    },
  );
});
