/**
 * This folder handles JSON that somebody else wrote. The text is parsed within limits, checked token by token for what
 * `JSON.parse` accepts silently, and brought into a canonical form where a digest of it is needed.
 */

import { messageOf } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { utf8Length } from './json-value.ts';

export interface JsonLimits {
  /** The limit on the UTF-8 bytes of the whole text. */
  readonly maxBytes: number;
  /** The limit on nested lists and objects; 32 for everything that an agent writes. */
  readonly maxDepth: number;
  /** The limit on values of all kinds, including the outermost one. */
  readonly maxNodes: number;
  /** The limit on the keys of one object; unlimited when absent. */
  readonly maxKeys?: number;
  /**
   * `exact`, also when absent: a number that would change when it is written again is refused. `any`: no number of the text is
   * used as a number, so none is refused.
   */
  readonly numbers?: 'exact' | 'any';
  /** Tells which keys of the outermost object are read; all are when absent. What is not read may hold any key, and a key twice. */
  readonly isRead?: (key: string) => boolean;
}

/** The reason why a JSON text is refused. */
export interface JsonFault {
  readonly code: 'too-large' | 'syntax' | 'depth' | 'nodes' | 'keys' | 'forbidden-key' | 'duplicate-key' | 'number';
  /** States what was seen and what is accepted. It continues a sentence after its subject: "is 600000 bytes long; at most …". */
  readonly message: string;
  /** The path to the value or key at fault, such as `data.list[0].key`; absent when the whole text is at fault. */
  readonly path?: string;
}

/** Keys through which an object's prototype can be reached. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const maxNumberCharacters = 64;

/** A list or object that is open at the current token. */
interface Frame {
  /** The keys seen so far; undefined for a list. */
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

/** Finds the first fault in a syntactically valid JSON text. Passes over its tokens once, without recursion. */
function findJsonFault(text: string, limits: JsonLimits): JsonFault | undefined {
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
  const { maxKeys, isRead } = walk.limits;
  const isDropped = walk.stack[0]?.keys !== undefined && isRead?.(walk.stack[0].key) === false;
  if (forbiddenKeys.has(key) && !isDropped)
    return faultAt(walk, 'forbidden-key', `the key "${key}" is not accepted; choose another name`);
  if (frame.keys?.has(key) && !isDropped)
    return faultAt(walk, 'duplicate-key', 'the key stands twice in one object; keep one of them');
  frame.keys?.add(key);
  if (maxKeys !== undefined && frame.index >= maxKeys)
    return faultAt(walk, 'keys', `is one key too many; an object may have ${maxKeys}`);
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
  if (walk.limits.numbers !== 'any' && !isFaithful(token))
    return faultAt(walk, 'number', `the number ${excerpt(token)} cannot be kept exactly; write it as a string`);
  return undefined;
}

/** Returns whether a literal has the same meaning after it was parsed and written again. Only numbers can fail this. */
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
 * Parses JSON that somebody else wrote. Refuses what `JSON.parse` accepts silently: too many bytes, levels, values or keys, keys
 * that reach a prototype, duplicate keys, and numbers that would change when written again. Keeps lone surrogates: the code that
 * stores the value replaces them.
 */
export function parseUntrustedJson(text: string, limits: JsonLimits): Result<unknown, JsonFault> {
  const bytes = utf8Length(text);
  if (bytes > limits.maxBytes)
    return failure({ code: 'too-large', message: `is ${bytes} bytes long; at most ${limits.maxBytes} bytes are accepted` });
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

/** Yields the tokens of a valid JSON text: punctuation, strings with their quotes, and bare words (numbers, `true`, `null`). */
export function* readJsonTokens(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const end = findTokenEnd(text, at);
    if (!isSpace(text.charCodeAt(at))) yield text.slice(at, end);
    at = end;
  }
}

/** Returns where the token ends that begins at a place. A space is one by itself. */
export function findTokenEnd(text: string, start: number): number {
  const first = text.charAt(start);
  if (first === '"') return findStringEnd(text, start);
  if (punctuation.has(first) || isSpace(text.charCodeAt(start))) return start + 1;
  let at = start + 1;
  while (at < text.length && !punctuation.has(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at++;
  return at;
}

function findStringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

const punctuation: ReadonlySet<string> = new Set('{}[],:');

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
