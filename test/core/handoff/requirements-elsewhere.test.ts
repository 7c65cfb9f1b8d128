import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handoffLimits } from '../../../src/core/handoff/handoff.ts';
import { requirement } from '../../support/requirement.ts';

/** Lines of the requirements that no test of their own proves, and why. */
const reasons: Readonly<Record<string, string>> = {
  'H-39': 'Branch locks belong to a later part.',
  'H-40': 'Webhooks belong to a later part; that a later stage reads a handoff without its source is H-32 and H-38.',
  'H-41': 'Conditions belong to a later part.',
  'H-42': 'A pseudo-key of history: Y-15.',
  'H-43': 'Child tasks belong to a later part.',
  'H-44': 'Matrix stages belong to a later part.',
  'H-49': 'Asks for tests of parsing, sizes, malformed JSON, templates and variables: H-12, H-9, H-24, H-33, H-13.',
  'T-25':
    'Baton is a program, not a library: its package is private. The types and the guard are in src/core/transfer; other programs read the output handoff-chain.',
  'T-27':
    'Names what the source left for later. Stages beside each other run at once (T16), cost and time are limited per run; conditions, approvals and spans belong to later parts.',
  'C-6': 'What an agent writes is read when it has ended, so it has always been written before: H-15.',
  'C-7': 'The author of a prompt says what comes first in it; the context file is there beside any prompt: C-4.',
};

function range(letter: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${letter}-${first + at}`);
}

describe('requirements without a test of their own', () => {
  for (const [id, reason] of Object.entries(reasons)) {
    requirement({ ids: [id], title: 'has no test of its own', input: 'none', expected: reason }, () => {
      expect(reason).toMatch(/\.$/);
    });
  }

  it('are all of H, C and Y that no other test names', () => {
    const root = join(process.cwd(), 'test');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const text = files
      .filter((path) => !path.endsWith('requirements-elsewhere.test.ts'))
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const all = [...range('H', 1, 50), ...range('C', 1, 41), ...range('Y', 1, 28)];
    const own = readFileSync(join(root, 'core/handoff/requirements-elsewhere.test.ts'), 'utf8');
    const missing = all.filter((id) => !text.includes(`'${id}'`) && !own.includes(`'${id}'`));
    expect(missing).toEqual([]);
  });
});

describe('docs/agent-contract.md', () => {
  requirement(
    {
      ids: ['H-48'],
      title: 'covers files, variables, markers, limits, templates and the repair',
      input: 'every name and limit',
      expected: 'each stands there',
    },
    () => {
      const page = readFileSync('docs/agent-contract.md', 'utf8');
      const limits = Object.values(handoffLimits).map((limit) => limit.toLocaleString('en'));
      const names = ['PROMPT', 'CONTEXT', 'HANDOFF', 'RESULTS'].map((name) => `BATON_${name}_PATH`);
      const words = [
        'KELOS_HANDOFF_PATH',
        '---BATON_HANDOFF_START---',
        '---BATON_OUTPUTS_END---',
        'handoff.rejected.json',
        'context-dir',
      ];
      const templates = ['needs.investigate.handoff.summary', 'previous_failure', '[BATON-RESULT: success]', 'handoff check'];
      expect([...limits, ...names, ...words, ...templates].filter((word) => !page.includes(word))).toEqual([]);
    },
  );
});
