import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter } from '../../../src/adapters/agent/stream/line-splitter.ts';
import {
  blockUnits,
  createBlockScanner,
  findPrintedBlocks,
  type PrintedBlocks,
} from '../../../src/core/handoff/printed-blocks.ts';
import { requirement } from '../../support/requirement.ts';

/** As the runner does it: bytes in pieces of any size. */
function scanInPieces(text: string, sizes: readonly number[]): PrintedBlocks {
  const scanner = createBlockScanner();
  const lines = createLineSplitter({ longest: blockUnits, onLine: (line) => scanner.push(line) });
  const bytes = Buffer.from(text);
  for (let at = 0, n = 0; at < bytes.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    lines.push(bytes.subarray(at, at + size));
    at += size;
  }
  lines.end();
  return scanner.blocks();
}

/** The rule in its shortest form, over a text that is there as a whole; for blocks that hold no marker. */
function findLast(text: string, kind: string): string | undefined {
  const pairs = text.matchAll(
    new RegExp(`^---(BATON|KELOS)_${kind}_START---\\n((?:(?!---)[^\\n]*\\n)*?)---\\1_${kind}_END---$`, 'gm'),
  );
  return [...pairs].at(-1)?.[2]?.slice(0, -1);
}

const word = fc.constantFrom('log', '{"summary":"ä😀"}', '', '  x: y', '```baton-handoff', '```');
const marked = fc
  .tuple(
    fc.constantFrom('BATON', 'KELOS'),
    fc.constantFrom('HANDOFF', 'OUTPUTS'),
    fc.array(fc.constantFrom('{', '"a"', '}'), { minLength: 1, maxLength: 3 }),
  )
  .map(([prefix, kind, lines]) => [`---${prefix}_${kind}_START---`, ...lines, `---${prefix}_${kind}_END---`].join('\n'));
const text = fc.array(fc.oneof(word, marked), { maxLength: 30 }).map((parts) => parts.join('\n'));
const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

describe('createBlockScanner', () => {
  requirement(
    {
      ids: ['H-22', 'H-28'],
      title: 'finds the last complete pair of each kind, however the stream was cut',
      input: 'random logs with blocks of both kinds and both prefixes, in random pieces',
      expected: 'the same as over the whole text',
    },
    () => {
      fc.assert(
        fc.property(text, sizes, (content, pieces) => {
          const found = scanInPieces(content, pieces);
          expect(found).toEqual(findPrintedBlocks(content));
          expect(found.handoff?.join('\n')).toBe(findLast(content, 'HANDOFF'));
          expect(found.outputs?.join('\n')).toBe(findLast(content, 'OUTPUTS'));
        }),
        { numRuns: 300 },
      );
    },
  );

  requirement(
    {
      ids: ['H-28'],
      title: 'finds a pair at any distance from the end',
      input: 'both blocks, then 0 to 3 MB of log',
      expected: 'both',
    },
    () => {
      const blocks =
        '---BATON_HANDOFF_START---\n{}\n---BATON_HANDOFF_END---\n---BATON_OUTPUTS_START---\na: b\n---BATON_OUTPUTS_END---\n';
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 300_000 }), (lines) => {
          expect(scanInPieces(blocks + 'a log line\n'.repeat(lines), [65_536])).toEqual({ handoff: ['{}'], outputs: ['a: b'] });
        }),
        { numRuns: 8 },
      );
    },
  );

  it('keeps no more of a block than twice the largest handoff, so that it is refused by its length', () => {
    const found = scanInPieces(`---BATON_HANDOFF_START---\n${'x'.repeat(3 * blockUnits)}\n---BATON_HANDOFF_END---\n`, [65_536]);
    expect(found.handoff?.[0]?.length).toBe(blockUnits);
    const open = createBlockScanner();
    open.push('---BATON_HANDOFF_START---');
    for (let line = 0; line < 400_000; line += 1) open.push('0123456789');
    open.push('---BATON_HANDOFF_END---');
    expect(open.blocks().handoff?.join('\n').length).toBeLessThan(blockUnits + 20);
  });
});
