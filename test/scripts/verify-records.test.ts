import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';

const script = fileURLToPath(new URL('../../scripts/verify-records.sh', import.meta.url));
const golden = fileURLToPath(new URL('../fixtures/records/thread.json', import.meta.url));
const key = 'k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=';
const other = 'k1:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

const folder = mkdtempSync(join(tmpdir(), 'baton-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly status: number | null;
  readonly lines: readonly string[];
  readonly errors: string;
}

function run(args: readonly string[], path = process.env.PATH ?? ''): Run {
  const { status, stdout, stderr } = spawnSync('bash', [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return { status, lines: stdout.trim().split('\n'), errors: stderr };
}

/** A copy of the committed thread with a change in its text. */
function change(edit: (text: string) => string): string {
  const file = join(folder, 'changed.json');
  writeFileSync(file, edit(readFileSync(golden, 'utf8')));
  return file;
}

describe('scripts/verify-records.sh', () => {
  requirement(
    {
      ids: ['T12', 'DESIGN-4.5'],
      title: 'OpenSSL alone verifies what Baton signed',
      input: 'the committed thread and its public key, among other keys',
      expected: 'a line per record, "4 verified, 0 failed", exit 0',
    },
    () => {
      const { status, lines } = run([golden, other, key]);
      expect(lines.slice(0, 2)).toEqual([
        'ok      comment 2000000121: run fix-42 seq 1 (key k1)',
        'ok      comment 2000000135: task fix-42 seq 2 (key k1)',
      ]);
      expect(lines.at(-1)).toBe('4 verified, 0 failed');
      expect(status).toBe(0);
    },
  );

  requirement(
    {
      ids: ['T11', 'T12'],
      title: 'what was changed, forged, broken or cut fails',
      input: 'one byte of a body; a key that is not ours; a signature left out; a continuation piece changed; broken JSON',
      expected: 'FAILED with the reason, exit 1',
    },
    () => {
      const flipped = run([change((text) => text.replace('\\"enc\\":\\"deflate\\",\\"body\\":\\"', '$&A')), key]);
      expect(flipped).toMatchObject({ status: 1 });
      expect(flipped.lines).toContain('FAILED  comment 2000000135: task fix-42 seq 2: signature does not fit key k1');
      expect(flipped.lines.at(-1)).toBe('3 verified, 1 failed');
      expect(run([golden, other]).lines.at(-1)).toBe('0 verified, 4 failed');
      expect(run([golden, key.replace('k1', 'k2')]).lines[0]).toMatch(/^FAILED .*: no public key "k1" was given$/);
      const unsigned = run([change((text) => text.replace(/\\"sig\\":\\"[^"]*\\",/, '')), key]);
      expect(unsigned.lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(1);
      const cut = run([change((text) => text.replace(/(\\"sha256\\":\\"sha256:[0-9a-f]+\\",\\"body\\":\\")/, '$1A')), key]);
      expect(cut.lines).toContain(
        'FAILED  comment 2000000156: task fix-42 seq 3: a continuation piece is missing or was changed',
      );
      expect(run([change((text) => text.replace('{\\"kind\\":\\"run\\"', '$&,,')), key]).status).toBe(1);
    },
  );

  it('passes for nothing but records: a thread without any is no success', () => {
    const { status, lines } = run([change(() => '[]'), key]);
    expect(lines).toEqual(['0 verified, 0 failed']);
    expect(status).toBe(1);
  });

  it('says what it needs', () => {
    expect(run([golden]).status).toBe(2);
    expect(run([golden, 'nonsense']).errors).toMatch(/^usage: /);
    const fake = join(folder, 'openssl');
    writeFileSync(fake, '#!/bin/sh\necho "OpenSSL 1.1.1w  11 Sep 2023"\n');
    chmodSync(fake, 0o755);
    const { status, errors } = run([golden, key], folder + delimiter + process.env.PATH);
    expect(errors).toMatch(/needs OpenSSL 3 or later/);
    expect(status).toBe(2);
  });

  it('is a script that bash accepts', () => {
    execFileSync('bash', ['-n', script]);
  });
});
