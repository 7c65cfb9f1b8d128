import { describe, expect } from 'vitest';
import {
  buildRules,
  describeRules,
  listImports,
  maxRuleBytes,
  maxRuleFiles,
  type RuleReading,
  renderRules,
} from '../../../src/core/prompt/rules.ts';
import { requirement } from '../../support/requirement.ts';

type Files = Readonly<Record<string, string>>;

const claude: RuleReading = { own: 'CLAUDE.md', reads: [], canTurnOff: true };
const codex: RuleReading = { reads: ['AGENTS.md'], canTurnOff: true };
const gemini: RuleReading = { own: 'GEMINI.md', reads: ['GEMINI.md'], followsImports: true, canTurnOff: false };

/** The parts in words: the file, and who gives it. */
function build(reading: RuleReading, files: Files): readonly string[] {
  return buildRules(reading, (file) => files[file]).map(({ file, by }) => `${file} ${by}`);
}

const cases: readonly {
  readonly title: string;
  readonly reading: RuleReading;
  readonly files: Files;
  readonly parts: readonly string[];
}[] = [
  {
    title: 'AGENTS.md and then the own file of the engine',
    reading: claude,
    files: { 'CLAUDE.md': 'own', 'AGENTS.md': 'all', 'GEMINI.md': 'of another' },
    parts: ['AGENTS.md baton', 'CLAUDE.md baton'],
  },
  {
    title: 'an equal text, as of a link, once',
    reading: claude,
    files: { 'AGENTS.md': 'all\n', 'CLAUDE.md': 'all' },
    parts: ['AGENTS.md baton'],
  },
  {
    title: 'a file that only imports the other, once',
    reading: claude,
    files: { 'AGENTS.md': 'all', 'CLAUDE.md': '@AGENTS.md\n' },
    parts: ['AGENTS.md baton'],
  },
  {
    title: 'a file that only imports the other, the other way round',
    reading: claude,
    files: { 'AGENTS.md': '\n@./CLAUDE.md\n', 'CLAUDE.md': 'own' },
    parts: ['CLAUDE.md baton'],
  },
  {
    title: 'nothing of files that import each other and say nothing',
    reading: claude,
    files: { 'AGENTS.md': '@CLAUDE.md', 'CLAUDE.md': '@AGENTS.md' },
    parts: [],
  },
  {
    title: 'what other lines import, each once, relative to the file that names it',
    reading: claude,
    files: {
      'AGENTS.md': 'all\n- @docs/a.md\n@docs/a.md',
      'docs/a.md': 'a\n@b.md\n@../AGENTS.md',
      'docs/b.md': 'b',
      'b.md': 'not this one',
    },
    parts: ['AGENTS.md baton', 'docs/a.md baton', 'docs/b.md baton'],
  },
  {
    title: 'four files deep',
    reading: claude,
    files: Object.fromEntries(['AGENTS.md', '1', '2', '3', '4', '5'].map((name, at) => [name, `${name}\n@${at + 1}`])),
    parts: ['AGENTS.md baton', '1 baton', '2 baton', '3 baton', '4 baton'],
  },
  {
    title: 'only what the engine does not read by itself',
    reading: codex,
    files: { 'AGENTS.md': 'all\n@docs/a.md', 'docs/a.md': 'a' },
    parts: ['AGENTS.md engine', 'docs/a.md baton'],
  },
  {
    title: 'not what the engine imports by itself',
    reading: gemini,
    files: { 'AGENTS.md': 'all', 'GEMINI.md': 'own\n@AGENTS.md' },
    parts: ['AGENTS.md engine', 'GEMINI.md engine'],
  },
  {
    title: 'not what the engine reads under another name',
    reading: gemini,
    files: { 'AGENTS.md': 'all', 'GEMINI.md': 'all' },
    parts: ['AGENTS.md engine'],
  },
  {
    title: 'the file that the own one of the engine stands for, where the engine takes it literally',
    reading: { ...codex, own: 'CODEX.md' },
    files: { 'AGENTS.md': '@CODEX.md', 'CODEX.md': 'own' },
    parts: ['CODEX.md baton'],
  },
];

describe('the rules of a repository', () => {
  for (const { title, reading, files, parts } of cases) {
    requirement(
      { ids: ['F-EN1'], title: `are ${title}`, input: JSON.stringify(files), expected: parts.join(', ') || 'nothing' },
      () => expect(build(reading, files)).toEqual(parts),
    );
  }

  requirement(
    {
      ids: ['F-EN1'],
      title: 'are imported by whole lines outside of code, from within the repository',
      input: 'names in a sentence, in a block of code, of a home, an absolute path, and paths out of the repository',
      expected: 'the two that lead into it',
    },
    () => {
      const text =
        'Ask @octocat.\n```\n@in/code.md\n```\n@~/mine.md\n@/etc/passwd\n@../../up.md\n@x.md\r\n  * @../y.md\n@mail@host';
      expect(listImports(text, 'docs/a.md')).toEqual(['docs/x.md', 'y.md', 'docs/mail@host']);
    },
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: 'have 64 KiB in all; what is cut says so, and the facts name the bytes and the digest of what was given',
      input: 'AGENTS.md with 40,000 bytes and CLAUDE.md with 40,000 of two bytes each, which imports one more',
      expected: 'the second cut after a whole character, the third empty; a mark in both',
    },
    () => {
      const files: Files = { 'AGENTS.md': 'a'.repeat(40_000), 'CLAUDE.md': `@b.md\nx${'é'.repeat(20_000)}`, 'b.md': 'b' };
      const parts = buildRules(claude, (file) => files[file]);
      const facts = describeRules(parts, (text) => `sha256:${text.length}`);
      const bytes = facts.map((fact) => fact.bytes);
      expect(bytes[0]).toBe(40_000);
      expect(bytes[1]).toBe(maxRuleBytes - 40_000 - 1);
      expect(bytes[2]).toBe(0);
      expect(facts.map(({ cut }) => cut)).toEqual([undefined, true, true]);
      expect(renderRules(parts).match(/The rest of this file is left out/g)).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: 'come from a bounded number of files',
      input: 'AGENTS.md that imports a thousand files',
      expected: `${maxRuleFiles} files`,
    },
    () => {
      const names = Array.from({ length: 1_000 }, (_, index) => `f${index}`);
      const files: Files = {
        'AGENTS.md': names.map((name) => `@${name}`).join('\n'),
        ...Object.fromEntries(names.map((name) => [name, name])),
      };
      expect(build(claude, files)).toHaveLength(maxRuleFiles);
    },
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: 'are shown with the name of each file, apart from those that the engine reads by itself',
      input: 'AGENTS.md read by the engine, which imports docs/a.md',
      expected: 'the text of docs/a.md alone; nothing where the engine reads all',
    },
    () => {
      const files: Files = { 'AGENTS.md': 'all\n@docs/a.md', 'docs/a.md': 'text a\n' };
      const text = renderRules(buildRules(codex, (file) => files[file]));
      expect(text).toContain('<rules file="docs/a.md">\ntext a\n</rules>');
      expect(text).not.toContain('all\n');
      expect(renderRules(buildRules(codex, () => 'all'))).toBe('');
    },
  );
});
