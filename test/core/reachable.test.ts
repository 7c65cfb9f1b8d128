import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReachable } from '../../src/core/reachable.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const graphs = fc
  .array(fc.subarray(names), { minLength: names.length, maxLength: names.length })
  .map((edges) => new Map(names.map((name, at) => [name, edges[at] ?? []])));

describe('what can be reached in a graph', () => {
  it('is closed: it holds the start and the neighbours of everything in it, and nothing else', () => {
    fc.assert(
      fc.property(graphs, fc.subarray(names), (graph, start) => {
        const next = (name: string): readonly string[] => graph.get(name) ?? [];
        const found = findReachable(start, next);
        const neighbours = new Set([...start, ...[...found].flatMap(next)]);
        expect(new Set(found)).toEqual(neighbours);
      }),
    );
  });

  it('comes nearest first', () => {
    const next = (name: string): readonly string[] => ({ a: ['c', 'b'], b: ['e'], c: ['d', 'a'] })[name] ?? [];
    expect([...findReachable(['a'], next)]).toEqual(['a', 'c', 'b', 'd', 'e']);
  });
});
