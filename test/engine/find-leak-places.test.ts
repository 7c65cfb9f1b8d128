import { describe, expect, it } from 'vitest';
import { findLeak } from '../../src/engine/publish/find-leak.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

const secret = 'zebra-4711-of-the-provider';
const { engine } = createHarness({ secrets: [secret] });
/** It has the form of a secret, and is none that the job knows. */
const formed = `gl${'pat'}-a1B2c3D4e5a1B2c3D4e5`;

interface File {
  readonly path?: string;
  readonly content?: string | null;
  readonly before?: string;
}

const encode = (text: string | null | undefined): Uint8Array | null =>
  text === undefined || text === null ? null : new TextEncoder().encode(text);

/** Looks for secrets in commits: the message of each, and its files. */
function find(...commits: readonly (readonly [message: string, ...files: readonly File[]])[]) {
  const bundled = commits.map(([message, ...files]) => ({
    message,
    baseTree: 't'.repeat(40),
    changes: files.map(({ path = 'a.txt', content = '', before }) => ({
      ...{ path, mode: '100644' as const, content: encode(content), before: encode(before) },
    })),
  }));
  return findLeak(engine, bundled);
}

const refusal = (where: string) => ({
  reason: 'commits-refused',
  message: expect.stringContaining(`BATON-E711: ${where} holds`),
});

describe('a secret in commits', () => {
  requirement(
    {
      ids: ['T28'],
      title: 'is named by its place and never by its value, wherever it stands',
      input: 'a secret in the message of the second commit, in a path, in a line of the second file',
      expected: 'the number of the commit, the path with the secret masked, the file and the line',
    },
    () => {
      const inMessage = find(['fine'], [`see ${secret}`]);
      const inPath = find(['fine', { path: 'ok.md' }, { path: `d/${secret}.md`, content: 'x' }]);
      const inLine = find(
        ['fine', { path: 'ok.md', content: 'x' }],
        ['fine', { path: 'b.md', content: `one\ntwo\n${secret}\n` }],
      );
      expect(inMessage).toEqual(refusal('The message of commit 2'));
      expect(inPath).toEqual(refusal('The path "d/***.md"'));
      expect(inLine).toEqual(refusal('Line 3 of the file "b.md"'));
      for (const found of [inMessage, inPath, inLine]) {
        expect(found?.message).toContain('a secret of this job or a part of one');
        expect(found?.message).not.toContain(secret);
      }
    },
  );

  it('is counted from the first line of the file, though only added lines are searched', () => {
    const before = 'one\ntwo\nthree\nfour';
    const content = `one\nnew\ntwo\nthree\nold\n${secret}\nfour`;
    expect(find(['m', { content, before }])).toEqual(refusal('Line 6 of the file "a.txt"'));
    expect(find(['m', { content: `${secret}\none`, before }])).toEqual(refusal('Line 1 of the file "a.txt"'));
  });

  it('is no reason to refuse a line that was there, also in another file of the same commit, or one that goes', () => {
    const line = `key: ${secret}`;
    expect(find(['m', { content: `new\n${line}\n`, before: `${line}\n` }])).toBeUndefined();
    expect(find(['m', { path: 'old.txt', content: null, before: line }, { path: 'new.txt', content: line }])).toBeUndefined();
    expect(find(['m', { content: null, before: line }])).toBeUndefined();
    expect(find(['m', { path: 'old.txt', content: null, before: line }], ['m', { content: line }])).toEqual(
      refusal('Line 1 of the file "a.txt"'),
    );
  });

  it('is found across two added lines as well', () => {
    const key = `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEabc\n-----END ${'PRIVATE'} KEY-----`;
    expect(find(['m', { content: `x\n${key}`, before: 'x' }])).toEqual(refusal('Line 2 of the file "a.txt"'));
  });
});

describe('what only has the form of a secret', () => {
  requirement(
    {
      ids: ['F-SE13', 'T28'],
      title: 'is taken out of a message, and refused in a path and in a file, with what to do if it is an example',
      input: 'something like a token in a message, in a path, in a line',
      expected: 'nothing is refused; refused with its kind; the same',
    },
    () => {
      expect(find([`see ${formed}`])).toBeUndefined();
      const words = 'something that has the form of a secret (access token), so nothing was published.';
      for (const [where, file] of [
        ['The path "***"', { path: formed }],
        ['Line 1 of the file "a.txt"', { content: formed }],
      ] as const) {
        const found = find(['m', file]);
        expect(found).toEqual(refusal(where));
        expect(found?.message).toContain(words);
        expect(found?.message).toContain('put it together from two parts');
        expect(found?.message).not.toContain(formed);
      }
    },
  );

  it('lets nothing pass that stands behind it', () => {
    expect(find([`see ${formed}`, { content: secret }])).toEqual(refusal('Line 1 of the file "a.txt"'));
  });
});
