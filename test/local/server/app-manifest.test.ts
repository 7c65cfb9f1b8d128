import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalGitHub } from '../../../src/local/contract.ts';
import { createLocalServer } from '../../../src/local/server/create-local-server.ts';

const manifest = {
  name: 'Baton test',
  url: 'https://baton.example',
  hook_attributes: { url: 'https://baton.example/api/github/webhooks', active: true },
  redirect_url: 'https://baton.example/setup/done',
  default_permissions: { contents: 'write', issues: 'write' },
  default_events: ['push', 'issues'],
};

describe('an App from a manifest', () => {
  let github: LocalGitHub;
  let now = Date.parse('2026-03-18T08:00:00Z');
  beforeAll(async () => {
    github = await createLocalServer({ now: () => now });
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

  it('refuses what GitHub refuses', async () => {
    expect(await refusal({})).toBeUndefined();
    expect(await refusal({ default_events: ['installation', 'push'] })).toBe('Default events unsupported: installation');
    expect(await refusal({ default_events: ['check_run'] })).toBe('Default events are not supported by permissions: check_run');
    expect(await refusal({ hook_attributes: { active: false } })).toBe('&quot;url&quot; wasn&#39;t supplied.');
    expect(await refusal({ name: 'x'.repeat(35) })).toContain('name');
  });
});
