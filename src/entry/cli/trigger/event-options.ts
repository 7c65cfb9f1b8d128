import { type Command, Option } from 'commander';
import { UsageError } from '../files/usage-error.ts';
import { addTriggerOptions, readTrigger, type TriggerChoice, type TriggerOptions } from './trigger-options.ts';

export type ThreadKind = 'issue' | 'pull-request';

/** A trigger of the command line, and the two kinds of events that it has besides: of a thread, without a text of their own. */
export type EventChoice =
  | TriggerChoice
  | { readonly kind: 'open'; readonly subject: ThreadKind }
  | { readonly kind: 'assign'; readonly login: string };

/** The options of `addEventOptions` as commander returns them. */
export interface EventOptions extends TriggerOptions {
  readonly open?: ThreadKind;
  readonly assign?: string;
  readonly title?: string;
  /** A file with the text of the issue or pull request. */
  readonly body?: string;
}

/** Adds the options that say an event instead of its payload: what happens, and what the issue or pull request says. */
export function addEventOptions(command: Command): Command {
  return addTriggerOptions(command)
    .addOption(new Option('--open <kind>', 'an issue or pull request is opened').choices(['issue', 'pull-request']))
    .option('--assign <login>', 'a person assigns the issue or pull request')
    .option('--title <text>', 'title of the issue or pull request')
    .option('--body <file>', 'file with its text');
}

/** Returns the event that the options choose, or undefined if they choose none. Throws a UsageError for two or more. */
export function readEventChoice(options: EventOptions): EventChoice | undefined {
  const { open, assign } = options;
  const choices: EventChoice[] = [readTrigger(options)].filter((choice) => choice !== undefined);
  if (open !== undefined) choices.push({ kind: 'open', subject: open });
  if (assign !== undefined) choices.push({ kind: 'assign', login: assign });
  if (choices.length > 1)
    throw new UsageError(`Choose one trigger: ${choices.map(({ kind }) => `--${kind}`).join(' and ')} were given together.`);
  return choices[0];
}

/** Describes an event as the option that says it. */
export function describeChoice(choice: EventChoice): string {
  switch (choice.kind) {
    case 'label':
      return `--label ${choice.name}`;
    case 'comment':
      return `--comment "${choice.text}"`;
    case 'review':
      return `--review ${choice.state}`;
    case 'check':
      return `--check ${JSON.stringify(choice.workflow)}`;
    case 'webhook':
      return `--webhook ${choice.type} --payload ${choice.payload}`;
    case 'open':
      return `--open ${choice.subject}`;
    case 'assign':
      return `--assign ${choice.login}`;
    case 'tick':
    case 'manual':
      return `--${choice.kind} ${choice.pipeline}`;
  }
}
