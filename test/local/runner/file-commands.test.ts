import { expect, it } from 'vitest';
import { parseKeyValues } from '../../../src/local/runner/job/file-commands.ts';

it.each<[string, Record<string, string>]>([
  ['a=1\nb=2\n', { a: '1', b: '2' }],
  ['a=1=2\n', { a: '1=2' }],
  ['a=x<<y\n', { a: 'x<<y' }],
  ['a=\n', { a: '' }],
  ['a<<EOF\none\ntwo\nEOF\nb=1\n', { a: 'one\ntwo', b: '1' }],
  ['a<<EOF\nEOF\n', { a: '' }],
  ['a<<EOF\n\nEOF\n', { a: '' }],
  ['\n\na=1', { a: '1' }],
  ['a<<EOF\r\none\r\nEOF\r\n', { a: 'one' }],
  ['a<<E=F\nx\nE=F\n', { a: 'x' }],
  ['a=1\na=2\n', { a: '2' }],
])('reads %j', (text, expected) => {
  expect(Object.fromEntries(parseKeyValues(text))).toEqual(expected);
});

it.each([
  ['nonsense\n', "Invalid format 'nonsense'"],
  ['=x\n', 'Name must not be empty'],
  ['<<EOF\nx\nEOF\n', 'Name must not be empty'],
  ['a<<\nx\n', 'delimiter must not be empty'],
  ['a<<EOF\nx\n', "Matching delimiter not found 'EOF'"],
])('refuses %j', (text, message) => {
  expect(() => parseKeyValues(text)).toThrow(message);
});
