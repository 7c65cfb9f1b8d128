import { type CommentFilter, filtersOf } from '../config/schema/filter-schema.ts';
import type { Triggers } from '../config/schema/triggers-schema.ts';
import { truncateCodePoints } from '../text/code-points.ts';

/** The form of a line that is a command. A word may name an element of a matrix, `split[0]`, and a child of it. */
const commandLine = /^\/[a-z][a-z0-9-]*(?: [A-Za-z0-9][A-Za-z0-9._/-]*(?:\[\d{1,2}\](?:\/[A-Za-z0-9._/-]*)?)?)*$/;

/**
 * Finds the first line of a comment if it can be a command: it starts with a slash and holds only plain characters (U11). Quotes,
 * code, HTML and mentions begin otherwise, and later lines are text.
 */
export function findCommand(body: string): string | undefined {
  const line = findFirstLine(body);
  return line.length <= 200 && commandLine.test(line) ? line : undefined;
}

/**
 * Finds what stands behind a command in the first line of a comment, without the spaces around it; undefined where the line does
 * not begin with this command. The rest is not checked: whoever reads it takes only what `splitWords` takes.
 */
export function findRest(body: string, command: string): string | undefined {
  const line = findFirstLine(body);
  if (!line.startsWith(command)) return undefined;
  const rest = line.slice(command.length);
  return rest === '' || /^[ \t]/.test(rest) ? rest.trim() : undefined;
}

function findFirstLine(body: string): string {
  const [first = ''] = body.split(/\r\n|\r|\n/, 1);
  return first.replace(/[ \t]+$/, '');
}

/** Finds the pipeline that `/baton run` names. Inputs may stand behind it, which are read once the pipeline is known. */
export function findNamedPipeline(body: string): string | undefined {
  return /^\/baton run ([A-Za-z0-9][A-Za-z0-9._/-]*)(?=[ \t]|$)/.exec(findFirstLine(body))?.[1];
}

/** Finds the first line of a comment that may be a command with inputs behind it: for people who are shown what they wrote. */
export function findCommandLine(body: string): string | undefined {
  const line = findFirstLine(body);
  return findCommand(body) ?? (/^\/[a-z][a-z0-9-]*[ \t]/.test(line) ? truncateCodePoints(line, 200) : undefined);
}

/** The request in the first line of a comment. A pipeline's own command is none of these. */
export type Command =
  | { readonly kind: 'run'; readonly pipeline: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'retry'; readonly task?: string | undefined }
  /** The digest is what the person saw; without one nothing is approved. A single word may be a stage or a digest: the run says. */
  | { readonly kind: 'approve'; readonly task?: string | undefined; readonly digest?: string | undefined }
  /** `text` is the rest of the comment, behind the verb and below; whether its first word names a stage, the run says. */
  | { readonly kind: 'answer' | 'reject'; readonly text: string }
  /** `text` is the rest of the line: an amount, and before it the name of a run where several ask. */
  | { readonly kind: 'raise'; readonly text: string }
  | { readonly kind: 'status' }
  | { readonly kind: 'why' }
  | { readonly kind: 'handoff'; readonly task: string }
  | { readonly kind: 'help' }
  /** A line that addresses Baton with an unknown command. */
  | { readonly kind: 'unknown'; readonly line: string };

export type CommandVerb = Exclude<Command['kind'], 'unknown'>;

interface VerbFacts {
  /** The argument of the verb; a question mark where it is optional. `text` is whatever stands behind the verb and below. */
  readonly takes?: 'pipeline' | 'stage' | 'stage?' | 'stage digest' | 'text' | 'usd';
  /** The description for the list of commands; absent where this version does not support the verb yet. */
  readonly does?: string;
}

/** The verbs that exist. The first word of every command is `/baton`. */
export const verbs: Readonly<Record<CommandVerb, VerbFacts>> = {
  run: { takes: 'pipeline', does: 'starts a pipeline, whatever its filters say' },
  status: { does: 'says how the runs here stand' },
  retry: { takes: 'stage?', does: 'starts what failed once more, with the failure in its prompt' },
  cancel: { does: 'ends the runs that are under way here, and the jobs at work for them' },
  handoff: { takes: 'stage', does: 'shows what a stage handed over' },
  why: { does: 'says why runs here started, or why nothing did' },
  approve: { takes: 'stage digest', does: 'lets a stage start that waits for approval' },
  answer: { takes: 'text', does: 'answers the question of an agent, which continues with it' },
  reject: { takes: 'text', does: 'refuses the approval and ends the run' },
  raise: { takes: 'usd', does: 'adds money to what a run may cost that waits at its limit' },
  help: { does: 'shows this list' },
};

const name = '/baton';

/**
 * Parses the command in a comment: its whole first line, with exactly the words that the verb takes (I-8, U11). Returns undefined
 * when the comment does not address Baton: a quote, code, HTML, a list, a mention or running text begin otherwise.
 */
export function parseCommand(body: string): Command | undefined {
  const free = parseTextCommand(body);
  if (free !== undefined) return free;
  const pipeline = findNamedPipeline(body);
  if (pipeline !== undefined) return { kind: 'run', pipeline };
  const line = findCommand(body);
  if (line === undefined) return undefined;
  const [first, verb, ...words] = line.split(' ');
  if (first !== name) return undefined;
  if (verb === undefined) return { kind: 'help' };
  return (isVerb(verb) ? buildCommand(verb, words) : undefined) ?? { kind: 'unknown', line };
}

/** Parses a command whose words are free text. Only its beginning has a form, so that people can write as they like. */
function parseTextCommand(body: string): Command | undefined {
  const raise = /^\/baton raise(?![A-Za-z0-9-])([^\r\n]*)/.exec(body);
  if (raise !== null) return { kind: 'raise', text: (raise[1] ?? '').trim() };
  const found = /^\/baton (answer|reject)(?![A-Za-z0-9-])([\s\S]*)$/.exec(body);
  const [, kind, text = ''] = found ?? [];
  return kind === 'answer' || kind === 'reject' ? { kind, text: text.trim() } : undefined;
}

function isVerb(word: string): word is CommandVerb {
  return Object.hasOwn(verbs, word);
}

/** Builds the command; undefined when there are too many or too few words. */
function buildCommand(kind: CommandVerb, [word, ...more]: readonly string[]): Command | undefined {
  if (kind === 'approve') return more.length > 1 ? undefined : { kind, task: word, digest: more[0] };
  if (more.length > 0) return undefined;
  if (kind === 'handoff') return word === undefined ? undefined : { kind, task: word };
  if (kind === 'retry') return { kind, task: word };
  if (kind === 'run' || kind === 'answer' || kind === 'reject' || kind === 'raise') return undefined;
  return word === undefined ? { kind } : undefined;
}

/** Returns whether a comment holds the command of one of a pipeline's filters, whatever else the filter demands. */
export function isPipelineCommand(on: Triggers, body: string): boolean {
  return filtersOf(on.comment).some((filter) => isCommandOf(filter, body));
}

/** Returns whether a comment holds the command of a filter. Behind one with arguments anything may stand: a wrong call is answered. */
export function isCommandOf(
  { command, arguments: pattern }: Pick<CommentFilter, 'command' | 'arguments'>,
  body: string,
): boolean {
  return pattern === undefined ? findCommand(body) === command : findRest(body, command) !== undefined;
}
