import { isUtf8 } from 'node:buffer';
import { isPlainMap, parseJson } from '../../../core/json/json-value.ts';
import { findTokenEnd } from '../../../core/json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { AgentRequest, Refusal } from './decide-request.ts';

/** The part of a request to a model that the gateway must know. */
export interface AskedModel {
  /** The name of the model; undefined where neither path nor body has one. */
  readonly model: string | undefined;
  /** The bytes of its body. */
  readonly bytes: number;
  /** The most tokens that its answer may have. */
  readonly mostOutput: number;
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
  const { values, names } = count(text);
  if (values >= mostValues) return refuse(`no request with more than ${mostValues} values of JSON`);
  const asked = parseJson(text);
  if (!isPlainMap(asked)) return refuse('objects of JSON in UTF-8, which are not packed, and nothing else');
  const small = new Map(Object.entries(asked).map(([name, value]) => [name.toLowerCase(), value]));
  if (small.size < names) return refuse('no object that has a name twice');
  if ((small.get('background') ?? false) !== false)
    return refuse('no request with `background: true`: its cost would not be counted');
  const { model, stream } = asked;
  const [, inPath] = /^[^?]*\/models\/([\w.-]+):/.exec(target) ?? [];
  return success({
    model: inPath ?? (typeof model === 'string' ? model : undefined),
    bytes: body.length,
    mostOutput: readMostOutput(asked),
    isStream: stream === true || /^[^?]*:streamGenerateContent/.test(target),
  });
}

function refuse(what: string): Result<never, Refusal> {
  return failure({ status: 400, why: `This gateway passes on ${what}.` });
}

/** The most values of a body. JSON.parse holds everything else up, for half a second with as many and for half a minute with 30 MB of them. */
const mostValues = 200_000;

/**
 * Counts the values of a text of JSON, as far as a request may have them, and the names at the top of an object as they are written: our parser keeps
 * the last of equal ones, and a provider may read another one.
 */
function count(text: string): { readonly values: number; readonly names: number } {
  let [values, names, depth] = [0, 0, 0];
  for (let at = 0; at < text.length && values < mostValues; at = findTokenEnd(text, at)) {
    const sign = text.charAt(at);
    if (sign === ':' && depth === 1) names += 1;
    if (sign === ',' || sign === '[' || sign === '{') values += 1;
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
  }
  return { values, names };
}

/** The most tokens of an answer: of the models there are, and of a request that does not say it. */
const outputOf = { most: 128_000, unsaid: 65_536 } as const;

/** Reads how many tokens an answer may have, in the words of all providers. One request can ask for several answers. */
function readMostOutput(asked: Readonly<Record<string, unknown>>): number {
  const places = [asked, asked.generationConfig].filter(isPlainMap);
  const numbersAt = (keys: readonly string[]): readonly number[] =>
    places.flatMap((place) => keys.flatMap((key) => (typeof place[key] === 'number' ? place[key] : [])));
  const said = numbersAt(['max_tokens', 'max_completion_tokens', 'max_output_tokens', 'maxOutputTokens']);
  const each = said.length === 0 ? outputOf.unsaid : Math.min(outputOf.most, Math.max(1, ...said));
  return each * Math.min(128, Math.max(1, ...numbersAt(['n', 'candidateCount'])));
}
