import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createOctokit } from '../../src/adapters/github/client/octokit.ts';
import { readRepositoryFile } from '../../src/host/read-repository-file.ts';
import { requirement } from '../support/requirement.ts';

const text = 'version: 1 # Müller, 🎭\n';
let mediaType = '';
const server = createServer((_, response) => response.writeHead(200, { 'content-type': mediaType }).end(text));

describe('a file of a repository', () => {
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  requirement(
    {
      ids: ['F-G9'],
      title: 'is read as text whatever media type GitHub gives its raw content',
      input: 'the raw media types with and without a charset, text, and a stream of bytes',
      expected: 'the text of the file each time',
    },
    async () => {
      const { port } = server.address() as AddressInfo;
      const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
      const octokit = createOctokit({ token: 'x', baseUrl: `http://127.0.0.1:${port}`, userAgent: 'test', log });
      const types = ['application/vnd.github.raw; charset=utf-8', 'application/vnd.github.raw', 'application/vnd.github.v3.raw'];
      for (const type of [
        ...types,
        'application/vnd.github.raw+json',
        'text/plain',
        'application/octet-stream',
        'image/svg+xml',
      ]) {
        mediaType = type;
        const read = readRepositoryFile({ octokit, repository: { owner: 'o', name: 'r' }, path: 'a.yml', ref: 'main' });
        expect(await read, type).toBe(text);
      }
    },
  );
});
