import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '../../src/cli/create-program.ts';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { runCommand } from '../cli/run-command.ts';
import { useFiles } from '../cli/support.ts';
import { requirement } from '../support/requirement.ts';
import { listBlocks, listPages } from './pages.ts';
import { completeConfig, completeWorkflow, listYamlBlocks, readExampleConfig } from './yaml-blocks.ts';

const files = useFiles();
const blocks = listYamlBlocks();

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
      input: 'every yaml block that is a configuration, with a key put in; every one that is a part of one, put where it belongs',
      expected: 'no problem',
    },
    () => {
      const configs = blocks.filter(({ kind }) => kind === 'config');
      const parts = blocks
        .filter(({ kind }) => kind === 'part')
        .map((part) => ({ ...part, text: completeConfig(parse(part.text)) }));
      expect(configs.length).toBeGreaterThan(6);
      expect(parts.length).toBeGreaterThan(5);
      for (const { path, text } of [...configs, ...parts]) {
        const parsed = parseConfig(text);
        expect(parsed.ok ? [] : parsed.error, `${path}:\n${text}`).toEqual([]);
      }
    },
  );

  requirement(
    {
      ids: ['U19', 'DESIGN-4.7'],
      title: 'are templates that a prompt may have',
      input: 'every liquid block, as the prompt of a stage after one named investigate, which may create children',
      expected: 'no problem; an unknown variable is one',
    },
    () => {
      const prompts = listPages().flatMap((page) => listBlocks(page, 'liquid'));
      expect(prompts.length).toBeGreaterThan(1);
      const check = (prompt: string) =>
        parseConfig(
          completeConfig({
            stages: { investigate: { agent: 'one' }, next: { needs: ['investigate'], agent: 'one', children: {}, prompt } },
          }),
        );
      for (const prompt of prompts) expect(check(prompt), prompt).toMatchObject({ ok: true });
      expect(check('{{ needs.investigate.handof }}')).toMatchObject({ ok: false });
    },
  );

  requirement(
    {
      ids: ['U19', 'U28', 'DESIGN-4.8'],
      title: 'are workflows that start the pipelines of a configuration beside them when they are pasted, and name their runs',
      input:
        'every yaml block that is a workflow, or the secrets of its job, beside the configuration of an example: baton validate',
      expected: 'valid, without a warning; a run-name',
    },
    async () => {
      const workflows = blocks.filter(({ kind }) => kind === 'workflow');
      expect(workflows.length).toBeGreaterThan(2);
      for (const { path, text } of workflows) {
        const folder = join(files.folder, path.replaceAll('/', '-'));
        cpSync('examples/investigate-fix-pr', folder, { recursive: true });
        const config = join(folder, '.github/baton.yml');
        writeFileSync(config, readExampleConfig());
        writeFileSync(join(folder, '.github/workflows/baton.yml'), completeWorkflow(text));
        const { code, stdout } = await runCommand('validate', '--json', '--config', config);
        const { problems, warnings = [] } = JSON.parse(stdout);
        expect({ code, problems, warnings }, path).toEqual({ code: 0, problems: [], warnings: [] });
        expect(parse(completeWorkflow(text))['run-name'], path).toContain('github.event.label.name');
      }
    },
  );

  requirement(
    {
      ids: ['U19', 'DESIGN-4.8'],
      title: 'use only commands and options that the program has',
      input: 'every line of every block of a shell that calls our program',
      expected: 'nothing unknown',
    },
    () => {
      const program = createProgram(() => undefined);
      const lines = listPages().flatMap((page) =>
        ['sh', 'bash', 'console']
          .flatMap((language) => listBlocks(page, language))
          .flatMap((block) => block.split('\n').map((line) => ({ path: page.path, line }))),
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
