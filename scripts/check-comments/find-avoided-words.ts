import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source, Violation } from '../check-imports/source.ts';
import { avoidedWords } from './rules.ts';

const code = ['src/**/*.ts', 'scripts/**/*.ts', 'test/**/*.ts', 'examples/**/*.mjs'];
const pages = ['*.md', 'docs/**/*.md', 'examples/**/*.md'];
/** The page that quotes inputs of tests. */
const exempt = ['docs/maintainers/requirements.md'];

/** Reads the files below the root whose words are checked: code for its comments, pages as a whole. */
export function readTexts(root: string): readonly Source[] {
  return globSync([...code, ...pages], { cwd: root, exclude: exempt })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Finds the words that comments and pages do not use. Names are not looked at: backticks, braces, blocks of code. */
export function findAvoidedWords({ path, text }: Source): readonly Violation[] {
  const prose = blankNames(path.endsWith('.md') ? blankBlocks(text) : keepComments(text));
  return avoidedWords.flatMap(({ word, pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ index }) => ({
      file: path,
      line: prose.slice(0, index).split('\n').length,
      message: `the text says “${word}”. Write ${instead}`,
    })),
  );
}

const comment = /^[ \t]*(?:\/\*\*?|\*|\/\/)(.*)$|(?<=[;,{)] )\/\/ (.*)$/;

/** Keeps the text of comments, each on its line, so that words are found across the end of a line. */
function keepComments(text: string): string {
  return text
    .split('\n')
    .map((line) => comment.exec(line))
    .map((match) => match?.[1] ?? match?.[2] ?? '')
    .join('\n');
}

function blankBlocks(text: string): string {
  return text.replace(/^([ \t]*(?:`{3,}|~{3,}))[\s\S]*?^\1/gm, blank);
}

function blankNames(text: string): string {
  return text.replace(/`[^`\n]+`|\{[^{}\n]*\}|\]\([^)\n]*\)/g, blank);
}

/** Replaces all but line ends by a sign that belongs to no word, so that words beside a name do not become neighbours. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, '·');
}
