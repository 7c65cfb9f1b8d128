import { describe, expect } from 'vitest';
import { isLetUse, readHookSettings } from '../../src/app/settings/hook-settings.ts';
import { requirement } from '../support/requirement.ts';

const source = {
  BATON_SOURCE_LINEAR_SECRET: 'lin_wh_a-secret-of-the-test',
  BATON_SOURCE_LINEAR_REPOSITORIES: 'octo-org/ledger',
};
const whsec = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const endpoint = {
  BATON_NOTIFY_ON_CALL_URL: 'https://hooks.example.com/a',
  BATON_NOTIFY_ON_CALL_SECRET: whsec,
  BATON_NOTIFY_ON_CALL_REPOSITORIES: 'Octo-Org/*, other/one',
};

describe('the settings of sources and endpoints', () => {
  requirement(
    {
      ids: ['P10-10'],
      title: 'have the names that configurations know, and say which repositories may use them',
      input: 'LINEAR with the rule of its name; ON_CALL for all of an owner and one more',
      expected:
        'linear and on-call; used by those repositories alone, in any case of letters; secrets and addresses are known as secrets',
    },
    () => {
      const settings = readHookSettings({ ...source, ...endpoint, PATH: '/bin', BATON_NOTIFY_EMPTY_URL: '' });
      expect([...settings.sources.keys(), ...settings.endpoints.keys()]).toEqual(['linear', 'on-call']);
      const linear = settings.sources.get('linear') ?? { repositories: [] };
      const called = settings.endpoints.get('on-call') ?? { repositories: [] };
      expect(isLetUse(linear, { owner: 'Octo-Org', name: 'Ledger' })).toBe(true);
      expect(isLetUse(linear, { owner: 'octo-org', name: 'ledger2' })).toBe(false);
      expect(isLetUse(called, { owner: 'octo-org', name: 'any' })).toBe(true);
      expect(isLetUse(called, { owner: 'octo-organ', name: 'any' })).toBe(false);
      expect(settings.allowPrivate).toBe(false);
      expect(settings.secrets).toEqual(['lin_wh_a-secret-of-the-test', whsec, 'https://hooks.example.com/a']);
      expect(readHookSettings({}).sources.size).toBe(0);
    },
  );

  const rows: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ ...source, BATON_SOURCE_LINEAR_SECRET: '' }, 'BATON_SOURCE_LINEAR_SECRET is not set.'],
    [{ ...source, BATON_SOURCE_LINEAR_SECRET: 'short' }, 'BATON_SOURCE_LINEAR_SECRET has a secret of fewer than 16 characters.'],
    ...['whsec_…………………………', 'whsec_----------------', 'whsec_c2hvcnQgc2VjcmV0'].map(
      (secret) =>
        [
          { ...source, BATON_SOURCE_LINEAR_SECRET: secret },
          'BATON_SOURCE_LINEAR_SECRET begins with whsec_ and is no secret of Standard Webhooks.',
        ] as const,
    ),
    [{ ...source, BATON_SOURCE_LINEAR_SECRET: 'a b c' }, 'BATON_SOURCE_LINEAR_SECRET has more than two words.'],
    [{ ...source, BATON_SOURCE_LINEAR_REPOSITORIES: '' }, 'BATON_SOURCE_LINEAR_REPOSITORIES is not set.'],
    [{ ...source, BATON_SOURCE_LINEAR_REPOSITORIES: '*' }, 'BATON_SOURCE_LINEAR_REPOSITORIES has "*".'],
    [{ ...source, BATON_SOURCE_LINEAR_TOKEN: 'x' }, 'BATON_SOURCE_LINEAR_TOKEN is no setting.'],
    [{ ...source, BATON_SOURCE_LINEAR_URL: 'x' }, 'BATON_SOURCE_LINEAR_URL is no setting.'],
    [
      { ...source, BATON_SOURCE_LINEAR_SIGNATURE: 'algorithm=md5' },
      'BATON_SOURCE_LINEAR_SIGNATURE has "algorithm=md5", which is no algorithm.',
    ],
    [{ ...source, BATON_SOURCE_LINEAR_SIGNATURE: 'algorithm=sha256' }, 'BATON_SOURCE_LINEAR_SIGNATURE has no header=…'],
    [
      { ...source, BATON_SOURCE_LINEAR_SIGNATURE: 'jira' },
      'BATON_SOURCE_LINEAR_SIGNATURE has "jira". Write one of linear, sentry,',
    ],
    [{ ...source, BATON_SOURCE_LINEAR_SIGNATURE: 'header=a timestamp=b' }, 'a time that is not signed proves nothing'],
    [{ ...source, BATON_SOURCE_LINEAR_SIGNATURE: 'header=a signed={id}{body}' }, 'signs {id} and has no id=…'],
    [
      { BATON_SOURCE_OWN_SECRET: 'a-secret-of-the-test', BATON_SOURCE_OWN_REPOSITORIES: 'a/b' },
      'BATON_SOURCE_OWN_SIGNATURE is not set.',
    ],
    [
      { ...endpoint, BATON_NOTIFY_ON_CALL_URL: 'http://hooks.example.com' },
      'BATON_NOTIFY_ON_CALL_URL is not set, or is not an https:// address',
    ],
    [
      { ...endpoint, BATON_NOTIFY_ON_CALL_URL: 'https://a:b@hooks.example.com' },
      'BATON_NOTIFY_ON_CALL_URL is not set, or is not an https',
    ],
    [{ ...endpoint, BATON_NOTIFY_ON_CALL_URL: '' }, 'BATON_NOTIFY_ON_CALL_URL is not set'],
    [
      { ...endpoint, BATON_NOTIFY_ON_CALL_SECRET: 'plain text' },
      'BATON_NOTIFY_ON_CALL_SECRET is no secret of Standard Webhooks.',
    ],
    [{ BATON_ALLOW_PRIVATE_ADDRESSES: 'yes' }, 'BATON_ALLOW_PRIVATE_ADDRESSES is "yes".'],
  ];
  requirement(
    {
      ids: ['P10-10', 'P10-8'],
      title: 'that are wrong keep the App from starting, in one sentence without a secret',
      input: 'missing, short or unknown settings, rules that prove nothing, addresses without TLS or with a password',
      expected: 'BATON-E912, the variable, and what to write',
    },
    () => {
      for (const [environment, words] of rows) {
        let message = '';
        try {
          readHookSettings(environment);
        } catch (thrown) {
          message = (thrown as Error).message;
        }
        expect(message).toMatch(/^BATON-E912: BATON_[A-Z_]+ .*\.$/);
        expect(message).toContain(words);
        for (const name of ['BATON_SOURCE_LINEAR_SECRET', 'BATON_NOTIFY_ON_CALL_SECRET'])
          if ((environment[name] ?? '').length > 5) expect(message).not.toContain(environment[name]);
      }
    },
  );
});
