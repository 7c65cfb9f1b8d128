import { type ChildCalls, childCallsSchema, childLimits, type WaitRequest } from '../children/child.ts';
import type { ChildOffer, Digest } from '../children/child-offer.ts';
import { childName } from '../children/task-name.ts';
import type { HandoffSources } from '../handoff/read-handoff.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { listFirstNames } from '../text/plain-text.ts';
import { readSources } from '../transfer/find-transfer-call.ts';
import { isWaitOver } from './plan-wait.ts';
import { readWritten } from './read-written-calls.ts';

const fileLimits = { maxBytes: childLimits.turnBytes, maxDepth: 8, maxNodes: 2_000 };
const noCalls: ChildCalls = { requests: [], refused: 0 };
const maxWarnings = 20;

/** Decodes the text of `children.mcp.json`; undefined where it does not have the form that the server writes. */
export function decodeChildCalls(bytes: Uint8Array | undefined): ChildCalls | undefined {
  if (bytes === undefined) return noCalls;
  const json = parseUntrustedJson(new TextDecoder().decode(bytes), fileLimits);
  const parsed = childCallsSchema.safeParse(json.ok ? json.value : undefined);
  if (!parsed.success) return undefined;
  return { ...parsed.data, requests: parsed.data.requests.slice(0, childLimits.requests) };
}

export interface KnownChild {
  readonly name: string;
  /** The outcome; another word where the child has not ended. */
  readonly outcome: string;
}

interface TurnEnd {
  /** The text that the MCP server wrote. */
  readonly toolFile: Uint8Array | undefined;
  readonly sources: HandoffSources;
  /** The rights of the agent; undefined where its stage has no `children`. */
  readonly offer: ChildOffer | undefined;
  /** The children of earlier turns, with their outcome where they have ended. */
  readonly known: readonly KnownChild[];
  readonly digest: Digest;
}

export interface ChildReading {
  /** The calls of the turn; undefined where there are none. */
  readonly calls: ChildCalls | undefined;
  readonly warnings: readonly string[];
}

/**
 * Reads what an agent asked about children when its turn is over: by the tools, and by the key `children` of its handoff file, for
 * engines without MCP. The requests of the tools come first.
 */
export function readChildCalls({ toolFile, sources, offer, known, digest }: TurnEnd): ChildReading {
  const written = findChildCalls(sources);
  if (offer === undefined) {
    const warning =
      'BATON-E720: the agent asked for child tasks without `children` in the settings of its stage, so none are made.';
    return { calls: undefined, warnings: toolFile === undefined && written === undefined ? [] : [warning] };
  }
  const decoded = decodeChildCalls(toolFile);
  const unread =
    decoded === undefined ? ['BATON-E720: children.mcp.json does not have the form that Baton writes, so it was dropped.'] : [];
  const read = readWritten(written, { offer, digest, calls: decoded ?? noCalls });
  const own = read.calls.requests.map((request) => ({ name: childName(offer.stage, request), outcome: 'requested' }));
  const wait = checkWait(read.calls, { stage: offer.stage, known: [...known, ...own] });
  const { wait: _, ...requests } = read.calls;
  const calls = wait.wait === undefined ? requests : { ...requests, wait: wait.wait };
  const isEmpty = calls.requests.length + calls.refused === 0 && wait.wait === undefined;
  const warnings = [...unread, ...read.warnings, ...wait.warnings];
  return { calls: isEmpty ? undefined : calls, warnings: warnings.slice(0, maxWarnings) };
}

/** Finds the value of the key `children` in the first source that has one, unchecked. */
export function findChildCalls(sources: HandoffSources): unknown {
  for (const { fields } of readSources(sources)) {
    if (fields.children !== undefined && fields.children !== null) return fields.children;
  }
  return undefined;
}

const aloneKeys: ReadonlySet<string> = new Set(['version', 'schema_version', 'children']);

/** Returns the sources without those that hold requests for children alone, because these are no handoff. */
export function withoutChildCalls(sources: HandoffSources): HandoffSources {
  for (const { fields, rest } of readSources(sources)) {
    const keys = Object.keys(fields);
    if (keys.includes('children') && keys.every((key) => aloneKeys.has(key))) return withoutChildCalls(rest);
  }
  return sources;
}

/**
 * Drops names of a wait that are no children of the task. There is no wait without a child to wait for, and none that is over
 * already: its task would start again at once, and perhaps wait in the same way for ever. Behind refused requests one without names stays.
 */
function checkWait(
  { wait, refused }: ChildCalls,
  { stage, known }: { readonly stage: string; readonly known: readonly KnownChild[] },
): { readonly wait?: WaitRequest; readonly warnings: readonly string[] } {
  if (wait === undefined) return { warnings: [] };
  const children = new Map(known.map(({ name, outcome }) => [name, outcome]));
  const full = new Map(wait.names.map((name) => [name, children.has(name) ? name : `${stage}/${name}`]));
  const unknown = [...full].flatMap(([name, whole]) => (children.has(whole) ? [] : [`"${truncateCodePoints(name, 100)}"`]));
  const names = [...new Set([...full.values()].filter((name) => children.has(name)))].slice(0, childLimits.waitedFor);
  const list = known.length === 0 ? 'It has created none.' : `Its children are ${listFirstNames([...children.keys()])}.`;
  const shown = unknown.slice(0, 3).join(', ');
  const warnings = unknown.length === 0 ? [] : [`BATON-E721: ${stage} waits for ${shown}, which it has not created. ${list}`];
  const untold = refused === 0 ? {} : { wait: { ...wait, names: [] } };
  if (names.length === 0) return { ...untold, warnings };
  const outcomes = names.map((name) => children.get(name) ?? '');
  if (!isWaitOver(wait.until, outcomes)) return { wait: { ...wait, names }, warnings };
  const over = `${stage} asked to wait for tasks that have ended, so there was nothing to wait for: their results are in the context file.`;
  return { ...untold, warnings: [...warnings, over] };
}
