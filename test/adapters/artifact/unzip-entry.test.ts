import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unzipEntry } from '../../../src/adapters/artifact/unzip-entry.ts';
import type { ArtifactProblem } from '../../../src/ports/artifacts.ts';
import { requirement } from '../../support/requirement.ts';

const wanted = { name: 'a.json', maxBytes: 1_000_000 };
const content = Buffer.from('{"a":1}');
const sound = zipSync({ 'a.json': content });

/** Returns a zip whose directory (not its content) was changed at an offset of its first entry, or of its end record. */
function forge(zip: Uint8Array, change: (view: DataView, entry: number, end: number) => void): Uint8Array {
  const forged = Uint8Array.from(zip);
  const view = new DataView(forged.buffer);
  const end = forged.length - 22;
  change(view, view.getUint32(end + 16, true), end);
  return forged;
}

function named(name: string): Uint8Array {
  return zipSync({ [name]: content });
}

/** Returns a zip with two entries of one name: a second directory entry beside the first. */
function doubled(): Uint8Array {
  const two = zipSync({ 'a.json': content, 'b.json': content });
  return Buffer.from(Buffer.from(two).toString('latin1').replaceAll('b.json', 'a.json'), 'latin1');
}

const bomb = zipSync({ 'a.json': new Uint8Array(50_000_000) });
const link = zipSync({ 'a.json': [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });

const cases: readonly { title: string; zip: Uint8Array; problem: ArtifactProblem; name?: string }[] = [
  { title: 'a path out of the folder', zip: named('../x'), problem: 'path' },
  { title: 'a path out of the folder, even when asked for', zip: named('../x'), name: '../x', problem: 'path' },
  { title: 'an absolute path', zip: named('/etc/passwd'), name: '/etc/passwd', problem: 'path' },
  { title: 'a Windows path', zip: named('C:\\x'), name: 'C:\\x', problem: 'path' },
  { title: 'a name with NUL', zip: named('a.json\0.exe'), name: 'a.json\0.exe', problem: 'path' },
  { title: 'another name', zip: named('b.json'), problem: 'path' },
  { title: 'a symbolic link', zip: link, problem: 'link' },
  { title: 'two files', zip: zipSync({ 'a.json': content, b: content }), problem: 'entries' },
  { title: 'one name twice', zip: doubled(), problem: 'entries' },
  { title: 'no file', zip: zipSync({}), problem: 'entries' },
  {
    title: 'a million entries by its own words',
    zip: forge(sound, (view, _entry, end) => view.setUint16(end + 10, 0xffff, true)),
    problem: 'entries',
  },
  { title: 'a bomb', zip: bomb, problem: 'too-large' },
  {
    title: 'a bomb that lies about its size',
    zip: forge(bomb, (view, entry) => view.setUint32(entry + 24, 100, true)),
    problem: 'malformed',
  },
  {
    title: 'a claim of 900,000 bytes in a few',
    zip: forge(sound, (view, entry) => view.setUint32(entry + 24, 900_000, true)),
    problem: 'ratio',
  },
  {
    title: 'a hidden second entry',
    zip: forge(zipSync({ 'a.json': content, b: content }), (view, _entry, end) => view.setUint16(end + 10, 1, true)),
    problem: 'malformed',
  },
  {
    title: 'bytes that are no zip',
    zip: Buffer.from('not a zip at all, but long enough to hold an end record'),
    problem: 'malformed',
  },
  { title: 'nothing', zip: new Uint8Array(), problem: 'malformed' },
  { title: 'a cut zip', zip: sound.subarray(0, -10), problem: 'malformed' },
  {
    title: 'a directory beyond its end',
    zip: forge(sound, (view, _entry, end) => view.setUint32(end + 16, 0xfffffff0, true)),
    problem: 'malformed',
  },
];

describe('an archive', () => {
  it('with the one file gives its bytes, stored or deflated', () => {
    expect(unzipEntry(sound, wanted)).toEqual(new Uint8Array(content));
    expect(unzipEntry(zipSync({ 'a.json': content }, { level: 0 }), wanted)).toEqual(new Uint8Array(content));
    expect(unzipEntry(zipSync({ 'a.json': new Uint8Array() }), wanted)).toHaveLength(0);
  });

  for (const { title, zip, problem, name } of cases) {
    requirement({ ids: ['T26'], title: `with ${title} is refused`, input: title, expected: problem }, () =>
      expect(unzipEntry(zip, { ...wanted, ...(name && { name }) })).toBe(problem),
    );
  }
});
