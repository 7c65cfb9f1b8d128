import { fenceFor } from './fence-for.ts';
import { neutralise } from './neutralise.ts';

/** Text of others as a code block. Readers of raw comments look for markers and commands inside code too, so it is neutralised. */
export function fencedText(text: string, language: 'text' | 'json'): string {
  const fence = fenceFor(text);
  return neutralise(`${fence}${language}\n${text}\n${fence}`);
}
