import { fenceFor } from './fenced-code.ts';
import { neutralise } from './neutralise.ts';

/** Text of others as a code block. Readers of raw comments look for markers and commands inside code too, so it is neutralised. */
export function fencedText(text: string, language: 'text' | 'json'): string {
  const fence = fenceFor(text);
  return neutralise(`${fence}${language}\n${text}\n${fence}`);
}

/** Every line behind a `>`. */
export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Text behind a headline that opens it. The text must have no open fence at its end. */
export function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
