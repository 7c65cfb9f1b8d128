import type { Output } from 'liquidjs';
import type { Source } from '../template/analyze-template.ts';
import type { Segment } from '../template/resolve-path.ts';
import { flattenText } from '../text/plain-text.ts';
import { type FenceLabel, fence } from './fence.ts';
import type { ChildInContext, PromptContext } from './prompt-context.ts';

/** Describes the origin and the author of the value behind a path. */
function labelSource(path: readonly Segment[], context: PromptContext, child: string | undefined): FenceLabel {
  const [root, name, ...rest] = path.map((segment) => (typeof segment === 'object' ? '…' : String(segment)));
  switch (root) {
    case 'subject':
      return labelSubject(name, context);
    case 'matrix':
      return { origin: `element of the matrix of this stage`, author: 'an agent before this stage' };
    case 'needs': {
      const agent = context.needs[name ?? '']?.agent ?? '';
      return { origin: `${rest.join('.')} of stage ${name}`, author: `agent ${agent}` };
    }
    case 'results':
      return { origin: `result ${name} of the stages before this one`, author: 'the agents of those stages' };
    case 'children':
      return labelChild(path.slice(1).map(String), { context, child });
    case 'children_refused':
      return { origin: 'requests for children that were refused', author: 'the agent that made them' };
    case 'resumed':
      return { origin: 'notes of this stage', author: 'the agent that created the children' };
    case 'previous_failure':
      if (name === 'all') return { origin: 'failures of all earlier attempts', author: 'the agents of those attempts' };
      return { origin: `failure of attempt ${context.previous_failure?.attempt ?? ''}`, author: 'the agent of that attempt' };
    case 'transfer':
      return { origin: `message of the transfer`, author: `agent ${context.transfer?.from ?? ''}`, trust: 'an agent: a request' };
    case 'child':
      return { origin: `${name} of the task`, author: `agent ${context.child?.by ?? ''}`, trust: 'an agent: a request' };
    case 'parent':
      return { origin: `${[name, ...rest].join('.')} of the parent`, author: `agent ${context.parent?.agent ?? ''}` };
    case 'answer':
      return { origin: 'answer to the question of this stage', author: context.answers?.at(-1)?.by ?? '', trust: answerTrust };
    case 'answers':
      return labelAnswers(name, context);
    case 'history':
      return { origin: `earlier runs of pipeline ${context.run.pipeline}`, author: 'the agents of those runs' };
    case 'event':
      return labelEvent(name, context);
    case 'inputs':
      return { origin: `${name} of the event`, author: context.event.actor };
    default:
      return { origin: path.length === 0 ? 'the template' : path.map(String).join('.'), author: 'unknown' };
  }
}

/** Describes a part of a child: of a certain one, or of all of them where the template shows the whole list. */
function labelChild(
  path: readonly string[],
  { context: { children = [] }, child }: { readonly context: PromptContext; readonly child: string | undefined },
): FenceLabel {
  const part = path.filter((segment) => !/^(?:-?\d+|first|last)$/.test(segment)).join('.');
  const own = children.find(({ name }) => name === child);
  const authors = own === undefined ? [...new Set(children.map(({ agent }) => agent))].join(', ') : own.agent;
  const whose = own === undefined ? 'children' : `child ${own.name}`;
  return { origin: part === '' ? whose : `${part} of ${whose}`, author: `agent ${authors}` };
}

function labelSubject(name: string | undefined, context: PromptContext): FenceLabel {
  const { subject } = context;
  const thread = `${subject.kind === 'issue' ? 'issue' : 'pull request'} #${subject.number}`;
  if (name === 'comments') return { origin: `comments on ${thread}`, author: listAuthors(context) };
  return { origin: `${name} of ${thread}`, author: subject.author };
}

/** Describes a part of the event. Whoever pushed a commit has not written what its tests and their tools print. */
function labelEvent(name: string | undefined, { event }: PromptContext): FenceLabel {
  return { origin: `${name} of the event`, author: name === 'check' ? 'the jobs of that workflow run' : event.actor };
}

const answerTrust = 'a person who may command this run: an answer';

function labelAnswers(name: string | undefined, { answers = [] }: PromptContext): FenceLabel {
  const authors = [...new Set(answers.map(({ by }) => by))].join(', ');
  if (name === 'text') return { origin: 'answer', author: authors, trust: answerTrust };
  return { origin: name === 'question' ? 'question of this stage' : 'notes of this stage', author: 'the agent that asked' };
}

function listAuthors({ subject }: PromptContext): string {
  const authors = [...new Set(subject.comments.map((comment) => comment.author))];
  const shown = authors.slice(0, 10).join(', ');
  return authors.length > 10 ? `${shown} and ${authors.length - 10} more` : shown;
}

export interface OutputOptions {
  readonly output: Output;
  readonly sources: readonly Source[];
  readonly context: PromptContext;
  /** The name of the child whose value is shown, where that is known. */
  readonly child?: string;
  /** Cleans the value at a path of the context once more. */
  readonly clean: (text: string, path: readonly string[]) => string;
  /** The name of the fence; undefined for rendering without fences. */
  readonly name: string | undefined;
  /** The function that makes text of others safe where people read it; the text is not changed when absent. */
  readonly present: ((text: string) => string) | undefined;
}

/**
 * Renders one `{{ … }}`. Alone on its line, the value keeps its lines and is fenced if others wrote it; inside a line it becomes
 * one line.
 */
export function renderOutput(value: unknown, options: OutputOptions): string {
  const { output, context, name } = options;
  const outsides = options.sources.filter((source) => isOutside(source));
  const [outside] = outsides;
  const plain = toText(value, outside);
  // Filters can put the halves of hidden text together, so the text is cleaned once more, as each of its sources is.
  const cleaned =
    output.value.filters.length === 0 ? plain : outsides.reduce((text, { path }) => options.clean(text, path.map(String)), plain);
  const text = outside !== undefined && options.present !== undefined ? options.present(cleaned) : cleaned;
  if (name !== undefined && text.includes(name)) throw new Error(name);
  if (!isAlone(output)) return flattenText(text);
  if (outside === undefined || name === undefined || text === '' || typeof value === 'number' || typeof value === 'boolean')
    return text;
  return fence(text, { name, label: labelSource(outside.path, context, options.child) });
}

function isOutside({ shape }: Source): boolean {
  return shape.kind === 'text' ? shape.trust === 'outside' : shape.kind !== 'value';
}

function toText(value: unknown, source: Source | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const separator = source?.shape.kind === 'list' ? source.shape.separator : '\n';
  return value.map((item) => toItemText(item)).join(separator);
}

/** Renders an item of a list; a comment is rendered as its body, a failure as one line, a child as a line with its summary below. */
function toItemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item ?? '');
  if (isChildItem(item)) return toChildText(item);
  if ('error_summary' in item && 'reason' in item && 'attempt' in item)
    return flattenText(`attempt ${item.attempt}: ${item.reason} ${item.error_summary}`).trimEnd();
  return 'body' in item ? String(item.body) : JSON.stringify(item);
}

function isChildItem(item: object): item is ChildInContext {
  return 'outcome' in item && 'branch' in item && 'handoff' in item;
}

function toChildText({ name, outcome, reason, branch, handoff }: ChildInContext): string {
  const ended = flattenText(
    `${name}: ${outcome}${reason === '' ? '' : ` (${reason})`}${branch === '' ? '' : `, branch ${branch}`}`,
  );
  return handoff.summary === '' ? ended : `${ended}\n${handoff.summary}`;
}

/** Returns whether the output has only white space beside it on its line of the template. */
function isAlone({ token }: Output): boolean {
  const { input, begin, end } = token;
  const lineEnd = input.indexOf('\n', end);
  const before = input.slice(input.lastIndexOf('\n', begin - 1) + 1, begin);
  const after = input.slice(end, lineEnd < 0 ? input.length : lineEnd);
  return begin === 0 ? after.trim() === '' : `${before}${after}`.trim() === '';
}
