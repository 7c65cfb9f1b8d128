import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-claude-'));
afterAll(() => rmSync(folder, { recursive: true }));

const token = 'CLAUDE_CODE_OAUTH_TOKEN';
const recorded = readFileSync('test/fixtures/agents/claude-code/usage-limit-session.jsonl', 'utf8');
/** The limit opens at 1 January 2031, 15:40 UTC. */
const opens = Date.UTC(2031, 0, 1, 15, 40) / 1_000;
const claude = `#!/usr/bin/env node
require('node:fs').readFileSync(0);
require('node:fs').writeSync(1, ${JSON.stringify(recorded.replaceAll('1795542048', String(opens)))});
process.exitCode = 1;
`;
const nightly = `
name: Nightly
on: { workflow_dispatch: { inputs: { task: { type: string } } } }
permissions: { contents: read }
jobs:
  look:
    runs-on: ubuntu-latest
    outputs: { outcome: "\${{ steps.baton.outputs.outcome }}" }
    steps:
      - uses: actions/checkout@v4
      - uses: baton-agents/baton@v1
        id: baton
        env: { ${token}: "\${{ secrets.${token} }}" }
        with: { agent: claude, prompt: "Look." }
`;

describe('a plain step whose agent meets a usage limit', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'fails once, says when the limit opens and what to do, and waits for nothing: no run could wake it',
      input: 'the recorded end of Claude Code on a used-up window, which opens in 2031; an agent that has a fallback',
      expected: 'outcome failed after one start; the log and the summary name the time, and that it has to be started again',
    },
    async () => {
      chmodSync(folder, 0o755);
      const engine = `{ engine: claude-code, env: [${token}], fallback: [other] }`;
      const world = await create({
        agents: {},
        pipelines: {},
        config: `version: 1\nsigning: { keys: [KEY] }\nagents: { claude: ${engine}, other: { engine: command, command: [node, x.mjs] } }\npipelines: {}\n`,
        secrets: { [token]: 'token-of-a-subscription' },
        caller: () => nightly,
        path: [folder],
      });
      writeFileSync(join(folder, 'claude'), claude, { mode: 0o755 });
      await world.dispatch({});
      await world.settle();
      const [job, ...others] = world.jobs();
      expect(others).toEqual([]);
      expect([job?.conclusion, job?.outputs.outcome]).toEqual(['success', 'failed']);
      for (const shown of [job?.log, job?.summary]) {
        expect(shown).toContain('Limited until 1 Jan 2031, 15:40 UTC.');
        expect(shown).toContain('no `fallback` continues: run this job again once the limit is open.');
      }
      expect(world.jobs()).toHaveLength(1);
      expect(world.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
    },
    120_000,
  );
});
