import { isMap, type Json, toJson } from './json-event.ts';

/** The JSON object that a text ends with, after whatever else it holds; of nothing when there is none. */
export function findLastJson(text: string): Json {
  const starts = [...text.matchAll(/^\{/gm)].map(({ index }) => index).slice(-20);
  return toJson(starts.map((start) => parse(text.slice(start))).findLast(isMap));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
