import { Context, LiquidError, toValueSync } from 'liquidjs';
import {
  type CleanText,
  cleanPage,
  noneRemoved,
  type Removed,
  removeInvisible,
  sumRemoved,
} from '../markdown/clean-untrusted.ts';
import { messageOf, type Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { type AnalyzedTemplate, analyzeTemplate, type Source } from '../template/analyze-template.ts';
import { createTemplateEngine } from '../template/template-engine.ts';
import { positionOf } from '../template/template-problems.ts';
import { fenceName, isolateFences } from './fence.ts';
import type { PromptContext } from './prompt-context.ts';
import { renderOutput } from './render-output.ts';

export type Scope = Readonly<Record<string, unknown>>;

/** Returns the text without what its readers on GitHub would not have seen, for the value at a path of the context. */
type Clean = (text: string, path: readonly string[]) => string;

/**
 * Builds the context as the template engine sees it: objects without a prototype whose texts are cleaned when first read. So only
 * what a template uses is counted, and no filter ever sees a hidden part.
 */
function buildScope(fields: object, clean: Clean, path: readonly string[] = []): Scope {
  const scope: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(fields)) {
    let cleaned: { readonly value: unknown } | undefined;
    Object.defineProperty(scope, key, {
      enumerable: true,
      get: () => {
        cleaned ??= { value: cleanValue(value, clean, [...path, key]) };
        return cleaned.value;
      },
    });
  }
  return scope;
}

/**
 * Returns the object with the empty text for every key that it lacks, so that a comparison with `""` finds a missing key. That
 * goes for `size` too, which Liquid answers with the number of keys.
 */
function emptyWhereMissing(scope: Scope): Scope {
  const missing = { value: '', configurable: true, enumerable: false, writable: false };
  return new Proxy(scope, {
    get: (target, key) => (typeof key === 'symbol' || Object.hasOwn(target, key) ? Reflect.get(target, key) : ''),
    getOwnPropertyDescriptor: (target, key) =>
      Reflect.getOwnPropertyDescriptor(target, key) ?? (typeof key === 'symbol' ? undefined : missing),
  });
}

function cleanValue(value: unknown, clean: Clean, path: readonly string[]): unknown {
  if (typeof value === 'string') return clean(value, path);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, clean, path));
  return typeof value === 'object' && value !== null ? emptyWhereMissing(buildScope(value, clean, path)) : value;
}

/**
 * Cleans a value by what people see of it (DESIGN 4.3, 4.7). GitHub renders the bodies of issues, comments and reviews, which can
 * hide parts; titles and labels it shows in full, and so are the texts that agents hand over: only invisible characters are taken
 * out of these. The `data` of a handoff stays as it is in a prompt.
 */
function cleanByPath(text: string, path: readonly string[], data: RenderRequest['data']): CleanText {
  const [root, name, part, field] = path;
  const isData =
    (root === 'needs' && part === 'handoff' && field === 'data') ||
    ((root === 'children' || root === 'parent') && name === 'handoff' && part === 'data');
  if (data === 'exact' && isData) return { text, removed: noneRemoved };
  const isPage =
    (root === 'subject' && (name === 'body' || name === 'comments')) ||
    (root === 'event' && (name === 'comment' || name === 'review')) ||
    root === 'answer' ||
    (root === 'answers' && name === 'text') ||
    root === undefined;
  return isPage ? cleanPage(text) : removeInvisible(text);
}

/** The limit on one rendering, in UTF-16 characters. */
const maxOutput = 1_048_576;

export interface RenderRequest {
  readonly template: string;
  readonly context: PromptContext;
  /** The name of the fences; without it there are none. */
  readonly nonce?: string | undefined;
  /** The form of the `data` of handoffs: a prompt shows it as it is, all other texts without invisible characters. */
  readonly data?: 'exact' | 'visible';
  /** The function, such as `neutralise`, that makes text of others safe where people read it. That of the template is kept. */
  readonly present?: ((text: string) => string) | undefined;
}

export interface Rendered {
  readonly text: string;
  readonly removed: Removed;
}

/** Renders a template in one pass; values are never parsed. Returns the whole text or a problem, never a part of the text. */
export function renderTemplate({ template, context, nonce, present, data }: RenderRequest): Result<Rendered, Problem> {
  const analyzed = analyzeTemplate(template, {
    ancestors: Object.keys(context.needs),
    transfer: context.transfer !== undefined,
    child: context.child !== undefined,
    matrix: context.scopes?.own,
    ...(context.scopes === undefined ? {} : { matrices: context.scopes.needs }),
    answers: context.answers !== undefined,
    resumed: context.resumed !== undefined,
    children: context.children !== undefined,
  });
  if (!analyzed.ok) return failure(analyzed.error[0] ?? renderProblem('the template cannot be read'));
  let removed = noneRemoved;
  const clean: Clean = (text, path) => {
    const cleaned = cleanByPath(text, path, data);
    removed = sumRemoved(removed, cleaned.removed);
    return cleaned.text;
  };
  const name = nonce === undefined ? undefined : fenceName(nonce);
  try {
    const text = renderAnalyzed(analyzed.value, { context, clean, name, present });
    return success({ text: name === undefined ? text : isolateFences(text, name), removed });
  } catch (error) {
    return failure(toProblem(error));
  }
}

interface RunOptions {
  readonly context: PromptContext;
  readonly clean: Clean;
  readonly name: string | undefined;
  readonly present: ((text: string) => string) | undefined;
}

function renderAnalyzed(template: AnalyzedTemplate, options: RunOptions): string {
  const engine = createTemplateEngine();
  for (const { output, sources } of template.outputs) {
    // This replaces Liquid's own rendering of `{{ … }}`: the position in the template decides how a value is shown.
    output.render = function* (context, emitter) {
      const value: unknown = yield output.value.value(context, false);
      const child = findChild(context, sources);
      emitter.write(renderOutput(value, { output, sources, ...options, ...(child === undefined ? {} : { child }) }));
    };
  }
  const scope = buildScope(options.context, options.clean);
  const context = new Context(scope, engine.options, { sync: true }, { liquid: engine });
  return toValueSync(engine.renderer.renderTemplates(template.templates, context, new BoundedEmitter()));
}

/** Finds the name of the child whose value an output shows: the paths that sources have do not say which item of the list it is. */
function findChild(context: Context, sources: readonly Source[]): string | undefined {
  const [{ path: [root] = [], written = [] } = {}] = sources;
  if (root !== 'children') return undefined;
  for (let length = written.length; length > 0; length -= 1) {
    const place = written.slice(0, length).filter((segment) => typeof segment !== 'object');
    const item: unknown = place.length < length ? undefined : context.getSync(place);
    if (isChild(item)) return item.name;
  }
  return undefined;
}

/** Returns whether a value is a child. No text of an agent is taken for one: all that agents write are texts, none is a handoff. */
function isChild(item: unknown): item is { readonly name: string } {
  if (typeof item !== 'object' || item === null || !('handoff' in item) || !('name' in item)) return false;
  return typeof item.handoff === 'object' && typeof item.name === 'string';
}

class BoundedEmitter {
  buffer = '';

  write(html: unknown): void {
    this.buffer += String(html);
    if (this.buffer.length > maxOutput) throw new Error(`it is longer than ${maxOutput} characters`);
  }
}

function toProblem(error: unknown): Problem {
  const cause = LiquidError.is(error) ? error.originalError : error;
  const message = messageOf(cause);
  if (message.startsWith(fenceName(''))) {
    return {
      code: 'BATON-E505',
      message: `A value holds the name of this prompt's fence, \`${message}\`; nothing was rendered.`,
    };
  }
  const at = LiquidError.is(error) ? positionOf(error.token) : { line: 1, column: 1 };
  return { ...renderProblem(message), ...at };
}

function renderProblem(detail: string): Problem {
  return {
    code: 'BATON-E504',
    message: `The template could not be rendered: ${detail.replace(/, line:\d{1,9}, col:\d{1,9}$/, '')}.`,
  };
}
