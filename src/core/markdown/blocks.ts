import { fenceFor } from './fenced-code.ts';
import { neutralise } from './neutralise.ts';

/**
 * Renders text of others as a code block. The text is neutralised as well, because readers of raw comments look for markers and
 * commands inside code too.
 */
export function fencedText(text: string, language: 'text' | 'json'): string {
  const fence = fenceFor(text);
  return neutralise(`${fence}${language}\n${text}\n${fence}`);
}

/** Puts `>` in front of every line. */
export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Renders text that is collapsed behind a headline. The text must have no open fence at its end. */
export function renderDetails(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
