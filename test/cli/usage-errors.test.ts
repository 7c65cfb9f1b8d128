import type { Command, Option } from 'commander';
import { describe, expect } from 'vitest';
import { createProgram } from '../../src/cli/create-program.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';

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
