import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { bundle } from '../../scripts/build/bundle.ts';
import { renderThirdParty } from '../../scripts/build/third-party.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

/** Makes a folder with packages, each with a licence and perhaps its text. */
function makePackages(packages: Readonly<Record<string, { readonly license?: string; readonly text?: string }>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-third-party-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, { license, text }] of Object.entries(packages)) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(path, { recursive: true });
    writeFileSync(
      join(path, 'package.json'),
      JSON.stringify({ name: name.split('node_modules/').at(-1), version: '1.0.0', license }),
    );
    if (text !== undefined) writeFileSync(join(path, 'LICENSE.md'), text);
  }
  return folder;
}

requirement(
  {
    ids: ['F-SE13', 'T58'],
    title: 'the licences of all packages in the bundle stand in one file, which is what is committed',
    input: 'the bundle, built from this folder',
    expected: 'the bytes of THIRD-PARTY',
  },
  async () => {
    const { thirdParty } = await bundle(root);
    expect(readFileSync(join(root, 'THIRD-PARTY'), 'utf8')).toBe(thirdParty);
  },
  120_000,
);

requirement(
  {
    ids: ['F-SE13', 'T58'],
    title: 'only packages of the bundle are named, each once, and equal texts once',
    input: 'modules of two packages, one of them within another, and one package that no module is of',
    expected: 'both with version, licence and text, by name; the third one nowhere',
  },
  () => {
    const folder = makePackages({
      two: { license: 'MIT', text: 'the text' },
      'two/node_modules/@a/one': { license: 'ISC OR GPL-3.0', text: 'the text' },
      other: { license: 'MIT', text: 'another text' },
    });
    const ids = ['two/a.js', 'two/b.js', 'two/node_modules/@a/one/c.js'].map((path) => join(folder, 'node_modules', path));
    const text = renderThirdParty(folder, [...ids, join(folder, 'src/main.ts'), '\0runtime']);
    expect(text).toContain('these 2 packages');
    expect(text).toContain('@a/one 1.0.0 (ISC OR GPL-3.0)\ntwo 1.0.0 (MIT)\n\nthe text\n');
    expect(text.split('the text')).toHaveLength(2);
  },
);

requirement(
  {
    ids: ['F-SE13', 'T58'],
    title: 'a build with a package under another licence, or without a text, fails',
    input: 'packages under GPL-3.0, under a licence of two parts, under 0BSD without a text, and one that names none',
    expected: 'each is named with its licence',
  },
  () => {
    const folder = makePackages({
      copyleft: { license: 'GPL-3.0', text: 'x' },
      both: { license: '(MIT AND GPL-3.0)', text: 'x' },
      bare: { license: '0BSD' },
      silent: { text: 'x' },
    });
    const ids = ['copyleft', 'both', 'bare', 'silent'].map((name) => join(folder, 'node_modules', name, 'index.js'));
    const render = () => renderThirdParty(folder, ids);
    expect(render).toThrow(/copyleft 1\.0\.0 has the licence GPL-3\.0/);
    expect(render).toThrow(/both 1\.0\.0 has the licence \(MIT AND GPL-3\.0\)/);
    expect(render).toThrow(/silent 1\.0\.0 has the licence none/);
    expect(render).toThrow(/bare 1\.0\.0 has no file with the text of its licence/);
  },
);
