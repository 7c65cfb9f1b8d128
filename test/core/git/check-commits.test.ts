import { describe, expect, it } from 'vitest';
import { type CommitFacts, checkCommits, checkPath, commitLimits, protectedPaths } from '../../../src/core/git/check-commits.ts';
import { sharedTrustedPaths } from '../../../src/core/git/trusted-paths.ts';
import { requirement } from '../../support/requirement.ts';

const rules = { base: 'base', protectedPaths };
const change = { path: 'a.txt', oldMode: '000000', mode: '100644', bytes: 1 };

function commit(changes: CommitFacts['changes'], parents: readonly string[] = ['base']): CommitFacts {
  return { sha: 'one', parents, changes };
}

function codes(commits: readonly CommitFacts[]): readonly string[] {
  return checkCommits(commits, rules).map(({ code }) => code);
}

describe('paths', () => {
  requirement(
    {
      ids: ['DESIGN-6', 'T29'],
      title: 'of commits that leave the checkout or reach .git on some system are refused',
      input: '.., .git in any spelling of Windows and macOS, control and invisible characters, backslashes',
      expected: 'a reason for each, none for ordinary names',
    },
    () => {
      const bad = [
        '../x',
        'a/../b',
        './a',
        '/a',
        'a//b',
        '',
        'a/',
        '.git/config',
        '.GIT/x',
        'a/.Git',
        '.git ',
        '.git.',
        '.git::$INDEX_ALLOCATION',
      ];
      const worse = [
        'git~1/x',
        'GIT~2',
        '.g\u200cit/x',
        'a\u202eb',
        'a\u0000b',
        'a\nb',
        'a\u007f',
        'a\\b',
        '\ufffd',
        'a'.repeat(4097),
      ];
      expect([...bad, ...worse].filter((path) => checkPath(path) === undefined)).toEqual([]);
      const good = [
        'a',
        '.gitignore',
        '.gitattributes',
        'git',
        'a.git',
        '..a',
        'a b',
        'bild\u00e4.png',
        '\u65e5\u672c',
        '.github2/x',
      ];
      expect(good.filter((path) => checkPath(path) !== undefined)).toEqual([]);
    },
  );
});

describe('commits', () => {
  it('in one line from the base are fine', () => {
    expect(codes([commit([change]), { sha: 'two', parents: ['one'], changes: [change] }])).toEqual([]);
  });

  it.each<[string, CommitFacts, string]>([
    ['a merge', commit([], ['base', 'other']), 'BATON-E703'],
    ['another parent', commit([], ['other']), 'BATON-E702'],
    ['no parent', commit([], []), 'BATON-E702'],
    ['a new submodule', commit([{ ...change, mode: '160000' }]), 'BATON-E704'],
    ['a removed submodule', commit([{ ...change, oldMode: '160000', mode: '000000' }]), 'BATON-E704'],
    ['a strange mode', commit([{ ...change, mode: '100664' }]), 'BATON-E707'],
    ['a file over 40 MiB', commit([{ ...change, bytes: commitLimits.fileBytes + 1 }]), 'BATON-E705'],
    ['a deleted CODEOWNERS', commit([{ ...change, path: 'CODEOWNERS', mode: '000000' }]), 'BATON-E706'],
    ['a workflow', commit([{ ...change, path: '.GitHub/workflows/x.yml' }]), 'BATON-E706'],
  ])('with %s are refused', (_title, one, code) => {
    expect(codes([one])).toEqual([code]);
  });

  it('take exactly 40 MiB in one file and 100 commits', () => {
    expect(codes([commit([{ ...change, bytes: commitLimits.fileBytes }])])).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => ({
      sha: `c${index}`,
      parents: [index ? `c${index - 1}` : 'base'],
      changes: [],
    }));
    expect(codes(many.slice(0, 100))).toEqual([]);
    expect(codes(many)).toEqual(['BATON-E705']);
  });
});

describe('other spellings of a path', () => {
  const protectedRows = [
    '.github./x.yml',
    '.github /x.yml',
    'GITHUB~1/x.yml',
    '.GitHub/x',
    'CODEOW~1',
    'codeowners. ',
    'docs/CODEOW~2',
    'gi7eba~1/x',
  ];
  const ownRows = ['.baton-config', '.Baton-Config', '.baton-config./x', '.BATON-CONFIG /x', 'BATON-~1', '.baton-config:x'];
  const goodRows = [
    'github/x',
    'docs/.baton-config',
    'githubs~1',
    'gitlab~1/x',
    'a~1',
    'CODEOWNERS.md',
    '.githubs/x',
    'README~1.md',
  ];
  const rows = [
    ...protectedRows.map((path) => ({ path, code: 'BATON-E706' })),
    ...ownRows.map((path) => ({ path, code: 'BATON-E707' })),
    ...goodRows.map((path) => ({ path, code: undefined })),
  ];
  for (const { path, code } of rows) {
    requirement(
      {
        ids: ['F-S16', 'F-S3'],
        title: `${JSON.stringify(path)} is ${code === undefined ? 'a name like any other' : 'refused'}`,
        input: path,
        expected: code ?? 'published',
      },
      () => expect(codes([commit([{ ...change, path }])])).toEqual(code === undefined ? [] : [code]),
    );
  }

  requirement(
    {
      ids: ['F-S2'],
      title: 'files that engines trust are refused in every folder where their changes are not to be published',
      input: 'packages/a/AGENTS.md, .claude as a link; with and without `trustedPaths`',
      expected: 'BATON-E706; published',
    },
    () => {
      for (const path of ['packages/a/AGENTS.md', '.claude', '.claude/settings.json']) {
        const commits = [commit([{ ...change, path, mode: '120000' }])];
        expect(checkCommits(commits, { ...rules, trustedPaths: ['AGENTS.md', '.claude'] }).map(({ code }) => code)).toEqual([
          'BATON-E706',
        ]);
        expect(codes(commits)).toEqual([]);
      }
    },
  );

  const obeyed = [
    ...['claude.md', 'docs/Agents.MD', '.Claude/settings.json', '.MCP.json', 'ＣＬＡＵＤＥ.md', 'GEMINI.md.'],
    ...['.vscode/mcp.json', 'packages/a/.VSCode/MCP.json', '.vscode'],
  ];
  requirement(
    {
      ids: ['F-SE7', 'T52'],
      title: 'files that engines trust are refused in any spelling that some file system takes for their names',
      input: `${obeyed.join(', ')}; names that only begin or end alike`,
      expected: 'BATON-E706 for each; the others published',
    },
    () => {
      const refused = (path: string) =>
        checkCommits([commit([{ ...change, path }])], { ...rules, trustedPaths: sharedTrustedPaths }).map(({ code }) => code);
      expect(obeyed.filter((path) => refused(path)[0] !== 'BATON-E706')).toEqual([]);
      const others = ['claude.mdx', 'my-agents.md', '.vscode/settings.json', 'vscode/mcp.json', 'mcp.json', 'lsp.json'];
      expect(others.filter((path) => refused(path).length > 0)).toEqual([]);
    },
  );
});
