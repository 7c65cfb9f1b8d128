import { messageOf } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { readJsonTokens } from './read-json-tokens.ts';
import { utf8Length } from './utf8-length.ts';

export interface JsonLimits {
  /** UTF-8 bytes of the whole text. */
  readonly maxBytes: number;
  /** Levels of lists and objects; 32 for everything an agent writes. */
  readonly maxDepth: number;
  /** Values of all kinds, the outermost one included. */
  readonly maxNodes: number;
  /** Keys of one object; no limit of its own when absent. */
  readonly maxKeys?: number;
}

/** Why a JSON text is refused. */
export interface JsonFault {
  readonly code: 'too-large' | 'syntax' | 'depth' | 'nodes' | 'keys' | 'forbidden-key' | 'duplicate-key' | 'number';
  /** Says what was seen and what is accepted; reads on after a subject: "is 600000 bytes long; at most …". */
  readonly message: string;
  /** `data.list[0].key` of the value or key at fault; absent when it is the whole text. */
  readonly path?: string;
}

/** Keys through which an object's prototype can be reached. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const maxNumberCharacters = 64;

/** A list or object that is open at the current token. */
interface Frame {
  /** Undefined for a list. */
  readonly keys: Set<string> | undefined;
  key: string;
  index: number;
  expectsKey: boolean;
}

interface Walk {
  readonly limits: JsonLimits;
  readonly stack: Frame[];
  nodes: number;
}

/** First thing in a syntactically valid JSON text that we refuse. One pass over its tokens, no recursion. */
export function findJsonFault(text: string, limits: JsonLimits): JsonFault | undefined {
  const walk: Walk = { limits, stack: [], nodes: 0 };
  for (const token of readJsonTokens(text)) {
    const fault = visitToken(walk, token);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function visitToken(walk: Walk, token: string): JsonFault | undefined {
  const frame = walk.stack.at(-1);
  if (token === ':') return undefined;
  if (token === ',') return void startNext(frame);
  if (token === '}' || token === ']') return void walk.stack.pop();
  if (frame?.expectsKey) return visitKey(walk, frame, JSON.parse(token));
  return visitValue(walk, token);
}

function startNext(frame: Frame | undefined): void {
  if (frame === undefined) return;
  frame.index++;
  frame.expectsKey = frame.keys !== undefined;
}

function visitKey(walk: Walk, frame: Frame, key: string): JsonFault | undefined {
  frame.expectsKey = false;
  frame.key = key;
  const { maxKeys } = walk.limits;
  if (forbiddenKeys.has(key)) return faultAt(walk, 'forbidden-key', `the key "${key}" is not accepted; choose another name`);
  if (frame.keys?.has(key)) return faultAt(walk, 'duplicate-key', 'the key stands twice in one object; keep one of them');
  frame.keys?.add(key);
  if (maxKeys !== undefined && frame.index >= maxKeys) {
    return faultAt(walk, 'keys', `is one key too many; an object may have ${maxKeys}`);
  }
  return undefined;
}

function visitValue(walk: Walk, token: string): JsonFault | undefined {
  const { maxNodes, maxDepth } = walk.limits;
  walk.nodes++;
  if (walk.nodes > maxNodes) return faultAt(walk, 'nodes', `is one value too many; at most ${maxNodes} are accepted in all`);
  if (token === '{' || token === '[') {
    if (walk.stack.length >= maxDepth)
      return faultAt(walk, 'depth', `is nested too deeply; at most ${maxDepth} levels are accepted`);
    const keys = token === '{' ? new Set<string>() : undefined;
    walk.stack.push({ keys, key: '', index: 0, expectsKey: keys !== undefined });
    return undefined;
  }
  if (!isFaithful(token))
    return faultAt(walk, 'number', `the number ${excerpt(token)} cannot be kept exactly; write it as a string`);
  return undefined;
}

/** Whether a literal means the same after it was parsed and written again. Everything but numbers does. */
function isFaithful(token: string): boolean {
  if (!/^[-0-9]/.test(token)) return true;
  const value = Number(token);
  if (token.length > maxNumberCharacters || !Number.isFinite(value) || Object.is(value, -0)) return false;
  return /[.eE]/.test(token) || Number.isSafeInteger(value);
}

function faultAt(walk: Walk, code: JsonFault['code'], message: string): JsonFault {
  const path = walk.stack.map(renderStep).join('').replace(/^\./, '');
  return path === '' ? { code, message } : { code, message, path };
}

function renderStep(frame: Frame): string {
  return frame.keys === undefined ? `[${frame.index}]` : `.${excerpt(frame.key)}`;
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text.toWellFormed();
}

/**
 * Parses JSON that somebody else wrote. Refuses what `JSON.parse` lets through: too many bytes, levels, values or keys,
 * keys that reach a prototype, keys given twice, and numbers that would not come back as they were written.
 * Lone surrogates are left as they are: whoever stores the value replaces them.
 */
export function parseUntrustedJson(text: string, limits: JsonLimits): Result<unknown, JsonFault> {
  const bytes = utf8Length(text);
  if (bytes > limits.maxBytes) {
    return failure({ code: 'too-large', message: `is ${bytes} bytes long; at most ${limits.maxBytes} bytes are accepted` });
  }
  const parsed = parseSyntax(text);
  if (!parsed.ok) return parsed;
  const fault = findJsonFault(text, limits);
  return fault === undefined ? parsed : failure(fault);
}

function parseSyntax(text: string): Result<unknown, JsonFault> {
  try {
    return success(JSON.parse(text));
  } catch (error) {
    return failure({ code: 'syntax', message: `is not valid JSON: ${messageOf(error)}` });
  }
}
