import { calcPrice, extractUsage, findProvider } from '@pydantic/genai-prices';
import { createParser } from 'eventsource-parser';
import type { AgentUsage } from '../../../core/agent/agent-result.ts';
import { isPlainMap, parseJson } from '../../../core/json/json-value.ts';
import { type Json, toJson } from '../stream/json-event.ts';
import { findStreamError, type StreamError } from './read-stream-error.ts';

/** The usage of one answer, as its provider names it. */
export interface AnswerUsage {
  readonly usage: AgentUsage;
  /** The model that answered, as far as the answer names it. */
  readonly model: string | undefined;
  /** The cost by the list of prices; undefined for a model that the list does not have. */
  readonly costUsd: number | undefined;
  /** False where more of its output was to come: some name their figures again and again. */
  readonly isWhole: boolean;
}

/** Reads an answer while it passes. */
export interface AnswerReader {
  read(part: Buffer): void;
  /** Reads what has come behind the last event. */
  end(): void;
  /** Finds what the answer has named so far; undefined where it has named nothing, or is too large to be kept. */
  find(): AnswerUsage | undefined;
}

/** The form of an answer: where it names its usage, and by which words. */
export interface AnswerForm {
  readonly provider: string;
  readonly flavor: string;
  /** Takes in one event of a stream, or the whole answer. Returns what is known of the usage afterwards. */
  readonly add: (known: object | undefined, event: Json) => object | undefined;
}

const forms: readonly (AnswerForm & { readonly path: RegExp })[] = [
  { path: /\/messages$/, provider: 'anthropic', flavor: 'default', add: addMessage },
  {
    path: /\/responses$/,
    provider: 'openai',
    flavor: 'responses',
    add: (known, event) => whole(event.at('response'), 'usage') ?? whole(event, 'usage') ?? known,
  },
  {
    path: /\/chat\/completions$/,
    provider: 'openai',
    flavor: 'chat',
    add: (known, event) => whole(event, 'usage', endsAll(event.list('choices'), 'finish_reason')) ?? known,
  },
  {
    path: /:(?:generateContent|streamGenerateContent)$/,
    provider: 'google',
    flavor: 'default',
    add: (known, event) => whole(event, 'usageMetadata', endsAll(event.list('candidates'), 'finishReason')) ?? known,
  },
];

/** Returns an object if it names its usage. */
function whole(event: Json, key: string, isWhole = true): object | undefined {
  const value = event.raw();
  return isPlainMap(value) && isPlainMap(value[key]) ? { ...value, isWhole } : undefined;
}

function endsAll(parts: readonly Json[], key: string): boolean {
  return parts.every((part) => part.text(key) !== undefined);
}

/** Adds an event of Anthropic, which names the input when a message begins, and the output later. Its figures grow: the last one counts. */
function addMessage(known: object | undefined, event: Json): object | undefined {
  const begun = event.text('type') === 'message_start' ? event.at('message') : event;
  const [before, now] = [toJson(known), begun.at('usage').raw()];
  if (!isPlainMap(now)) return known;
  const isWhole = event.text('type') !== 'message_start';
  return { model: begun.text('model') ?? before.text('model'), usage: Object.assign({}, before.at('usage').raw(), now), isWhole };
}

/** The most characters of an event, and of an answer that is no stream. */
const mostCharacters = 32 * 1024 * 1024;

/** Finds the form of the answers to a path; undefined for requests that use nothing. */
export function findForm(asked: string): AnswerForm | undefined {
  return forms.find(({ path }) => path.test(asked));
}

export interface AnswerKind {
  /** The media type. */
  readonly type: string;
  /** Hears of each error in the answer. */
  readonly onError?: ((error: StreamError) => void) | undefined;
  /** The provider whose prices count. */
  readonly provider: string;
}

/** Creates a reader of an answer. */
export function createAnswerReader(form: AnswerForm, { type, provider, onError }: AnswerKind): AnswerReader {
  const decoder = new TextDecoder();
  let known: object | undefined;
  const take = (text: string): void => {
    const value = parseJson(text);
    // Gemini streams a list where nobody asks for events.
    for (const each of Array.isArray(value) ? value : [value]) {
      const event = toJson(each);
      known = form.add(known, event);
      const error = findStreamError(event);
      if (error !== undefined) onError?.(error);
    }
  };
  const isStream = type.startsWith('text/event-stream');
  let isTooLarge = false;
  const onFault = ({ type: what }: { readonly type: string }): void => {
    isTooLarge ||= what === 'max-buffer-size-exceeded';
  };
  const parser = createParser({ onEvent: ({ data }) => take(data), onError: onFault, maxBufferSize: mostCharacters });
  let text = '';
  return {
    read(part) {
      const piece = decoder.decode(part, { stream: true });
      if (isTooLarge) return;
      if (isStream) parser.feed(piece);
      else if (text.length <= mostCharacters) text += piece;
    },
    end() {
      if (isTooLarge) return;
      if (isStream) parser.reset({ consume: true });
      else if (text.length <= mostCharacters) take(text);
    },
    find: () => (known === undefined || isTooLarge ? undefined : nameUsage(known, { form, provider })),
  };
}

/** Returns the usage with what came beside the message itself: Anthropic names what it has compacted, or asked an advisor, as an iteration alone. */
function withIterations(known: object): object {
  const beside = toJson(known)
    .list('usage', 'iterations')
    .filter((one) => one.text('type') !== 'message');
  if (beside.length === 0) return known;
  const usage = toJson(known).at('usage');
  const keys = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens', 'output_tokens'];
  const sumOf = (key: string): number => [usage, ...beside].reduce((sum, one) => sum + (one.number(key) ?? 0), 0);
  return { ...known, usage: Object.fromEntries(keys.map((key) => [key, sumOf(key)])) };
}

function nameUsage(
  known: object,
  { form, provider: providerId }: { readonly form: AnswerForm; readonly provider: string },
): AnswerUsage | undefined {
  const extracting = findProvider({ providerId: form.provider });
  if (extracting === undefined) return undefined;
  try {
    const { usage, model } = extractUsage(extracting, withIterations(known), form.flavor);
    const countOf = (name: string): number => Number(toJson(usage).number(name) ?? 0);
    return {
      usage: {
        inputTokens: countOf('input_tokens'),
        cacheReadTokens: countOf('cache_read_tokens'),
        cacheWriteTokens: countOf('cache_write_tokens'),
        outputTokens: countOf('output_tokens'),
        reasoningTokens: countOf('output_reasoning_tokens'),
      },
      model: model ?? undefined,
      costUsd: model === null ? undefined : calcPrice(usage, model, { providerId })?.total_price,
      isWhole: toJson(known).flag('isWhole') !== false,
    };
  } catch {
    // It throws where a figure is missing that each answer of this form has.
    return undefined;
  }
}
