import { Hono } from 'hono';
import { expect } from 'vitest';
import { createSessions } from '../../src/app/page/sessions.ts';
import { createSignIn } from '../../src/app/page/sign-in.ts';
import type { SiteEnv } from '../../src/page/site/site.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const url = 'https://baton.example';
const clientSecret = 'client-secret-of-the-test';

requirement(
  {
    ids: ['P10-9'],
    title: 'over HTTPS the cookies of the sign-in are those of this host alone, and of no connection without TLS',
    input:
      'a sign-in at https://baton.example, then the sign-out; a cookie that a neighbour such as evil.baton.example could set',
    expected:
      '__Host- with Secure, HttpOnly and SameSite for both cookies; the cookie of the neighbour is none; the store has no token',
  },
  async () => {
    const store = createMemoryAppStore();
    const signIn = createSignIn({
      clientId: 'Iv23li',
      clientSecret,
      url,
      serverUrl: 'https://github.example',
      sessions: createSessions({ store, secret: clientSecret, now: Date.now }),
      access: {
        exchange: async () => ({ token: 'ghu_of-the-test', expiresInSeconds: undefined }),
        readLogin: async () => 'mona',
      },
      log: { info: () => undefined, warning: () => undefined, error: () => undefined },
    });
    const app = new Hono<SiteEnv>().route('/login', signIn.login).route('/logout', signIn.logout);
    app.get('/who', async (context) => context.text((await signIn.findSession(context))?.login ?? 'nobody'));
    const send = async (path: string, cookie: string, init: RequestInit = {}): Promise<Response> =>
      app.request(`${url}${path}`, { ...init, headers: { cookie, ...init.headers } });
    const begun = await send('/login', '');
    const [first = ''] = begun.headers.getSetCookie();
    expect(first).toMatch(/^__Host-baton-login=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const ended = await send(`/login/callback?code=c&state=${state}`, first.split(';', 1)[0] ?? '');
    const [gone, session = ''] = ended.headers.getSetCookie();
    expect([ended.status, gone]).toEqual([302, '__Host-baton-login=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(session).toMatch(/^__Host-baton-session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = session.split(';', 1)[0] ?? '';
    expect(await (await send('/who', cookie)).text()).toBe('mona');
    expect(await (await send('/who', cookie.replace('__Host-', ''))).text()).toBe('nobody');
    expect(JSON.stringify(await store.list(''))).not.toContain('ghu_');
    const out = await send('/logout', cookie, { method: 'POST', headers: { origin: url } });
    expect(out.headers.getSetCookie()).toEqual(['__Host-baton-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(await (await send('/who', cookie)).text()).toBe('nobody');
  },
);
