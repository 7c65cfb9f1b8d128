import { Octokit } from '@octokit/core';
import { describe, expect } from 'vitest';
import { refuseBroken } from '../../../src/adapters/github/client/refuse-broken.ts';
import { requirement } from '../../support/requirement.ts';

const json = 'application/json; charset=utf-8';
const raw = 'application/vnd.github.raw; charset=utf-8';

/** Answers of GitHub without a body that Octokit could read: what was announced, and whether it broke off. */
const answers: readonly (readonly [announced: string, headers: Record<string, string>, isBroken: boolean])[] = [
  ['a list', { 'content-type': json }, true],
  ['a list of 20 bytes', { 'content-type': json, 'content-length': '20' }, true],
  ['a compressed list of 20 bytes', { 'content-type': json, 'content-encoding': 'gzip', 'content-length': '20' }, true],
  ['a file of 20 bytes', { 'content-type': raw, 'content-length': '20' }, true],
  ['an empty file', { 'content-type': raw, 'content-length': '0' }, false],
  ['an empty file, compressed to 20 bytes', { 'content-type': raw, 'content-encoding': 'gzip', 'content-length': '20' }, false],
  ['nothing', { 'content-length': '0' }, false],
];

describe('an answer of GitHub without content', () => {
  for (const [announced, headers, isBroken] of answers)
    requirement(
      {
        ids: ['DESIGN-5.2', 'P10-4'],
        title: 'is refused where content was announced, and taken where there was none',
        input: announced,
        expected: isBroken ? 'refused like a failure of GitHub' : 'an empty text',
      },
      async () => {
        const octokit = new (Octokit.plugin(refuseBroken))({ request: { fetch: async () => new Response('', { headers }) } });
        const asked = octokit.request('GET /repos/{owner}/{repo}/contents/{path}', { owner: 'o', repo: 'r', path: 'p' });
        if (isBroken) await expect(asked).rejects.toMatchObject({ status: 500, message: expect.stringContaining('broke off') });
        else expect((await asked).data).toBe('');
      },
    );
});
