import { describe, expect, it } from 'vitest';
import { findImports } from '../../scripts/check-imports/find-imports.ts';
import { findViolations } from '../../scripts/check-imports/find-violations.ts';
import { readSources } from '../../scripts/check-imports/read-sources.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;

function violationsOf(path: string, text: string): readonly string[] {
  return findViolations([{ path, text }]).map(({ message }) => message);
}

const refused = [
  { path: 'src/core/text/b.ts', text: `import { x } from '../../ports/clock.ts';`, word: 'src/ports/clock.ts' },
  { path: 'src/core/text/b.ts', text: `import type { X } from '../../adapters/git/x.ts';`, word: 'src/adapters/git/x.ts' },
  { path: 'src/core/text/b.ts', text: `import { readFileSync } from 'node:fs';`, word: 'node:fs' },
  { path: 'src/core/text/b.ts', text: `import { Octokit } from '@octokit/rest';`, word: '@octokit/rest' },
  { path: 'src/core/text/b.ts', text: 'const now = Date.now();', word: 'no clock' },
  { path: 'src/core/text/b.ts', text: 'const now = new Date();', word: 'no clock' },
  { path: 'src/core/text/b.ts', text: 'const dice = Math.random();', word: 'no randomness' },
  { path: 'src/ports/x.ts', text: `export { y } from '../engine/y.ts';`, word: 'src/engine/y.ts' },
  { path: 'src/engine/plan/x.ts', text: `import {\n  y,\n} from '../../adapters/git/y.ts';`, word: 'src/adapters/git/y.ts' },
  { path: 'src/engine/plan/x.ts', text: `import { createHash } from 'node:crypto';`, word: 'node:crypto' },
  { path: 'src/adapters/git/x.ts', text: `import { y } from '../github/y.ts';`, word: 'src/adapters/github/y.ts' },
  { path: 'src/adapters/git/x.ts', text: `import { y } from '../../engine/y.ts';`, word: 'src/engine/y.ts' },
  { path: 'src/local/x.ts', text: `import { y } from '../core/result.ts';`, word: 'src/core/result.ts' },
  { path: 'src/core/x.ts', text: `const y = await import('../local/contract.ts');`, word: 'src/local/contract.ts' },
  { path: 'src/engine/plan/x.ts', text: `import '../../action/main.ts';`, word: 'src/action/main.ts' },
  { path: 'src/app/x.ts', text: `import { y } from '../action/y.ts';`, word: 'src/action/y.ts' },
  { path: 'src/app/x.ts', text: `import '../cli/main.ts';`, word: 'src/cli/main.ts' },
  { path: 'src/app/handlers/x.ts', text: 'const now = Date.now();', word: 'write `clock.now()`' },
  { path: 'src/app/create-context.ts', text: 'options = { now: Date.now };', word: 'write `clock.now()`' },
  { path: 'src/adapters/queue/x.ts', text: 'const at = new Date().toISOString();', word: 'write `clock.now()`' },
  { path: 'src/app/github/x.ts', text: 'setInterval(renew, 1_000);', word: 'write `await clock.sleep(milliseconds)`' },
  { path: 'src/adapters/queue/x.ts', text: `import { setTimeout } from 'node:timers/promises';`, word: 'clock.sleep' },
  { path: 'src/app/x.ts', text: 'const clock = createSystemClock();', word: 'write `context.clock`' },
  { path: 'src/cli/x.ts', text: `import '../local/contract.ts';`, word: 'src/local/contract.ts' },
];

const allowed = [
  { path: 'src/core/text/b.ts', text: `import { z } from 'zod';\nimport { x } from '../result.ts';` },
  { path: 'src/core/text/b.ts', text: `// Date.now() would make this impure\nconst day = new Date('2026-01-01');` },
  { path: 'src/engine/plan/x.ts', text: `import type { Clock } from '../../ports/clock.ts';` },
  { path: 'src/adapters/git/x.ts', text: `import { spawn } from 'node:child_process';\nimport { y } from './y.ts';` },
  { path: 'src/app/x.ts', text: '// Date.now() is not asked\nconst at = new Date(Date.parse(clock.now()) + 1);' },
  { path: 'src/app/http/x.ts', text: 'setTimeout(cut, 1_000);' },
  { path: 'src/adapters/git/x.ts', text: 'const now = Date.now();' },
  { path: 'src/lab/try/x.ts', text: `import { y } from '../../local/contract.ts';` },
];

describe('the direction of imports', () => {
  for (const { path, text, word } of refused) {
    requirement(
      { ids: ['STYLE-2'], title: `${path} may not use ${word}`, input: text, expected: `a violation that names ${word}` },
      () => {
        expect(violationsOf(path, text)).toEqual([expect.stringContaining(word)]);
      },
    );
  }

  for (const { path, text } of allowed) {
    it(`allows ${path}: ${text.split('\n').join(' ')}`, () => {
      expect(violationsOf(path, text)).toEqual([]);
    });
  }

  it.each([
    [
      'src/engine/thread/x.ts',
      `import type { Records } from '../engine-ports.ts';`,
      '`thread` of src/engine may not take the role Records',
    ],
    ['src/engine/view/x.ts', `import type {\n  Reads,\n  type Effects as All,\n} from '../engine-ports.ts';`, 'the role Effects'],
    ['src/engine/plan/x.ts', `import type { Engine } from '../engine-ports.ts';`, 'the role Engine;'],
    ['src/engine/publish/x.ts', `export type { EnginePorts } from '../engine-ports.ts';`, 'the role EnginePorts;'],
  ])('refuses a role that can do too much in %s: %s', (path, text, words) => {
    expect(violationsOf(path, text)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['src/engine/plan/x.ts', `import type { Plans, Reads } from '../engine-ports.ts';`],
    ['src/engine/thread/x.ts', `import type { EngineSettings, Reads } from '../engine-ports.ts';`],
    ['src/engine/dry-ports.ts', `import type { EnginePorts } from './engine-ports.ts';`],
    ['src/app/x.ts', `import type { Engine } from '../engine/engine-ports.ts';`],
  ])('allows the roles of %s: %s', (path, text) => {
    expect(violationsOf(path, text)).toEqual([]);
  });

  it('finds imports over several lines, with their names and the line they end on', () => {
    const text = `\nimport {\n  a,\n  type B as C,\n} from './x.ts';\nimport './y.ts';\n`;
    expect(findImports(text)).toEqual([
      { specifier: './x.ts', names: ['a', 'B'], line: 5 },
      { specifier: './y.ts', names: [], line: 6 },
    ]);
  });

  it('holds in this repository', () => {
    expect(findViolations(readSources(root))).toEqual([]);
  });
});
