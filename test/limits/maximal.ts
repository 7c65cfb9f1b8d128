import type { Handoff } from '../../src/core/handoff/handoff.ts';

export function textOf(length: number): string {
  return 'x'.repeat(length);
}

/** Returns as many entries as wanted with names of their own and just as many bytes of keys and values together. */
function entriesOf(prefix: string, count: number, bytes: number): Readonly<Record<string, string>> {
  const keys = Array.from({ length: count }, (_, at) => (at === count - 1 ? prefix.repeat(64) : `${prefix}${at}`));
  const room = bytes - keys.join('').length;
  const each = Math.floor(room / count);
  return Object.fromEntries(keys.map((key, at) => [key, textOf(at === 0 ? room - each * (count - 1) : each)]));
}

/** Returns the same text at every call, which hardly compresses: so many code points from a range of 512. */
function noise(length: number, first: number): string {
  let seed = 42;
  return String.fromCodePoint(
    ...Array.from({ length }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return first + ((seed >>> 16) % 512);
    }),
  );
}

/** Returns code points of four bytes in UTF-8 and two units in JavaScript. */
const astral = (length: number): string => noise(length, 0x1f300);
const list = [textOf(20_000)];

/** A handoff with every part at its maximum. */
export const maximalHandoff: Handoff = {
  version: 1,
  summary: astral(4_096),
  detail: astral(65_536),
  data: entriesOf('k', 256, 65_536),
  context: { relevant_files: list, key_findings: list, constraints: list, suggested_approach: textOf(65_536 - 60_000) },
  to: textOf(64),
  message: astral(16_384),
};

/** As many results as there may be, with as many bytes, and one key of 64 characters. */
export const maximalResults: Readonly<Record<string, string>> = entriesOf('r', 256, 65_536);
