import { type Command, Option } from 'commander';
import { UsageError } from '../files/usage-error.ts';

/** An event of GitHub, said on the command line instead of as a webhook payload. */
export type TriggerChoice =
  | { readonly kind: 'label'; readonly name: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'review'; readonly state: ReviewState }
  | { readonly kind: 'check'; readonly workflow: string }
  | { readonly kind: 'tick'; readonly pipeline: string }
  | { readonly kind: 'manual'; readonly pipeline: string }
  | { readonly kind: 'webhook'; readonly type: string; readonly payload: string };

const reviewStates = ['approved', 'changes_requested', 'commented'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The options of `addTriggerOptions` as commander returns them. */
export interface TriggerOptions {
  readonly label?: string;
  readonly comment?: string;
  readonly review?: ReviewState;
  readonly check?: string;
  readonly tick?: string;
  readonly manual?: string;
  readonly webhook?: string;
  readonly payload?: string;
}

/** Adds the options that choose a trigger. Every command that asks "what if" has the same ones. */
export function addTriggerOptions(command: Command): Command {
  return command
    .option('--label <name>', 'a person puts this label on the issue or pull request')
    .option('--comment <text>', 'a person writes this comment, `/baton run fix` for example')
    .addOption(new Option('--review <state>', 'a person reviews the pull request').choices(reviewStates))
    .option('--check <workflow>', 'the workflow of this name fails for the pull request, or for the default branch')
    .option('--tick <pipeline>', 'the schedule of this pipeline is due')
    .option('--manual <pipeline>', 'a person starts this pipeline by hand')
    .option('--webhook <type>', 'an outside system sends a repository_dispatch of this type; needs --payload')
    .option('--payload <file>', 'client_payload of --webhook, a JSON file');
}

/** Returns the one trigger that the options choose, or undefined if they choose none. Throws a UsageError for two or more. */
export function readTrigger(options: TriggerOptions): TriggerChoice | undefined {
  const choices = listChoices(options);
  if (choices.length > 1)
    throw new UsageError(`Choose one trigger: ${choices.map(({ kind }) => `--${kind}`).join(' and ')} were given together.`);
  if (options.payload !== undefined && options.webhook === undefined)
    throw new UsageError('--payload goes with --webhook. Add --webhook TYPE, or leave --payload out.');
  return choices[0];
}

function listChoices({
  label,
  comment,
  review,
  check,
  tick,
  manual,
  webhook,
  payload,
}: TriggerOptions): readonly TriggerChoice[] {
  if (webhook !== undefined && payload === undefined)
    throw new UsageError('--webhook needs the payload. Add --payload FILE with the JSON of `client_payload`.');
  const choices: TriggerChoice[] = [];
  if (label !== undefined) choices.push({ kind: 'label', name: label });
  if (comment !== undefined) choices.push({ kind: 'comment', text: comment });
  if (review !== undefined) choices.push({ kind: 'review', state: review });
  if (check !== undefined) choices.push({ kind: 'check', workflow: check });
  if (tick !== undefined) choices.push({ kind: 'tick', pipeline: tick });
  if (manual !== undefined) choices.push({ kind: 'manual', pipeline: manual });
  if (webhook !== undefined && payload !== undefined) choices.push({ kind: 'webhook', type: webhook, payload });
  return choices;
}
