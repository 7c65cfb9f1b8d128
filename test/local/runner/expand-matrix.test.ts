import { expect, it } from 'vitest';
import type { ValueMap } from '../../../src/local/runner/expression/value.ts';
import { expandMatrix, expandStrategy } from '../../../src/local/runner/plan/expand-matrix.ts';

it('multiplies vectors in the order of their keys', () => {
  expect(expandMatrix({ os: ['a', 'b'], node: [1, 2] })).toEqual([
    { os: 'a', node: 1 },
    { os: 'a', node: 2 },
    { os: 'b', node: 1 },
    { os: 'b', node: 2 },
  ]);
});

it('excludes by part of a combination', () => {
  expect(expandMatrix({ os: ['a', 'b'], node: [1, 2], exclude: [{ os: 'a', node: 2 }] })).toEqual([
    { os: 'a', node: 1 },
    { os: 'b', node: 1 },
    { os: 'b', node: 2 },
  ]);
  expect(expandMatrix({ os: ['a', 'b'], node: [1, 2], exclude: [{ os: 'a' }] })).toEqual([
    { os: 'b', node: 1 },
    { os: 'b', node: 2 },
  ]);
});

it("adds to combinations or makes a leg of its own, as GitHub's documentation shows", () => {
  const matrix: ValueMap = {
    fruit: ['apple', 'pear'],
    animal: ['cat', 'dog'],
    include: [
      { color: 'green' },
      { color: 'pink', animal: 'cat' },
      { fruit: 'apple', shape: 'circle' },
      { fruit: 'banana' },
      { fruit: 'banana', animal: 'cat' },
    ],
  };
  expect(expandMatrix(matrix)).toEqual([
    { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
    { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
    { fruit: 'pear', animal: 'cat', color: 'pink' },
    { fruit: 'pear', animal: 'dog', color: 'green' },
    { fruit: 'banana' },
    { fruit: 'banana', animal: 'cat' },
  ]);
});

it('makes a leg of each included entry when there is no vector', () => {
  expect(expandMatrix({ include: [{ a: 1 }, { a: 2 }] })).toEqual([{ a: 1 }, { a: 2 }]);
});

it('refuses a vector without values', () => {
  expect(() => expandMatrix({ os: [] })).toThrow("Matrix vector 'os' does not contain any values");
});

it('refuses more than 256 legs', () => {
  const vector = Array.from({ length: 17 }, (_, index) => index);
  expect(() => expandStrategy({ matrix: { a: vector, b: vector } })).toThrow('289 legs, at most 256');
});

it('has one leg without a matrix', () => {
  expect(expandStrategy(null)).toEqual({ legs: [{}], failFast: true, maxParallel: undefined });
});
