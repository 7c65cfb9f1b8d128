import { describe, expect, it } from 'vitest';
import { createTail } from '../../../src/adapters/agent/stream/tail.ts';

describe('tail of a stream', () => {
  it.each([1, 3, 7, 100])('keeps the last bytes, in pieces of %i', (size) => {
    const all = 'abcdefghijklmnopqrstuvwxyz'.repeat(40);
    const tail = createTail(100);
    for (let at = 0; at < all.length; at += size) tail.push(Buffer.from(all.slice(at, at + size)));
    expect(tail.text()).toBe(all.slice(-100));
  });

  it('keeps everything below its limit, and nothing of nothing', () => {
    const tail = createTail(5);
    expect(tail.text()).toBe('');
    tail.push(Buffer.from('héy'));
    expect(tail.text()).toBe('héy');
  });

  it('leaves out a character that the limit cut in two', () => {
    const tail = createTail(6);
    tail.push(Buffer.from('x😀abcd'));
    expect(tail.text()).toBe('abcd');
  });

  it('holds 1.6 GB in constant memory', () => {
    const tail = createTail(262_144);
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    for (let n = 0; n < 25_600; n++) {
      tail.push(Buffer.alloc(65_536, n));
      if (n % 100 === 0) global.gc?.();
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(tail.text()).toHaveLength(262_144);
    // Memory that the garbage collector has not freed yet counts too; the whole stream would be 1,600 MiB.
    expect(most).toBeLessThan(800 * 1_048_576);
  });
});
