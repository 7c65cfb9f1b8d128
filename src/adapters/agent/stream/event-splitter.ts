// This folder processes the output of an agent while it comes, in constant memory. For the log, output is cut into lines,
// redacted and written; blocks between markers are collected. For the result, stdout is cut into JSON events (this file),
// shortened when they are very long, and read through `json-event`.

import { StringDecoder } from 'node:string_decoder';
import { isPlainMap, parseJson } from '../../../core/json/json-value.ts';
import { createJsonShrinker, type JsonShrinker } from './json-shrinker.ts';

interface SplitterOptions {
  readonly output: 'text' | 'events';
  /** Receives the JSON object of a line, or a piece of text. */
  readonly onEvent: (event: unknown) => void;
}

/** The length beyond which a line is shortened while it comes. */
const longestWhole = 1_048_576;
/** The most text that is buffered from lines that are no event, such as output that a program prints over several lines. */
const longestLoose = 1_048_576;

/**
 * Creates a splitter that cuts stdout into events. Lines may have any length: in very long ones only the ends of long texts are
 * preserved.
 */
export function createEventSplitter({ output, onEvent }: SplitterOptions): { push(chunk: Uint8Array): void; end(): void } {
  const decoder = new StringDecoder('utf8');
  const decode = (chunk: Uint8Array): string => decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  if (output === 'text') {
    const pass = (text: string): void => (text === '' ? undefined : onEvent(text));
    return { push: (chunk) => pass(decode(chunk)), end: () => pass(decoder.end()) };
  }
  const lines = new EventLines(onEvent);
  return {
    push: (chunk) => lines.feed(decode(chunk)),
    end() {
      lines.feed(decoder.end());
      lines.end();
    },
  };
}

class EventLines {
  readonly #onEvent: (event: unknown) => void;
  #parts: string[] = [];
  #length = 0;
  #shrinker: JsonShrinker | undefined;
  #loose: string[] = [];
  #looseLength = 0;
  #found = false;

  constructor(onEvent: (event: unknown) => void) {
    this.#onEvent = onEvent;
  }

  feed(text: string): void {
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      this.#extend(text.slice(from, to));
      this.#flush();
      from = to + 1;
    }
    this.#extend(text.slice(from));
  }

  /** Ends the stream. Some engines print one object over several lines when they are asked for plain JSON. */
  end(): void {
    this.#flush();
    const whole = this.#found ? undefined : parseMap(this.#loose.join('\n'));
    if (whole !== undefined) this.#onEvent(whole);
  }

  #extend(text: string): void {
    if (text === '') return;
    this.#length += text.length;
    if (this.#shrinker === undefined && this.#length > longestWhole) {
      this.#shrinker = createJsonShrinker();
      for (const part of this.#parts) this.#shrinker.push(part);
      this.#parts = [];
    }
    if (this.#shrinker === undefined) this.#parts.push(text);
    else this.#shrinker.push(text);
  }

  #flush(): void {
    const line = this.#shrinker === undefined ? this.#parts.join('') : this.#shrinker.text();
    this.#parts = [];
    this.#length = 0;
    this.#shrinker = undefined;
    if (line === undefined || line.trim() === '') return;
    const event = parseMap(line);
    if (event === undefined) this.#bufferLoose(line);
    else {
      this.#found = true;
      this.#onEvent(event);
    }
  }

  #bufferLoose(line: string): void {
    this.#looseLength += line.length;
    if (this.#looseLength <= longestLoose) this.#loose.push(line);
    else this.#loose = [];
  }
}

function parseMap(text: string): Readonly<Record<string, unknown>> | undefined {
  // The expression recognises most lines that are no event without the cost of an exception.
  const value = /^\s*\{/.test(text) ? parseJson(text) : undefined;
  return isPlainMap(value) ? value : undefined;
}
