import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readChoice } from '../../../src/app/setup/read-choice.ts';
import { SetupSession } from '../../../src/app/setup/session.ts';
import { mergeSettings } from '../../../src/app/setup/stored-settings.ts';
import { buildManifest, tiers, usualTier } from '../../../src/app/setup/tiers.ts';
import { requirement } from '../../support/requirement.ts';

const asked = { tier: usualTier, url: 'https://baton.example', keep: 'database' } as const;

describe('the session of the setup', () => {
  requirement(
    {
      ids: ['P10-8'],
      title: 'ends after an hour, and when the setup is done',
      input: 'a token, a cookie and a state, before and after an hour; the same after the end',
      expected: 'each counts for an hour; after the end none does',
    },
    () => {
      let now = 0;
      const session = new SetupSession(() => now);
      const browser = session.admit(session.token) ?? '';
      const states = [1, 2, 3].map(() => session.ask(browser, asked));
      now = 3_599_999;
      expect(session.take(browser, states[0] ?? '')).toMatchObject(asked);
      expect(session.take(browser, states[0] ?? '')).toBeUndefined();
      now = 3_600_000;
      expect([session.admit(session.token), session.knows(browser), session.take(browser, states[1] ?? '')]).toEqual([
        undefined,
        false,
        undefined,
      ]);
      now = 0;
      session.close();
      expect([session.admit(session.token), session.take(browser, states[2] ?? '')]).toEqual([undefined, undefined]);
    },
  );
});

describe('the choices of the setup', () => {
  const read = (fields: Readonly<Record<string, unknown>>, serverUrl = 'https://github.com') =>
    readChoice({ fields, url: 'https://baton.example', name: 'Baton', serverUrl }).problem;

  it('are refused in one sentence where GitHub would refuse them', () => {
    expect(read({})).toBeUndefined();
    expect(read({ organization: 'octo org' })).toBe(
      '"octo org" is no name of an organization. Write it as in its address on GitHub.',
    );
    expect(read({ organization: 'a/../b' })).toContain('is no name');
    expect(read({ name: 'x'.repeat(35) })).toBe('The name has 35 characters. Write 1 to 34.');
    expect(read({ url: 'javascript:alert(1)' })).toContain('is no address');
    expect(read({ url: 'https://baton.example/baton' })).toBe(
      '"https://baton.example/baton" has a path. Write the address without one, such as https://baton.example.com.',
    );
    expect(read({ url: 'https://Baton.Example/' })).toBeUndefined();
    for (const url of ['http://127.0.0.1:3000', 'http://localhost:3000', 'https://10.0.0.7', 'https://baton'])
      expect(read({ url }), url).toBe(
        `GitHub cannot reach ${url}. Write the public address of this server, or that of a tunnel to it.`,
      );
    expect(read({ url: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:4000')).toBeUndefined();
  });

  requirement(
    {
      ids: ['P10-8', 'DESIGN-2'],
      title: 'the usual tier asks GitHub for exactly what app.yml does, and each tier for no more than the next',
      input: 'deploy/app.yml and the three tiers',
      expected: 'the same permissions and events; a private App with its webhook',
    },
    () => {
      const manifest = parse(readFileSync('deploy/app.yml', 'utf8')) as Record<string, unknown>;
      const built = buildManifest({
        tier: usualTier,
        name: 'Baton',
        url: 'https://baton.example',
        back: 'https://baton.example/setup/done',
      });
      expect(built).toMatchObject({ default_permissions: manifest.default_permissions, public: false });
      const { default_events: events } = built as { readonly default_events: readonly string[] };
      expect(events.toSorted()).toEqual((manifest.default_events as readonly string[]).toSorted());
      const rank = { read: 1, write: 2 };
      for (const [index, { permissions }] of tiers.entries())
        for (const { name, level } of permissions)
          for (const wider of tiers.slice(index + 1))
            expect(rank[wider.permissions.find((other) => other.name === name)?.level ?? 'read']).toBeGreaterThanOrEqual(
              rank[level],
            );
    },
  );
});

it('settings of the environment win over stored ones, and another App there makes the stored keys worthless', () => {
  const stored = { app: '7', at: '', settings: { APP_ID: '7', PRIVATE_KEY: 'stored', BATON_SIGNING_KEY: 'stored' } };
  expect(mergeSettings({ PRIVATE_KEY: 'given', WEBHOOK_SECRET: ' ' }, stored)).toEqual({
    APP_ID: '7',
    PRIVATE_KEY: 'given',
    BATON_SIGNING_KEY: 'stored',
  });
  expect(mergeSettings({ APP_ID: '8' }, stored)).toEqual({ APP_ID: '8', BATON_SIGNING_KEY: 'stored' });
});
