/**
 * This folder remembers finished runs of a pipeline on its ledger. `build-history-body` builds the record at the end of a run,
 * `history-entry` selects the entries that a later run shows, and `render-history` renders them for prompts.
 */

import type { History } from '../config/schema/pipeline-schemas.ts';
import { utf8Length } from '../json/json-value.ts';
import { formatDuration, toSeconds } from '../text/times.ts';
import { childrenPrefix, type HistoryEntry, inputsPrefix, phaseOf, selectEntries } from './history-entry.ts';

type Body = HistoryEntry['body'];

const dataPrefix = 'handoff.data.';
const ownKeys: readonly string[] = ['error', 'message', 'duration'];

/** Lists the lines of one block: all results, then failure and duration; or what `include-keys` names, in its order. */
function listLines(body: Body, includeKeys: readonly string[]): readonly string[] {
  const results = Object.keys(body.results).filter((key) => findBatonValue(body, key) === undefined && key !== 'duration');
  const keys = includeKeys.length > 0 ? [...new Set(includeKeys)] : [...results, ...ownKeys];
  return keys.flatMap((key) => {
    const value = findValue(body, key);
    return value === undefined ? [] : [`${key}: ${renderValue(value)}`.trimEnd()];
  });
}

/** The run, or one child of it, in which the keys of a block are looked up. */
type Source = Pick<Body, 'results' | 'error' | 'message' | 'handoff' | 'inputs' | 'children' | 'startedAt' | 'finishedAt'>;

/** Finds the value of a key. Baton's own values win over a result of the same name. */
export function findValue(body: Source, key: string): string | undefined {
  const own = findBatonValue(body, key) ?? findHandoffValue(body, key) ?? findNamed(body, key);
  return own ?? (Object.hasOwn(body.results, key) ? body.results[key] : undefined);
}

function findBatonValue({ error, message, startedAt, finishedAt }: Source, key: string): string | undefined {
  if (key === 'error') return error;
  if (key === 'message') return message;
  return key === 'duration' ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : undefined;
}

/** Finds an input, or what children left. */
function findNamed({ inputs = {}, children = {} }: Source, key: string): string | undefined {
  const prefix = [inputsPrefix, childrenPrefix].find((each) => key.startsWith(each)) ?? '';
  const map = prefix === childrenPrefix ? children : inputs;
  const name = prefix === '' ? '' : key.slice(prefix.length);
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

function findHandoffValue({ handoff }: Source, key: string): string | undefined {
  if (key === 'handoff_summary') return handoff?.summary;
  if (key === 'handoff_detail') return handoff?.detail;
  const name = key.startsWith(dataPrefix) ? key.slice(dataPrefix.length) : undefined;
  return name !== undefined && handoff?.data !== undefined && Object.hasOwn(handoff.data, name) ? handoff.data[name] : undefined;
}

const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Renders a value. Further lines are indented, so that no value can forge a header or a key. Invisible characters stay: the prompt
 * takes them out and counts them.
 */
function renderValue(value: string): string {
  return value.toWellFormed().replaceAll(lineBreak, '\n').trimEnd().replaceAll('\n', '\n  ');
}

/**
 * Renders the text of `{{ history }}` (DESIGN 4.6), newest run first; empty when there is none. `subject`: the subject of the run
 * that asks, for `scope: subject`.
 * ```
 * === Task fix-743 (Succeeded, 2026-03-18T09:00:00Z) ===
 * issue_created: #743
 * duration: 4m32s
 * ```
 */
export function renderHistory(
  entries: readonly HistoryEntry[],
  options: { readonly history: History; readonly subject?: number | undefined },
): string {
  const blocks = selectEntries(entries, options).map((entry) => renderBlock(entry, options.history['include-keys']));
  return truncateHistory(blocks.join('\n\n'), options.history['max-bytes']);
}

function renderBlock({ run, body }: HistoryEntry, includeKeys: readonly string[]): string {
  const phase = phaseOf(body.outcome) === 'failed' ? 'Failed' : 'Succeeded';
  return [`=== Task ${run} (${phase}, ${toSeconds(body.finishedAt)}) ===`, ...listLines(body, includeKeys)].join('\n');
}

/** Shortens a text: adds as much as fits, and a line that says so. No value can forge that line. */
function truncateHistory(text: string, maxBytes: number): string {
  if (utf8Length(text) <= maxBytes) return text;
  const mark = `\n[history cut: more than ${maxBytes} bytes]`;
  let room = maxBytes - utf8Length(mark);
  let kept = '';
  for (const point of text) {
    room -= utf8Length(point);
    if (room < 0) break;
    kept += point;
  }
  return kept.trimEnd() + mark;
}
