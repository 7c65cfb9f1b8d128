import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countUntested } from '../../scripts/test-agents/count-untested.ts';
import type { ProofResult } from '../../scripts/test-agents/report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-test-agents-'));
  // The user that installs must see what is in it.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** With programs of this name that complain and end with 1, in front of the real ones. */
function runWithout(programs: readonly string[], args: readonly string[]): { lines: readonly string[]; status: number | null } {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of programs) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name}: Operation not permitted" >&2\nexit 1\n`, { mode: 0o755 });
  }
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, BATON_TEST_TOOLS: join(folder, 'tools') };
  const { stdout, status } = spawnSync('node', ['scripts/test-agents.ts', ...args], { encoding: 'utf8', env });
  return { lines: stdout.trim().split('\n'), status };
}

describe('npm run test:agents', () => {
  it('counts all as failed, in words, where there is no namespace', () => {
    const { lines, status } = runWithout(['unshare', 'sudo'], []);
    expect(lines[0]).toMatch(/^FAILED all: the CLIs must run where there is no network, .*Operation not permitted/);
    expect(lines.at(-1)).toBe('0 passed, 120 failed, 0 skipped');
    expect(status).toBe(1);
  });

  it('counts a CLI that cannot be installed as failed, in words', () => {
    const { lines, status } = runWithout(
      ['npm'],
      ['--engine', 'claude-code', '--suite', 'handoffs', '--user-namespaces', 'with'],
    );
    const all = lines.join('\n');
    // Where this machine has no namespace either, that is what it says.
    expect(all).toMatch(
      /^FAILED (?:all: the CLIs must run|claude-code cannot be tested: @anthropic-ai\/claude-code@[\d.]+ could not)/m,
    );
    expect(lines.at(-1)).toBe('0 passed, 5 failed, 0 skipped');
    expect(status).toBe(1);
  });

  it('counts what was not tested as failed', () => {
    const proofs: readonly ProofResult[] = [];
    expect(countUntested({ passed: 2, failed: 0, skipped: 0, proofs }, 12)).toMatchObject({ passed: 2, failed: 10, skipped: 0 });
    expect(countUntested({ passed: 9, failed: 2, skipped: 1, proofs }, 12)).toMatchObject({ passed: 9, failed: 2, skipped: 1 });
  });

  it('refuses an engine that it does not have', () => {
    const { status } = runWithout([], ['--engine', 'nobody']);
    expect(status).toBe(1);
  });
});
