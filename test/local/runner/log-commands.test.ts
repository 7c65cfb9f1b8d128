import { expect, it } from 'vitest';
import { createLogCommands } from '../../../src/local/runner/job/log-commands.ts';
import { createMasker } from '../../../src/local/runner/job/masker.ts';

function log(lines: readonly string[], secrets: readonly string[] = []): readonly string[] {
  const masker = createMasker(secrets);
  const written: string[] = [];
  const commands = createLogCommands(masker, (line) => written.push(masker.mask(line)));
  for (const line of lines) commands.onLine(line);
  return written;
}

it.each([
  ['::error::it broke', '##[error]it broke'],
  ['::error file=a.js,line=1::it broke', '##[error file=a.js,line=1]it broke'],
  ['::warning::careful', '##[warning]careful'],
  ['::notice::look', '##[notice]look'],
  ['::group::Build', '##[group]Build'],
  ['::endgroup::', '##[endgroup]'],
  ['::unknown::x', '::unknown::x'],
  ['plain', 'plain'],
])('shows %s as %s', (line, shown) => {
  expect(log([line])).toEqual([shown]);
});

it('unescapes the data of a command', () => {
  expect(log(['::error::100%25 of%0Atwo lines'])).toEqual(['##[error]100% of', '##[error]two lines']);
});

it('masks what a step asks to mask from then on', () => {
  expect(log(['tok-123', '::add-mask::tok-123', 'the token is tok-123'])).toEqual([
    'tok-123',
    '::add-mask::***',
    'the token is ***',
  ]);
});

it('carries out nothing between stop-commands and its token', () => {
  const lines = ['::stop-commands::t1', '::add-mask::word', '::error::word', '::t1::', '::error::word'];
  expect(log(lines)).toEqual(['::stop-commands::t1', '::add-mask::word', '::error::word', '::t1::', '##[error]word']);
});

it('takes another end for no end', () => {
  expect(log(['::stop-commands::t1', '::t2::', '::error::x'])).toEqual(['::stop-commands::t1', '::t2::', '::error::x']);
});

it.each([
  ['as it is', 's3cret-value', 's3cret-value'],
  ['a line of it', 'line-one\nline-two', 'line-two'],
  ['in base64', 's3cret-value', Buffer.from('s3cret-value').toString('base64')],
  ['in base64 within a longer text', 's3cret-value', Buffer.from('3cret-value').toString('base64')],
  ['as a JSON string', 'a"b"c-secret', 'a\\"b\\"c-secret'],
  ['in a URL', 'a b/c-secret', 'a%20b%2Fc-secret'],
])('masks a secret %s', (_, secret, text) => {
  expect(log([`<${text}>`], [secret])).toEqual(['<***>']);
});

it('masks the whole of a secret that begins like another', () => {
  expect(log(['abcdef'], ['abc', 'abcdef'])).toEqual(['***']);
});
