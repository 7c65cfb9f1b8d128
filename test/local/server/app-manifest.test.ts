import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ControlledGitHub, createControlledGitHub } from '../../support/local-github/controlled-github.ts';
import { requirement } from '../../support/requirement.ts';

const manifest = {
  name: 'Baton test',
  url: 'https://baton.example',
  hook_attributes: { url: 'https://baton.example/api/github/webhooks', active: true },
  redirect_url: 'https://baton.example/setup/done',
  default_permissions: { contents: 'write', issues: 'write' },
  default_events: ['push', 'issues'],
};

describe('an App from a manifest', () => {
  let github: ControlledGitHub;
  let now = Date.parse('2026-03-18T08:00:00Z');
  beforeAll(async () => {
    github = await createControlledGitHub({ now: () => now });
  });
  afterAll(() => github.close());

  const post = (path: string, form: Readonly<Record<string, string>>) =>
    fetch(new URL(path, github.apiUrl), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const convert = (code: string) => fetch(`${github.apiUrl}/app-manifests/${code}/conversions`, { method: 'POST' });
  const accept = async (change: Readonly<Record<string, unknown>> = {}): Promise<URL> => {
    const form = { manifest: JSON.stringify({ ...manifest, ...change }), state: 's-1', owner: 'octocat' };
    return new URL((await post('/settings/apps/manifest', form)).headers.get('location') ?? '');
  };
  const refusal = async (change: Readonly<Record<string, unknown>>): Promise<string | undefined> => {
    const text = await (
      await post('/settings/apps/new?state=s-1', { manifest: JSON.stringify({ ...manifest, ...change }) })
    ).text();
    return /Error: ([^<]+)/.exec(text)?.[1];
  };

  it('sends the browser back with a code and the state, and gives the keys once', async () => {
    const back = await accept();
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([manifest.redirect_url, 's-1']);
    const code = back.searchParams.get('code') ?? '';
    const first = await convert(code);
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({
      id: expect.any(Number),
      slug: 'baton-test',
      name: 'Baton test',
      client_id: expect.any(String),
      client_secret: expect.any(String),
      webhook_secret: expect.any(String),
      pem: expect.stringContaining('-----BEGIN RSA PRIVATE KEY-----'),
      html_url: expect.stringContaining('/apps/baton-test'),
    });
    expect((await convert(code)).status).toBe(404);
  });

  it('takes a code for an hour', async () => {
    const code = (await accept()).searchParams.get('code') ?? '';
    now += 3_600_000;
    expect((await convert(code)).status).toBe(404);
  });

  it('lets a private App be installed by its owner alone', async () => {
    const from = mkdtempSync(join(tmpdir(), 'baton-manifest-'));
    writeFileSync(join(from, 'README.md'), 'Nothing.\n');
    for (const name of ['octocat/own', 'octo-org/other']) github.addRepository({ name, from });
    const register = async (isPublic: boolean): Promise<number> => {
      const code = (await accept({ public: isPublic })).searchParams.get('code') ?? '';
      return ((await (await convert(code)).json()) as { readonly id: number }).id;
    };
    const own = await register(false);
    expect(() => github.installApp(own, ['octocat/own', 'octo-org/other'])).toThrow(
      'Baton test is a private App: octo-org cannot install it, only octocat can',
    );
    expect(github.installApp(own, ['octocat/own'])).toBeGreaterThan(0);
    expect(github.installApp(await register(true), ['octo-org/other'])).toBeGreaterThan(0);
  });

  requirement(
    {
      ids: ['F-GH2'],
      title: 'the local GitHub keeps the callback URLs of a manifest, and compares them letter by letter',
      input:
        'an App with the callback URL https://baton.example/; sign-ins that name it, a path below it, nothing; an App without one',
      expected: 'a code for the URL itself and for none named; for all others the page with the words of GitHub, and no redirect',
    },
    async () => {
      const convertedSchema = z.object({ client_id: z.string() });
      const register = async (callbacks: readonly string[]): Promise<string> => {
        const code = (await accept({ callback_urls: callbacks })).searchParams.get('code') ?? '';
        return convertedSchema.parse(await (await convert(code)).json()).client_id;
      };
      github.addUser({ login: 'mona' });
      github.signInBrowser('mona');
      const signIn = async (client_id: string, redirect?: string): Promise<string> => {
        const query = new URLSearchParams({ client_id, ...(redirect === undefined ? {} : { redirect_uri: redirect }) });
        const address = new URL(`/login/oauth/authorize?${query}`, github.apiUrl);
        const response = await fetch(address, { redirect: 'manual' });
        return response.headers.get('location')?.replace(/\w+$/, 'CODE') ?? (await response.text()).replaceAll(/<[^>]+>/g, '');
      };
      const own = await register(['https://baton.example/']);
      expect(await signIn(own, 'https://baton.example/')).toBe('https://baton.example/?code=CODE');
      expect(await signIn(own)).toBe('https://baton.example/?code=CODE');
      const refused = expect.stringContaining('The redirect_uri is not associated with this application.');
      for (const other of ['https://baton.example', 'https://baton.example/login/callback', 'https://baton.example/?x'])
        expect(await signIn(own, other), other).toEqual(refused);
      expect(await signIn(await register([]), 'https://baton.example/')).toEqual(refused);
    },
  );

  it('refuses what GitHub refuses', async () => {
    expect(await refusal({})).toBeUndefined();
    expect(await refusal({ default_events: ['installation', 'push'] })).toBe('Default events unsupported: installation');
    expect(await refusal({ default_events: ['check_run'] })).toBe('Default events are not supported by permissions: check_run');
    expect(await refusal({ hook_attributes: { active: false } })).toBe('&quot;url&quot; wasn&#39;t supplied.');
    expect(await refusal({ name: 'x'.repeat(35) })).toContain('name');
  });
});
