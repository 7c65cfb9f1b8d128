import { type HandoffError, shortenText } from '../handoff/handoff-error.ts';
import { type ChildInput, checkChild, isSameRequest, readChildInput } from './check-child.ts';
import type { ChildCalls, ChildRequest } from './child.ts';
import { type ChildOffer, type Digest, shortDigest } from './child-offer.ts';
import { childName } from './task-name.ts';

/** The answer to one request. */
export type Admission =
  | { readonly kind: 'asked'; readonly name: string; readonly request: ChildRequest }
  /** The request repeats an earlier one by its key, and is the same child (K-29). */
  | { readonly kind: 'repeated'; readonly name: string; readonly ordinal: number }
  | { readonly kind: 'refused'; readonly errors: readonly HandoffError[] };

/** The turn of the agent that asks for a child. */
interface AskingTurn {
  readonly offer: ChildOffer;
  /** The calls of this turn so far. */
  readonly calls: ChildCalls;
  readonly digest: Digest;
}

/**
 * Decides at once about one request of an agent (K-8). A request that is refused uses up its number, so that the names of others
 * do not depend on what the job that publishes decides.
 */
export function admitChild(value: unknown, { offer, calls, digest }: AskingTurn): Admission {
  const input = readChildInput(value);
  if (!input.ok) return { kind: 'refused', errors: input.error };
  const repeated = findRepeated(input.value, { offer, calls, digest });
  if (repeated !== undefined) return repeated;
  if (calls.requests.length >= offer.left) return refuseChild({ code: 'too-many', path: '', message: describeFull(offer) });
  const errors = checkChild(input.value, offer);
  if (errors.length > 0) return { kind: 'refused', errors };
  const request = { ordinal: offer.asked + calls.requests.length + calls.refused + 1, ...input.value };
  return { kind: 'asked', name: childName(offer.stage, request), request };
}

/** Describes why no child can be created any more, with the limit and its value. */
function describeFull({ left, why }: Pick<ChildOffer, 'left' | 'why'>): string {
  const asked = left === 0 ? '' : ` This turn has asked for ${left} already.`;
  return `No further child task can be created: ${why}${asked} Do the rest yourself, or name it in your handoff.`;
}

function refuseChild(error: HandoffError): Admission {
  return { kind: 'refused', errors: [error] };
}

function findRepeated(input: ChildInput, { offer, calls, digest }: AskingTurn): Admission | undefined {
  const { key } = input;
  if (key === undefined) return undefined;
  const own = calls.requests.find((request) => request.key === key);
  if (own !== undefined) {
    if (!isSameRequest(own, input)) return refuseChild(describeKey(key, childName(offer.stage, own)));
    return { kind: 'repeated', name: childName(offer.stage, own), ordinal: own.ordinal };
  }
  const earlier = offer.keyed.find((child) => child.key === shortDigest(key, digest));
  if (earlier === undefined) return undefined;
  if (!isSameRequest(earlier, { ...input, prompt: shortDigest(input.prompt, digest) }))
    return refuseChild(describeKey(key, earlier.name));
  return { kind: 'repeated', name: earlier.name, ordinal: earlier.ordinal };
}

function describeKey(key: string, name: string): HandoffError {
  const message = `\`idempotency_key\` is "${shortenText(key)}", which stands for another prompt already, that of ${name}. Give every task a key of its own.`;
  return { code: 'duplicate-key', path: 'idempotency_key', message };
}

/** Returns the calls of a turn with an admitted request, or with one refused request more. */
export function withAdmission(calls: ChildCalls, admission: Admission): ChildCalls {
  if (admission.kind === 'asked') return { ...calls, requests: [...calls.requests, admission.request] };
  return admission.kind === 'refused' ? { ...calls, refused: calls.refused + 1 } : calls;
}
