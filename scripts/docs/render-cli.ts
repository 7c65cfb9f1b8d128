import type { Command, Option } from 'commander';
import { escapeCell } from './escape-cell.ts';

/** Renders the page of the command line from the help texts of the program, so that the page cannot say anything else. */
export function renderCli(program: Command): string {
  const commands = listCommands(program);
  return `${[
    '<!-- Generated from the help of the commands by `npm run generate`. Do not edit. -->',
    '# Command line',
    '`npx baton-agents COMMAND` runs a command without installing anything. `npm install --global baton-agents` gives you the program `baton`. Node 22 or newer is needed.',
    'Commands look for `.github/baton.yml` in the folder that you stand in and in the folders above it, up to the root of the repository. `--config` names another file, and `-` is stdin.',
    '`--json` prints one JSON document on stdout. If a command fails, that document is `{"error": {"code", "message"}}`; the code is `usage` for wrong use, `failed` for a fault, else a code of [errors.md](errors.md). Colours appear on terminals only, and never when `NO_COLOR` is set.',
    '| exit code | meaning |\n|---|---|\n| 0 | All is well. |\n| 1 | The thing that was checked is wrong, or nothing was found. |\n| 2 | The command was used wrongly, or a file has the wrong form. |\n| 3 | GitHub refused, or could not be reached. |',
    '## Commands',
    ['| command | what it does |', '|---|---|', ...commands.map(renderRow)].join('\n'),
    ...commands.flatMap(renderCommand),
  ].join('\n\n')}\n`;
}

/** Lists the commands that can be run, each with its whole name. */
function listCommands(program: Command): readonly { readonly name: string; readonly command: Command }[] {
  const visit = (command: Command, name: string): ReturnType<typeof listCommands> => {
    const own = command.commands.length === 0 ? [{ name, command }] : [];
    return [...own, ...command.commands.flatMap((each) => visit(each, `${name} ${each.name()}`))];
  };
  return visit(program, program.name());
}

function renderRow({ name, command }: { readonly name: string; readonly command: Command }): string {
  return `| [\`${name}\`](#${name.replaceAll(' ', '-')}) | ${escapeCell(command.description())} |`;
}

function renderCommand({ name, command }: { readonly name: string; readonly command: Command }): readonly string[] {
  const options = command.options.filter(({ hidden }) => !hidden);
  const given = command.registeredArguments.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`));
  const table = ['| option | meaning |', '|---|---|', ...options.map(renderOption)].join('\n');
  return [
    `## ${name}`,
    `${capitalise(command.description())}.`,
    `\`\`\`\n${[name, ...given, ...(options.length === 0 ? [] : ['[options]'])].join(' ')}\n\`\`\``,
    ...(options.length === 0 ? [] : [table]),
  ];
}

function renderOption(option: Option): string {
  const { flags, description, argChoices, defaultValue, mandatory } = option;
  const isShown = defaultValue !== undefined && !(Array.isArray(defaultValue) && defaultValue.length === 0);
  const notes = [
    ...(argChoices === undefined ? [] : [`one of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}`]),
    ...(isShown ? [`default: \`${defaultValue}\``] : []),
    ...(mandatory ? ['required'] : []),
  ];
  return `| \`${flags}\` | ${escapeCell(description)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`} |`;
}

function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
