import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBundledFile } from '../../src/host/find-bundled-file.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'baton-bundle-')));
  mkdirSync(join(root, 'dist/chunks'), { recursive: true });
  mkdirSync(join(root, 'src/host'), { recursive: true });
  writeFileSync(join(root, 'dist/mcp.js'), '');
  writeFileSync(join(root, 'dist/chunks/mcp.js'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a file of the bundle', () => {
  it('is the entry, not a chunk of the same name, from a chunk, from an entry and from the sources', () => {
    for (const start of ['dist/chunks', 'dist', 'src/host']) {
      expect(findBundledFile('mcp.js', join(root, start))).toBe(join(root, 'dist/mcp.js'));
    }
  });

  it('is told by its real path', () => {
    symlinkSync(root, `${root}-link`);
    expect(findBundledFile('mcp.js', join(`${root}-link`, 'dist'))).toBe(join(root, 'dist/mcp.js'));
    rmSync(`${root}-link`);
  });

  it('that is not there is said with what writes it', () => {
    expect(() => findBundledFile('nothing.js', root)).toThrow(
      'The bundle of Baton is not complete: dist/nothing.js is not there. In a clone, `npm run build` writes it.',
    );
  });
});
