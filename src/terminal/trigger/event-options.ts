import { type Command, Option } from 'commander';
import { quoteArgument } from '../../core/text/plain-text.ts';
import { UsageError } from '../files/usage-error.ts';

export type ThreadKind = 'issue' | 'pull-request';

/** An event of GitHub, said on the command line instead of as a webhook payload. */
export type EventChoice =
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'review'; readonly state: ReviewState }
  | { readonly kind: 'open'; readonly subject: ThreadKind }
  | { readonly kind: 'assign'; readonly login: string }
  | { readonly kind: 'check'; readonly workflow: string }
  | { readonly kind: 'tick'; readonly pipeline: string }
  | { readonly kind: 'manual'; readonly pipeline: string; readonly inputs?: Readonly<Record<string, string>> }
  /** `payload` is the file with the payload; empty if the user named none. */
  | { readonly kind: 'webhook'; readonly type: string; readonly payload: string };

const reviewStates = ['approved', 'changes_requested', 'commented'] as const;
type ReviewState = (typeof reviewStates)[number];

/** The options of `addEventOptions` as commander returns them. */
export interface EventOptions {
  readonly label?: string;
  readonly comment?: string;
  readonly review?: ReviewState;
  readonly check?: string;
  readonly tick?: string;
  readonly manual?: string;
  readonly input?: readonly string[];
  readonly webhook?: string;
  readonly payload?: string;
  readonly open?: ThreadKind;
  readonly assign?: string;
  readonly title?: string;
  /** A file with the text of the issue or pull request. */
  readonly body?: string;
}

/**
 * Adds the options that say an event instead of its payload: what happens, and what the issue or pull request says. Every command that
 * asks "what if" has the same ones.
 */
export function addEventOptions(command: Command): Command {
  return command
    .option('--label <name>', 'a person puts this label on the issue or pull request')
    .option('--comment <text>', 'a person writes this comment, `/baton run fix` for example')
    .addOption(new Option('--review <state>', 'a person reviews the pull request').choices(reviewStates))
    .option('--check <workflow>', 'the workflow of this name fails for the pull request, or for the default branch')
    .option('--tick <pipeline>', 'the schedule of this pipeline is due')
    .option('--manual <pipeline>', 'a person starts this pipeline by hand')
    .addOption(
      new Option('--input <name=value>', 'an input of the start by hand; may be given more than once').argParser(
        (value: string, before: readonly string[] = []) => [...before, value],
      ),
    )
    .option('--webhook <type>', 'an outside system sends a repository_dispatch of this type')
    .option('--payload <file>', 'client_payload of --webhook, a JSON file; `try` makes one up when absent')
    .addOption(new Option('--open <kind>', 'an issue or pull request is opened').choices(['issue', 'pull-request']))
    .option('--assign <login>', 'a person assigns the issue or pull request')
    .option('--title <text>', 'title of the issue or pull request')
    .option('--body <file>', 'file with its text');
}

/** Returns the one event that the options choose, or undefined if they choose none. Throws a UsageError for two or more. */
export function readEventChoice(options: EventOptions): EventChoice | undefined {
  const choices = listChoices(options);
  if (choices.length > 1)
    throw new UsageError(`Choose one trigger: ${choices.map(({ kind }) => `--${kind}`).join(' and ')} were given together.`);
  if (/^baton(?: [\w./[\]-]+)*$/.test(options.comment ?? ''))
    throw new UsageError(`A command begins with a slash. Write: --comment ${quoteArgument(`/${options.comment}`)}`);
  if (options.payload !== undefined && options.webhook === undefined)
    throw new UsageError('--payload goes with --webhook. Add --webhook TYPE, or leave --payload out.');
  if (options.input !== undefined && options.manual === undefined)
    throw new UsageError('--input goes with --manual. Add --manual PIPELINE, or write the inputs in --comment "/baton run …".');
  return choices[0];
}

/** Reads inputs as they were typed. Whether the pipeline takes them, the start itself says. */
function readInputs(given: readonly string[]): Readonly<Record<string, string>> {
  const inputs = new Map<string, string>();
  for (const text of given) {
    const [, name, value] = /^([^=]+)=([\s\S]*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new UsageError(`--input is "${text}"; write a name and its value, such as --input topic="two words".`);
    if (inputs.has(name)) throw new UsageError(`--input ${name} was given twice. Leave one out.`);
    inputs.set(name, value);
  }
  return Object.fromEntries(inputs);
}

function listChoices(options: EventOptions): readonly EventChoice[] {
  const { label, comment, review, check, tick, manual, webhook, payload, open, assign, input = [] } = options;
  const choices: EventChoice[] = [];
  if (label !== undefined) choices.push({ kind: 'label', name: label });
  if (comment !== undefined) choices.push({ kind: 'comment', text: comment });
  if (review !== undefined) choices.push({ kind: 'review', state: review });
  if (check !== undefined) choices.push({ kind: 'check', workflow: check });
  if (tick !== undefined) choices.push({ kind: 'tick', pipeline: tick });
  if (manual !== undefined) choices.push({ kind: 'manual', pipeline: manual, inputs: readInputs(input) });
  if (webhook !== undefined) choices.push({ kind: 'webhook', type: webhook, payload: payload ?? '' });
  if (open !== undefined) choices.push({ kind: 'open', subject: open });
  if (assign !== undefined) choices.push({ kind: 'assign', login: assign });
  return choices;
}

/** Describes an event as one would type the option that says it. */
export function describeChoice(choice: EventChoice): string {
  if (choice.kind === 'label') return `--label ${quoteArgument(choice.name)}`;
  if (choice.kind === 'comment') return `--comment ${quoteArgument(choice.text)}`;
  if (choice.kind === 'review') return `--review ${choice.state}`;
  if (choice.kind === 'check') return `--check ${quoteArgument(choice.workflow)}`;
  if (choice.kind === 'webhook') return `--webhook ${quoteArgument(choice.type)}`;
  if (choice.kind === 'open') return `--open ${choice.subject}`;
  if (choice.kind === 'assign') return `--assign ${choice.login}`;
  if (choice.kind === 'tick') return `--tick ${quoteArgument(choice.pipeline)}`;
  return [`--manual ${quoteArgument(choice.pipeline)}`, ...describeInputs(choice.inputs)].join(' ');
}

function describeInputs(inputs: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.entries(inputs).map(([name, value]) => `--input ${quoteArgument(`${name}=${value}`)}`);
}
