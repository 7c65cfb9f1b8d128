import { isUtf8 } from 'node:buffer';
import { isPlainMap, parseJson } from '../../../core/json/json-value.ts';
import { findTokenEnd } from '../../../core/json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { AgentRequest, Refusal } from './decide-request.ts';

/** The part of a request to a model that the gateway must know. */
export interface AskedModel {
  /** The name of the model; undefined where neither path nor body has one. */
  readonly model: string | undefined;
  /** The bytes of its body, as far as they tell how many tokens it has. */
  readonly bytes: number;
  /** True if its answer comes as a stream. */
  readonly isStream: boolean;
}

/**
 * Reads what a request asks of a model. The error is what a request may not have: work that goes on behind the turn, where nobody counts it,
 * and a body that cannot be looked at, in which a provider might read that.
 */
export function readAsked(
  body: Buffer,
  { headers, target }: Pick<AgentRequest, 'headers' | 'target'>,
): Result<AskedModel, Refusal> {
  const packed = headers['content-encoding'] ?? 'identity';
  const text = packed === 'identity' && isUtf8(body) ? body.toString() : '';
  const { values, names, unread } = measure(text);
  if (values >= mostValues) return refuse(`no request with more than ${mostValues} values of JSON`);
  const asked = parseJson(text);
  if (!isPlainMap(asked)) return refuse('objects of JSON in UTF-8, which are not packed, and nothing else');
  const byName = new Map(Object.entries(asked).map(([name, value]) => [name.toLowerCase(), value]));
  if (byName.size < names) return refuse('no object that has a name twice');
  if ((byName.get('background') ?? false) !== false)
    return refuse('no request with `background: true`: its cost would not be counted');
  const { model, stream } = asked;
  const [, inPath] = /^[^?]*\/models\/([\w.-]+):/.exec(target) ?? [];
  return success({
    model: inPath ?? (typeof model === 'string' ? model : undefined),
    bytes: body.length - unread,
    isStream: stream === true || /^[^?]*:streamGenerateContent/.test(target),
  });
}

function refuse(what: string): Result<never, Refusal> {
  return failure({ status: 400, why: `This gateway passes on ${what}.` });
}

/** The most values of a body. JSON.parse holds everything else up, for half a second with as many and for half a minute with 30 MB of them. */
const mostValues = 200_000;

/** The most characters that count of an image or a file in base64, whose tokens are not those of its letters. */
const mostOfFile = 8_192;
const base64 = /^"[\w+/=:;,.-]+"$/;

/**
 * Counts the values of a text of JSON, as far as a request may have them, and the names at its top as they are written: our parser keeps the last of
 * equal ones, and a provider may read another one. Below the top a name may stand twice.
 */
function measure(text: string): { readonly values: number; readonly names: number; readonly unread: number } {
  let [values, names, unread, depth] = [0, 0, 0, 0];
  for (let at = 0, end = 0; at < text.length && values < mostValues; at = end) {
    end = findTokenEnd(text, at);
    const sign = text.charAt(at);
    if (sign === ':' && depth === 1) names += 1;
    if (sign === ',' || sign === '[' || sign === '{') values += 1;
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    unread += measureFile(text, at, end);
  }
  return { values, names, unread };
}

function measureFile(text: string, start: number, end: number): number {
  const left = end - start - mostOfFile;
  return left > 0 && base64.test(text.slice(start, end)) ? left : 0;
}
