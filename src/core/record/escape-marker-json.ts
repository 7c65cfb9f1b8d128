import { readJsonTokens } from '../json/read-json-tokens.ts';

/** What could end a hidden comment, start markup, break a line or vanish on the way. */
const unsafe = /[<>&\-`\u007f-\u009f\u2028\u2029]/g;

/** The same JSON without any character that could end an HTML comment or mean something in Markdown. */
export function escapeMarkerJson(json: string): string {
  let escaped = '';
  for (const token of readJsonTokens(json)) {
    // Outside of strings only numbers hold a `-`, and there an escape is no JSON. A single one ends nothing.
    escaped += token.startsWith('"') ? token.replace(unsafe, escapeCharacter) : token;
  }
  return escaped;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
