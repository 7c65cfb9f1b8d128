import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createTail, type Tail } from '../../../src/adapters/agent/stream/tail.ts';

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

  it('lets go of all but the last pieces of a stream without end', async () => {
    const limit = 262_144;
    const tail = createTail(limit);
    const pieces: WeakRef<Buffer>[] = [];
    for (let n = 0; n < 1_000; n++) pieces.push(pushPiece(tail, n));
    // A reference is held until the task that looked at it is over.
    await setImmediate();
    collectGarbage();
    const held = pieces.filter((piece) => piece.deref() !== undefined).length;
    expect(held).toBeLessThanOrEqual((2 * limit) / 65_536);
    expect(tail.text()).toHaveLength(limit);
  });
});

/** Pushes a piece in a function of its own, so that no variable keeps it. */
function pushPiece(tail: Tail, n: number): WeakRef<Buffer> {
  const piece = Buffer.alloc(65_536, n % 128);
  tail.push(piece);
  return new WeakRef(piece);
}

/** Frees everything that nobody holds: the count does not depend on when the collector would have come. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
