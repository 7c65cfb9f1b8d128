import { Hono } from 'hono';
import { expect } from 'vitest';
import { createGuard } from '../../src/lab/dev/guard.ts';
import { requirement } from '../support/requirement.ts';

const origin = 'http://127.0.0.1:4000';
const token = 'a-secret-of-the-test';

/** The page behind its guard, asked over HTTP as `host`. */
const app = new Hono().use(createGuard({ origin, token })).all('*', (context) => context.text('the page'));
const ask = async (
  path: string,
  { method = 'GET', ...headers }: Readonly<Record<string, string>> & { readonly method?: string } = {},
): Promise<string> => {
  const response = await app.request(`${origin}${path}`, { method, headers: { host: '127.0.0.1:4000', ...headers } });
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
};
const others: readonly Readonly<Record<string, string>>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:4001' },
];
const cookie = `baton-dev-4000=${token}`;

requirement(
  {
    ids: ['P10-9', 'T38'],
    title: '`baton dev` answers under its own address alone, so that no name of another site reaches it',
    input: 'the right cookie and token, with Host evil.example, localhost, another port, and none',
    expected: '403, and nothing of the page; 200 under its own',
  },
  async () => {
    for (const host of ['evil.example', 'evil.example:4000', 'localhost:4000', '127.0.0.1:4001', '127.0.0.1', '']) {
      expect(await ask('/', { host, cookie }), host).toBe(`403 This page is at ${origin} alone.\n`);
      expect(await ask(`/?token=${token}`, { host }), host).toMatch(/^403 /);
      expect(await ask('/issues', { method: 'POST', host, cookie, origin }), host).toMatch(/^403 /);
    }
    expect(await ask('/', { cookie })).toBe('200 the page');
  },
);

requirement(
  {
    ids: ['P10-9', 'T38'],
    title: '`baton dev` takes no form of another page, and its secret in the address that was told alone',
    input:
      'each method with another origin, with none and with the own one; the secret in other addresses; a cookie of another port',
    expected: '403; with the own origin the page; the secret becomes a cookie at / alone',
  },
  async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
      for (const headers of others) expect(await ask('/issues', { method, cookie, ...headers }), method).toMatch(/^403 /);
      expect(await ask('/issues', { method, cookie, origin }), method).toMatch(/^200 /);
      expect(await ask(`/?token=${token}`, { method, origin }), method).toMatch(/^403 /);
    }
    expect(await ask(`/?token=${token}`)).toBe('302 /');
    expect(await ask(`/?token=${token}x`)).toMatch(/^403 /);
    expect(await ask(`/runs?token=${token}`)).toMatch(/^403 /);
    for (const other of [`baton-dev-4001=${token}`, 'baton-dev-4000=', `baton-dev-4000=${token}x`])
      expect(await ask('/', { cookie: other }), other).toMatch(/^403 /);
    const response = await app.request(`${origin}/?token=${token}`, { headers: { host: '127.0.0.1:4000' } });
    expect(response.headers.get('set-cookie')).toBe(`${cookie}; Path=/; HttpOnly; SameSite=Strict`);
  },
);
