import { describe, expect, it } from 'vitest';
import { createLineLogger } from '../../../src/adapters/agent/stream/line-logger.ts';
import { requirement } from '../../support/requirement.ts';

function feed(chunks: readonly (string | Uint8Array)[]): string[] {
  const lines: string[] = [];
  const logger = createLineLogger({ write: (line) => lines.push(line), redact: (text) => text.replaceAll('hunter2', '***') });
  for (const chunk of chunks) logger.push(Buffer.from(chunk));
  logger.end();
  return lines;
}

describe('line logger', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [
      ['a', 'b\nc'],
      ['ab', 'c'],
    ],
    [['a\r\nb\rc\n'], ['a', 'b', 'c']],
    [
      ['a\r', '\nb\r', 'c\r'],
      ['a', 'b', 'c'],
    ],
    [['\n\nx'], ['', '', 'x']],
    [[''], []],
    [[Buffer.from('ä').subarray(0, 1), Buffer.from('ä').subarray(1)], ['ä']],
    [[Buffer.from('ä').subarray(0, 1)], ['\ufffd']],
  ])('cuts %j into lines', (chunks, lines) => {
    expect(feed(chunks)).toEqual(lines);
  });

  it('gives the same lines however the stream is cut', () => {
    const text = 'one\r\ntwo\rthree ü\n\n😀 four hunter2\r\n';
    const bytes = Buffer.from(text);
    const whole = feed([text]);
    for (let at = 0; at <= bytes.length; at++) expect(feed([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole);
    expect(feed([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  requirement(
    {
      ids: ['T28'],
      title: 'a secret at the cut of an endless line does not show by halves',
      input: 'a line of 80,000 characters with a secret across every place where it could be cut',
      expected: 'no part of the secret in the log',
    },
    () => {
      for (let shift = 0; shift < 8; shift++) {
        const [line = ''] = feed([`${'.'.repeat(65_536 - shift)}hunter2${'.'.repeat(20_000)}\nnext\n`]);
        expect(line).toMatch(/^\.+ … \(cut: \d+ more characters\)$/);
      }
    },
  );

  it('says how much of a line it left out', () => {
    const [line = ''] = feed(['x'.repeat(100_000)]);
    const left = Number(/cut: (\d+)/.exec(line)?.[1]);
    expect(line.indexOf(' …') + left).toBe(100_000);
  });

  it('takes 200 MB without a line end in constant memory', () => {
    const lines: string[] = [];
    const logger = createLineLogger({ write: (line) => lines.push(line), redact: (text) => text });
    const chunk = Buffer.alloc(1_048_576, 'x');
    for (let n = 0; n < 200; n++) logger.push(chunk);
    logger.end();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThan(65_536);
  });
});
