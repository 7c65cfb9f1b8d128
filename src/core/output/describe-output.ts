import { utf8Length } from '../json/utf8-length.ts';

/** `<bytes>:<sha256>` of what an agent job puts out, for a second output beside it. `sha256` gives `sha256:` and hex digits. */
export function describeOutput(text: string, sha256: (text: string) => string): string {
  return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, '')}`;
}
