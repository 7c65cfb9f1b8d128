import { LiquidError, type Template, Tokenizer, type TopLevelToken, TypeGuards } from 'liquidjs';
import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { quoteNames } from '../text/plain-text.ts';
import { allowedFilters, allowedTags, createTemplateEngine } from './template-engine.ts';
import { forbiddenProblem, positionOf, syntaxProblem } from './template-problems.ts';

/** The limit on nested tags. No real prompt needs more, and deeper nesting would exhaust the parser's stack. */
const maxDepth = 32;
const maxLoops = 3;

const closers: readonly string[] = ['endif', 'endunless', 'endcase', 'endfor'];
const openers: readonly string[] = ['if', 'unless', 'case', 'for'];
const inner: readonly string[] = ['else', 'elsif', 'elseif', 'when', 'endcomment', 'endraw'];

/** Parses a template into Liquid's tree, or returns the first problem of its syntax. */
export function parseTemplate(text: string): Result<Template[], Problem> {
  const engine = createTemplateEngine();
  try {
    const limit = engine.options.parseLimit;
    const detail = `it has ${text.length} characters, at most ${limit} are allowed`;
    if (text.length > limit) return failure(syntaxProblem(detail, { line: 1, column: 1 }));
    const tokens = new Tokenizer(text, engine.options.operators).readTopLevelTokens(engine.options);
    const refused = findForbiddenTag(tokens);
    return refused === undefined ? success(engine.parse(text)) : failure(refused);
  } catch (error) {
    return failure(findUnclosed(text) ?? toProblem(error));
  }
}

/** Finds the first `{{` or `{%` that is not closed as it should be: Liquid's own words would be about what it reads there. */
function findUnclosed(text: string): Problem | undefined {
  for (const { 0: whole, index } of text.matchAll(/\{\{(?:(?!\}\}|\{\{)[\s\S])*(?:\}\})?|\{%(?:(?!%\}|\{%)[\s\S])*(?:%\})?/g)) {
    const close = whole.startsWith('{{') ? '}}' : '%}';
    if (whole.endsWith(close)) continue;
    const before = text.slice(0, index).split('\n');
    const shown = whole.length > 40 ? `${whole.slice(0, 39)}…` : whole.trimEnd();
    const detail = `\`${whole.slice(0, 2)}\` is not closed by \`${close}\` in \`${shown}\``;
    return syntaxProblem(detail, { line: before.length, column: (before.at(-1) ?? '').length + 1 });
  }
  return undefined;
}

function findForbiddenTag(tokens: readonly TopLevelToken[]): Problem | undefined {
  const known: readonly string[] = [...allowedTags, ...closers, ...inner];
  const depth = { all: 0, loops: 0 };
  for (const token of tokens) {
    if (!TypeGuards.isTagToken(token)) continue;
    if (!known.includes(token.name))
      return forbidToken(`The tag \`${token.name}\` is not allowed; there are: ${quoteNames(allowedTags)}.`, token);
    const step = Number(openers.includes(token.name)) - Number(closers.includes(token.name));
    depth.all += step;
    if (token.name.endsWith('for')) depth.loops += step;
    if (depth.all > maxDepth) return forbidToken(`Tags are nested more than ${maxDepth} deep.`, token);
    if (depth.loops > maxLoops) return forbidToken(`Loops are nested more than ${maxLoops} deep.`, token);
  }
  return undefined;
}

function forbidToken(detail: string, token: TopLevelToken): Problem {
  return forbiddenProblem(detail, positionOf(token));
}

/** Translates an error of Liquid into a problem: Liquid's own words, without the position that it appends. */
function toProblem(error: unknown): Problem {
  if (!LiquidError.is(error)) return syntaxProblem(String(error), { line: 1, column: 1 });
  const message = error.message.replace(/, line:\d{1,9}, col:\d{1,9}$/, '');
  const filter = /^undefined filter: (\S{1,100})$/.exec(message)?.[1];
  const at = positionOf(error.token);
  if (filter === undefined) return syntaxProblem(message, at);
  return forbiddenProblem(`The filter \`${filter}\` is not there or not allowed; there are: ${quoteNames(allowedFilters)}.`, at);
}
