import type { Command, Option } from 'commander';
import { describe, expect } from 'vitest';
import { createProgram } from '../../src/cli/create-program.ts';
import { type Files, smallRepository, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';
import { type Ran, runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

interface Named {
  readonly words: readonly string[];
  readonly command: Command;
}

/** Lists the commands that do something, each with the words that call it. */
function listCommands(command: Command, words: readonly string[] = []): readonly Named[] {
  if (command.commands.length > 0) return command.commands.flatMap((each) => listCommands(each, [...words, each.name()]));
  return [{ words, command }];
}

/** Refuses one use, and says what stood on stderr. */
async function refuse(args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(...args);
  expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' });
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr).toContain('--help');
  return stderr;
}

async function refuseOption(words: readonly string[], { long = '', flags, required, argChoices = [] }: Option): Promise<void> {
  const slip = `${long}q`;
  expect(await refuse([...words, slip])).toMatch(new RegExp(`unknown option '${slip}'\\n\\(Did you mean .*${long}`));
  if (required) expect(await refuse([...words, long])).toContain(`option '${flags}' argument missing`);
  for (const choice of argChoices)
    expect(await refuse([...words, long, 'nonsense'])).toMatch(new RegExp(`'nonsense' is invalid.*${choice}`));
}

describe('wrong use of every command', () => {
  for (const { words, command } of listCommands(createProgram(() => undefined)))
    requirement(
      {
        ids: ['F-UX11', 'DESIGN-4.8'],
        title: `\`baton ${words.join(' ')}\` names what was seen and what to write`,
        input:
          'a slip in the name of each command and option, an option without its value, a value that is no choice, a missing argument',
        expected: 'exit 2; the value seen, the nearest name, and the choices or the form',
      },
      async () => {
        const last = words.at(-1) ?? '';
        expect(await refuse([...words.slice(0, -1), `${last}q`])).toMatch(
          new RegExp(`unknown command '${last}q'\\n\\(Did you mean ${last}\\?\\)`),
        );
        expect(await refuse([...words, '--nothing-like-it'])).toContain("unknown option '--nothing-like-it'");
        for (const option of command.options)
          if (!option.hidden && (option.long ?? '').length > 5) await refuseOption(words, option);
        const [needed] = command.registeredArguments.filter(({ required }) => required);
        if (needed !== undefined) expect(await refuse(words)).toContain(`'${needed.name()}'`);
      },
    );
});

const makeRepository = useRepositories();
const outside = useFiles();
const whole = smallRepository();
const { '.github/baton.yml': config = '', '.github/workflows/baton.yml': workflow = '' } = whole;
const inRoot: Files = { 'baton.yml': config, 'src/main.js': '' };
const misplaced =
  'There is no .github/baton.yml, where Baton looks for it, but a baton.yml. Type: mkdir -p .github && mv baton.yml .github/baton.yml';

/** Runs a command in a folder, as a person does who stands there. */
async function runIn(folder: string, args: readonly string[]): Promise<Ran> {
  const before = process.cwd();
  process.chdir(folder);
  return runCommand(...args).finally(() => process.chdir(before));
}

interface Slip {
  readonly args: readonly string[];
  /** The files of the repository; none for a folder that is in no repository. */
  readonly files?: Files;
  /** The folder below the root that the person stands in. */
  readonly below?: string;
  readonly says: readonly string[];
}

const slips: readonly Slip[] = [
  ...['validate', 'prompt', 'graph', 'explain'].map((command) => ({
    args: [command, '--config', '.github/workflows/baton.yml', ...(command === 'prompt' ? ['fix.write'] : [])].concat(
      command === 'explain' ? ['--label', 'go'] : [],
    ),
    files: whole,
    says: ['.github/workflows/baton.yml is a workflow', '.github/baton.yml', 'baton validate'],
  })),
  {
    args: ['validate', '.github/workflows/baton.yml'],
    files: whole,
    says: [
      '.github/workflows/baton.yml is a workflow, and no configuration of Baton. That is .github/baton.yml; `baton validate` without a file checks it, and the workflows beside it.',
    ],
  },
  { args: ['validate'], says: ['There is no .github/baton.yml here or in a folder above. Type `baton init` in your repository'] },
  {
    args: ['validate'],
    files: { 'README.md': '' },
    says: ['There is no .github/baton.yml here or in a folder above. Type `baton init` in your repository'],
  },
  { args: ['validate'], files: inRoot, says: [misplaced] },
  { args: ['try', '--label', 'go'], files: inRoot, says: [misplaced] },
  { args: ['prompt', 'fix.write'], files: inRoot, says: [misplaced] },
  { args: ['explain', '--label', 'go'], files: inRoot, says: [misplaced] },
  {
    args: ['graph'],
    files: inRoot,
    below: 'src',
    says: ['Type: mkdir -p ../.github && mv ../baton.yml ../.github/baton.yml'],
  },
  {
    args: ['try', 'fix'],
    files: whole,
    says: [
      'A try begins with an event, and "fix" is none. Type one of these:\n  baton try --label go               fix\n  baton try --comment \'/baton fix\'   fix\n',
    ],
  },
  { args: ['try', 'go'], files: whole, says: ['"go" is none.', 'baton try --label go', 'baton try --manual tidy'] },
  { args: ['run', 'fix'], files: whole, says: ["unknown command 'run'. Type: baton try, or comment on GitHub: /baton run fix"] },
  ...['try', 'explain'].flatMap((command) => [
    { args: [command, '--comment', 'baton retry'], files: whole, says: ["--comment '/baton retry'"] },
    { args: [command, '--comment', 'baton fix'], files: whole, says: ["--comment '/baton fix'"] },
  ]),
];

describe('what people type first', () => {
  for (const { args, files, below = '.', says } of slips)
    requirement(
      {
        ids: ['F-UX11', 'DESIGN-4.8'],
        title: `\`baton ${args.join(' ')}\` ${files === undefined ? 'in no repository' : `beside ${Object.keys(files).join(', ')}`} says what to type`,
        input: args.join(' '),
        expected: `exit 2; ${says.join(' … ').replaceAll('\n', ' ')}`,
      },
      async () => {
        const folder = files === undefined ? outside.folder : `${makeRepository(files).folder}/${below}`;
        const { code, stdout, stderr } = await runIn(folder, args);
        for (const words of says) expect(stderr).toContain(words);
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      },
    );

  requirement(
    {
      ids: ['F-UX11', 'U25'],
      title: 'a workflow whose `if` skips what Baton starts itself',
      input: "`baton try --label go` of two stages, with `if: github.event_name == 'issues'`, and with `if: false`",
      expected: 'exit 1; the run, the job that was skipped and its file, and what to write in `if`',
    },
    async () => {
      const twoStages = config.replace(
        '{ write: { agent: writer } } }',
        '{ write: { agent: writer }, check: { agent: writer, needs: [write] } } }',
      );
      const tryWith = (condition: string): Promise<Ran> => {
        const skipping = workflow.replace('  baton:\n', `  baton:\n    if: ${condition}\n`);
        const { folder } = makeRepository({ '.github/baton.yml': twoStages, '.github/workflows/baton.yml': skipping });
        return runIn(folder, ['try', '--yes', '--label', 'go']);
      };
      const half = await tryWith("github.event_name == 'issues'");
      expect(half.stderr).toContain(
        "Run fix-1 goes no further: Baton starts its stages by workflow_dispatch, and there the job baton was skipped by its `if`. Write: if: vars.BATON_MODE != 'app'",
      );
      expect(half.code).toBe(1);
      const none = await tryWith('false');
      expect(none.stderr).toContain(
        'no job of .github/workflows/baton.yml runs at this event (issues, labeled; skipped by its `if`: baton)',
      );
      expect(none.code).toBe(1);
    },
    60_000,
  );
});
