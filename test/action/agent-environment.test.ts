import { beforeAll, describe, expect } from 'vitest';
import { buildIsolation, probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const { isolated } = buildIsolation(await probeMachine());

/** An agent that looks for everything it could take away. */
const thief = `
const { readdirSync } = await import('node:fs');
const { spawnSync } = await import('node:child_process');
const attempt = (act) => { try { return act(); } catch (error) { return ''; } };
const others = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name));
const environs = others.map((pid) => attempt(() => readFileSync('/proc/' + pid + '/environ', 'utf8')));
const sudo = spawnSync('sudo', ['-n', 'true']);
await tell('loot', JSON.stringify({
  env: process.env,
  self: readFileSync('/proc/self/environ', 'utf8'),
  all: environs.join('\\0'),
  sudo: sudo.status,
}));
`;

interface Loot {
  readonly env: Readonly<Record<string, string>>;
  readonly self: string;
  readonly all: string;
  readonly sudo: number | null;
}

describe('an agent that looks for secrets', () => {
  let world: LocalWorld;
  let loot: Loot;
  let recorded: boolean | undefined;
  beforeAll(async () => {
    world = await create({
      processes: ['agent'],
      agents: { thief: { script: thief, env: ['ANTHROPIC_API_KEY'] } },
      pipelines: { steal: { look: { agent: 'thief', prompt: 'Look.' } } },
      secrets: { ANTHROPIC_API_KEY: 'sk-named', OPENAI_API_KEY: 'sk-not-named', AGENT_SECRETS: 'DEPLOY_TOKEN=not-named-either' },
      caller: (text) =>
        `${text.trimEnd()}\n${['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'].map((name) => `      ${name}: \${{ secrets.${name} }}\n`).join('')}      agent-secrets: \${{ secrets.AGENT_SECRETS }}\n`,
    });
    const issue = await world.run('steal');
    recorded = (await world.tasks(issue))[0]?.body.isolated;
    loot = JSON.parse(world.switchboard.told('loot')[0] ?? '{}');
  });

  requirement(
    {
      ids: ['T04', 'DESIGN-4.2', 'DESIGN-2'],
      title: 'finds in its own environment what its env names, and nothing else of the job',
      input: 'process.env and /proc/self/environ of an agent in the whole chain; two more secrets are passed to the job',
      expected:
        'no write token, signing key, OIDC token, INPUT_*, ACTIONS_*, GITHUB_ENV, _OUTPUT, _PATH, nor the secrets that it does not name',
    },
    () => {
      expect(loot.env.ANTHROPIC_API_KEY).toBe('sk-named');
      const names = Object.keys(loot.env);
      expect(names.filter((name) => /^(?:INPUT_|ACTIONS_|RUNNER_)/.test(name))).toEqual([]);
      expect(names).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(?:GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|BATON_AGENT_SECRETS)$/),
        ]),
      );
      for (const text of [JSON.stringify(loot.env), loot.self]) {
        expect(text).not.toMatch(/not-named|gh[a-z]_/);
        expect(text).not.toContain(world.signingKey);
      }
    },
  );

  requirement(
    {
      ids: ['T04', 'DESIGN-2'],
      title: 'finds no more in the environments of other processes, and cannot become root',
      input: 'every /proc/*/environ that it can read; sudo -n true',
      expected:
        'isolated: no secret in any of them, sudo fails, and the record says isolated; else the record says that it is not',
    },
    () => {
      expect(recorded).toBe(isolated);
      if (!isolated) return;
      expect(loot.all).toContain('sk-named');
      expect(loot.all).not.toMatch(/not-named|gh[a-z]_|INPUT_|ACTIONS_/);
      expect(loot.all).not.toContain(world.signingKey);
      expect(loot.sudo).not.toBe(0);
    },
  );
});
