import type { Command } from 'commander';
import { describe, expect } from 'vitest';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { createProgram } from '../../src/entry/cli/create-program.ts';
import { requirement } from '../support/requirement.ts';
import { listBlocks, listPages } from './pages.ts';

const key = `k1:${'A'.repeat(43)}=`;

/** A command line of the docs, as a shell would split it. Quotes hold words together. */
function splitWords(line: string): readonly string[] {
  const [command = ''] = line.split(/\s[#|<>]/);
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
}

/** Returns the words behind the name of our program, or undefined for another program. */
function findOurWords(line: string): readonly string[] | undefined {
  const words = splitWords(line.replace(/^\$ /, ''));
  if (words[0] === 'npx' && words[1] === 'baton-agents') return words.slice(2);
  return words[0] === 'baton' ? words.slice(1) : undefined;
}

/** Returns what a command line uses that the program does not have. */
function findUnknown(program: Command, words: readonly string[]): readonly string[] {
  let command = program;
  for (const word of words.filter((each) => !each.startsWith('-'))) {
    command = command.commands.find((each) => each.name() === word) ?? command;
  }
  if (command === program) return words.slice(0, 1);
  const known = command.options.flatMap(({ long, short }) => [long, short]);
  return words.filter((word) => /^--?[a-z]/.test(word) && !known.includes(word));
}

describe('the snippets of the documentation', () => {
  requirement(
    {
      ids: ['U19', 'DESIGN-4.1'],
      title: 'are configurations that are valid when they are pasted',
      input: 'every yaml block that begins a configuration, with a key put in',
      expected: 'no problem',
    },
    () => {
      const blocks = listPages().flatMap((page) =>
        listBlocks(page, 'yaml')
          .filter((text) => /^version: 1$/m.test(text))
          .map((text) => ({ path: page.path, text: text.replace(/(k1:)?<your public key>/, key) })),
      );
      expect(blocks.length).toBeGreaterThan(6);
      for (const { path, text } of blocks) {
        const parsed = parseConfig(text);
        expect(parsed.ok ? [] : parsed.error, path).toEqual([]);
      }
    },
  );

  requirement(
    {
      ids: ['U19', 'DESIGN-4.8'],
      title: 'use only commands and options that the program has',
      input: 'every line of every sh block that calls our program',
      expected: 'nothing unknown',
    },
    () => {
      const program = createProgram(() => undefined);
      const lines = listPages().flatMap((page) =>
        listBlocks(page, 'sh').flatMap((block) => block.split('\n').map((line) => ({ path: page.path, line }))),
      );
      const ours = lines.flatMap(({ path, line }) => {
        const words = findOurWords(line);
        return words === undefined ? [] : [{ path, line, unknown: findUnknown(program, words) }];
      });
      expect(ours.length).toBeGreaterThan(5);
      expect(ours.filter(({ unknown }) => unknown.length > 0)).toEqual([]);
    },
  );
});
