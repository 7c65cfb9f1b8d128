export interface Bundle {
  /** Commits that must be there already. */
  readonly prerequisites: readonly string[];
  /** Tips that it brings. */
  readonly heads: readonly string[];
  readonly pack: Uint8Array;
}

const maxHeaderBytes = 65_536;

/** Head and pack of a `git bundle`; undefined when it is none, or one of a kind that we do not write. */
export function parseBundle(bytes: Uint8Array): Bundle | undefined {
  const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString('latin1');
  const end = text.indexOf('\n\n');
  const [signature, ...lines] = text.slice(0, end).split('\n');
  if (end < 0 || signature !== '# v2 git bundle') {
    return undefined;
  }
  const prerequisites = matchAll(lines, /^-([0-9a-f]{40})( |$)/);
  const heads = matchAll(lines, /^([0-9a-f]{40}) /);
  return prerequisites.length + heads.length === lines.length
    ? { prerequisites, heads, pack: bytes.subarray(end + 2) }
    : undefined;
}

function matchAll(lines: readonly string[], pattern: RegExp): readonly string[] {
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}
