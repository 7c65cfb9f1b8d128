import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeHandoffBlock } from '../../../src/core/handoff/handoff.ts';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { findPrintedBlocks } from '../../../src/core/handoff/printed-blocks.ts';
import { findHandoff } from '../../../src/core/handoff/read-handoff.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

const start = '---BATON_HANDOFF_START---';
const end = '---BATON_HANDOFF_END---';
const outputs = ['---BATON_OUTPUTS_START---', 'branch: x', '---BATON_OUTPUTS_END---'].join('\n');
const find = (text: string): string | undefined => findHandoff({ printed: findPrintedBlocks(text) })?.raw.toString();

const texts: readonly (readonly [ids: readonly string[], name: string, text: string, raw: string | undefined])[] = [
  [['H-19'], 'a pair of markers', `${start}\n{}\n${end}`, '{}'],
  [['H-19'], 'JSON over lines', `${start}\n{\n "a": 1\n}\n${end}`, '{\n "a": 1\n}'],
  [['X-16'], 'the older markers', `---KELOS_HANDOFF_START---\n{}\n---KELOS_HANDOFF_END---`, '{}'],
  [['X-16'], 'the older markers after ours', `${start}\n1\n${end}\n---KELOS_HANDOFF_START---\n2\n---KELOS_HANDOFF_END---`, '2'],
  [['X-16'], 'ours after the older markers', `---KELOS_HANDOFF_START---\n2\n---KELOS_HANDOFF_END---\n${start}\n1\n${end}`, '1'],
  [['X-16'], 'a start of one and an end of the other', `---KELOS_HANDOFF_START---\n2\n${end}`, undefined],
  [['H-22'], 'two pairs', `${start}\n1\n${end}\nx\n${start}\n2\n${end}`, '2'],
  [['H-22'], 'a start without an end', `${start}\n1`, undefined],
  [['H-22'], 'a complete pair, then a start', `${start}\n1\n${end}\n${start}\n2`, '1'],
  [['H-22'], 'an end before a start', `${end}\n1\n${start}`, undefined],
  [['H-22'], 'two starts', `${start}\n1\n${start}\n2\n${end}`, '2'],
  [['H-22'], 'two ends', `${start}\n1\n${end}\n2\n${end}`, '1'],
  [['H-22'], 'no markers', 'nothing', undefined],
  [['H-23'], 'noise around', `log\n${start}\n1\n${end}\nlog`, '1'],
  [['H-23'], 'indentation and blank lines', `  ${start}  \r\n\r\n  1\r\n\r\n\t${end}\r\n`, '\n  1\n'],
  [['H-24'], 'malformed JSON', `${start}\n{\n${end}`, '{'],
  [['H-26'], 'outputs before', `${outputs}\n${start}\n1\n${end}`, '1'],
  [['H-26'], 'outputs after', `${start}\n1\n${end}\n${outputs}`, '1'],
  [['H-26'], 'outputs inside', `${start}\n${outputs}\n1\n${end}`, '1'],
  [['H-26'], 'outputs that overlap', `${start}\n---BATON_OUTPUTS_START---\n1\n${end}\nbranch: x\n---BATON_OUTPUTS_END---`, '1'],
  [['H-27'], 'a marker within a line', `${start}\n{"a":"${end}"}\n${end}`, `{"a":"${end}"}`],
  [['H-28'], 'a pair far from the end', `${start}\n1\n${end}\n${'log line\n'.repeat(10_000)}`, '1'],
  [['DESIGN-4.3'], 'a fenced block', 'Done.\n```baton-handoff\n{}\n```\n[BATON-RESULT: success]', '{}'],
  [['DESIGN-4.3'], 'two fenced blocks', '```baton-handoff\n1\n```\n```baton-handoff\n2\n```', '2'],
  [['DESIGN-4.3'], 'an open fenced block', '```baton-handoff\n1', undefined],
  [['DESIGN-4.3'], 'a fenced block in an unbalanced log', '```\n```js\nx\n~~~~ baton-handoff\n1\n```\n~~~~', '1\n```'],
  [['DESIGN-4.3'], 'a fence of another kind', '```json\n{}\n```', undefined],
  [['DESIGN-4.3'], 'markers before a fenced block', `${start}\n1\n${end}\n\`\`\`baton-handoff\n2\n\`\`\``, '1'],
];

describe('findHandoff', () => {
  for (const [ids, name, text, raw] of texts) {
    requirement(
      { ids, title: `reads ${name}`, input: JSON.stringify(text.slice(0, 90)), expected: JSON.stringify(raw) ?? 'absent' },
      () => {
        expect(find(text)).toBe(raw);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.3'],
      title: 'takes the first source that exists, valid or not',
      input: 'MCP file, file, markers',
      expected: 'in this order',
    },
    () => {
      const text = `${start}\n3\n${end}`;
      expect(findHandoff({ mcpFile: '', file: '2', printed: findPrintedBlocks(text) })).toEqual({ source: 'mcp', raw: '' });
      expect(findHandoff({ file: new Uint8Array([50]), printed: findPrintedBlocks(text) })).toEqual({
        source: 'file',
        raw: new Uint8Array([50]),
      });
      expect(findHandoff({ printed: findPrintedBlocks(text) })).toEqual({ source: 'markers', raw: '3' });
      expect(findHandoff({ printed: findPrintedBlocks('```baton-handoff\n4\n```') })).toEqual({ source: 'fence', raw: '4' });
    },
  );

  requirement(
    { ids: ['H-16'], title: 'finds nothing where there is nothing', input: 'no file, no markers', expected: 'absent' },
    () => {
      expect(findHandoff({ printed: {} })).toBeUndefined();
    },
  );

  it('is linear in markers and fences', () => {
    const lines = [start, end, '```baton-handoff', '```', '---BATON_OUTPUTS_START---'];
    for (const line of lines) {
      const growth = growthOf(1_000, (size) => {
        const text = `${line}\n`.repeat(size);
        return () => findPrintedBlocks(text);
      });
      expect(growth, line).toBeLessThan(linearAtMost);
    }
  });
});

describe('encodeHandoffBlock', () => {
  requirement(
    {
      ids: ['H-27', 'H-19'],
      title: 'survives markers in its own text',
      input: 'summary and data that hold both markers',
      expected: 'the same handoff',
    },
    () => {
      const handoff = { version: 1 as const, summary: `a\n${end}\n----${start}`, data: { [end]: '-----' } };
      const block = encodeHandoffBlock(handoff);
      expect(block.split(end)).toHaveLength(2);
      const parsed = parseHandoff(find(`noise\n${block}\nnoise`) ?? '');
      expect(parsed.ok ? parsed.value : undefined).toEqual({ handoff, warnings: [] });
    },
  );

  it('comes back as it was, whatever it holds', () => {
    const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('-', '--', '---', start, end, '\n', '```')), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const handoff = { version: 1 as const, summary: `s${parts.join('')}` };
        const parsed = parseHandoff(find(`x\n${encodeHandoffBlock(handoff)}\ny`) ?? '');
        expect(parsed.ok ? parsed.value.handoff : undefined).toEqual(handoff);
      }),
    );
  });
});
