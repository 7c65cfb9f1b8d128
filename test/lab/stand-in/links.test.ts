import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { makeFolder } from './support.ts';

const program = `import { doWork } from ${JSON.stringify(resolve('src/lab/stand-in/program/do-work.ts'))};
  const part = { saying: { kind: 'success' }, engine: 'codex', stageName: 'write', work: 'write', children: [], mayChangeFiles: true };
  doWork({ ...part, execution: 1, hasSignal: false, isChild: false }, { environment: {}, prompt: Buffer.from('x') });`;

/** Lets a stand-in work in a checkout. Returns what it printed as an error. */
function work(checkout: string): string {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: checkout, encoding: 'utf8' }).stderr;
}

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a stand-in writes through no link of the repository',
    input: '`baton-try` as a link to a folder outside; `baton-try/write.md` as a link to a file outside',
    expected: 'the first is refused with words, the second gives way to a file; nothing outside changes',
  },
  () => {
    const [outside, first, second] = [makeFolder(), makeFolder(), makeFolder()];
    symlinkSync(outside, join(first, 'baton-try'));
    expect.soft(work(first)).toContain('baton-try in this repository is a link');
    expect.soft(readdirSync(outside)).toEqual([]);
    writeFileSync(join(outside, 'own'), 'own');
    mkdirSync(join(second, 'baton-try'));
    symlinkSync(join(outside, 'own'), join(second, 'baton-try/write.md'));
    expect.soft(work(second)).not.toContain('Error');
    expect.soft(readFileSync(join(outside, 'own'), 'utf8')).toBe('own');
    expect.soft(readFileSync(join(second, 'baton-try/write.md'), 'utf8')).toContain('# write');
  },
);
