import { describe, expect } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { requirement } from '../../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const runner = createAgentRunner({ log, redact: (text) => text, isolation: { isolated: false, reason: '' } });

/** Paths that only one engine reads; `setup` may create one for a program of its own. */
const ownPaths = ['.env'];

describe('what an engine trusts in a checkout', () => {
  for (const { name } of Object.values(engines).filter(({ name }) => name !== 'command')) {
    requirement(
      {
        ids: ['T08'],
        title: `${name} is kept from what any engine reads`,
        input: 'the paths of all engines',
        expected: 'all of them, and those that several read',
      },
      () => {
        const trusted = runner.trustedPaths(agentSchema.parse({ engine: name }));
        const all = Object.values(engines).flatMap(({ trustedPaths }) => trustedPaths);
        expect(trusted).toEqual(expect.arrayContaining(all.filter((path) => !ownPaths.includes(path))));
        expect(trusted).toEqual(expect.arrayContaining(['.agents', '.cursorrules', '.github/instructions', 'GEMINI.md']));
      },
    );

    requirement(
      {
        ids: ['F-SE7'],
        title: `${name} is kept from files that name programs for Copilot and for editors`,
        input: 'its paths',
        expected: '.vscode/mcp.json and .github/lsp.json among them',
      },
      () =>
        expect(runner.trustedPaths(agentSchema.parse({ engine: name }))).toEqual(
          expect.arrayContaining(['.vscode/mcp.json', '.github/lsp.json']),
        ),
    );
  }
});
