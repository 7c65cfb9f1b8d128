import { type Command, InvalidArgumentError } from 'commander';

/** Parses a number given as an option of the command line. */
export function parseNumber(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw new InvalidArgumentError('Write a number.');
  return Number(text);
}

/** Adds the options that name the thread that a command reads, in a file or on GitHub. */
export function addThreadOptions(command: Command): Command {
  return command
    .option('--repo <owner/name>', 'repository on GitHub, when no file is given')
    .option('--repo-id <n>', 'numeric id of the repository that the comments in a file are from', parseNumber)
    .option('--subject <n>', 'number of the issue or pull request whose comments these are', parseNumber)
    .option(
      '--trusted-author <id>',
      'numeric id of the account that wrote the records; on GitHub, where they are unsigned, that of workflows when absent',
      parseNumber,
    )
    .option('--config <file>', 'path of the configuration; on GitHub that of the default branch when absent');
}
