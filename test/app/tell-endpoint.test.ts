import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { tellEndpoint } from '../../src/app/handlers/tell-endpoint.ts';
import { readHookSettings } from '../../src/app/settings/hook-settings.ts';
import type { AppContext, Queued } from '../../src/app/work/queued-work.ts';
import type { ListenerEvent } from '../../src/core/view/listener-event.ts';
import { requirement } from '../support/requirement.ts';
import { type SecureServer, startSecureServer } from '../support/secure-server.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const older = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const hostile = '<!channel> <@U123> *bold* <https://evil.test|click> & @here';
const event: ListenerEvent = {
  specversion: '1.0',
  id: '743920/fix-12/end/9',
  source: 'https://github.com/octo-org/ledger',
  type: 'dev.baton.run.ended',
  subject: 'fix-12',
  time: '2026-03-18T09:00:00.000Z',
  datacontenttype: 'application/json',
  data: {
    run: 'fix-12',
    subject: { kind: 'issue', number: 12, url: 'https://github.com/octo-org/ledger/issues/12', title: hostile },
    outcome: 'failed',
    reason: hostile,
  },
};
const work: Queued<'tell'> = {
  kind: 'tell',
  to: 'ops',
  as: 'standard-webhooks',
  event,
  owner: 'octo-org',
  name: 'ledger',
  attempt: 1,
};

describe('telling an endpoint', () => {
  let server: SecureServer;
  const lines: string[] = [];
  const added: { id: string; key: string; runAt?: string; work: Queued<'tell'> }[] = [];
  const keep = (text: string) => void lines.push(text);
  let context: Pick<AppContext, 'settings' | 'log' | 'add' | 'clock'>;
  const now = Date.now();
  beforeAll(async () => {
    server = await startSecureServer();
    const address = `https://localhost:${server.port}/hook`;
    const hooks = readHookSettings({
      BATON_NOTIFY_OPS_URL: address,
      BATON_NOTIFY_OPS_SECRET: `whsec_${key} ${older}`,
      BATON_NOTIFY_OPS_REPOSITORIES: 'octo-org/ledger',
      BATON_NOTIFY_CHAT_URL: address,
      BATON_NOTIFY_CHAT_REPOSITORIES: 'octo-org/*',
      BATON_ALLOW_PRIVATE_ADDRESSES: '1',
    });
    context = {
      settings: { hooks } as AppContext['settings'],
      clock: { ...createSystemClock(), now: () => new Date(now).toISOString() },
      log: { info: keep, warning: keep, error: keep },
      add: async (item) => void added.push(item as (typeof added)[number]),
    };
  });
  afterAll(() => server.close());
  beforeEach(() => {
    lines.length = 0;
    added.length = 0;
  });
  const tell = (more: Partial<Queued<'tell'>> = {}) => tellEndpoint(context, { ...work, ...more });

  requirement(
    {
      ids: ['P10-10'],
      title: 'it gets the event as Standard Webhooks signs it, with each of two secrets',
      input: 'the end of a run, to a server over TLS',
      expected: 'one post; the id of the event, the time, a signature that our own HMAC and the library confirm; nothing queued',
    },
    async () => {
      await tell();
      const [sent, ...more] = server.posts;
      expect(more).toEqual([]);
      const { headers = {}, body = '' } = sent ?? {};
      expect(headers['webhook-id']).toBe(event.id);
      const time = String(Math.floor(now / 1000));
      expect(headers['webhook-timestamp']).toBe(time);
      const hmac = createHmac('sha256', Buffer.from(key, 'base64')).update(`${event.id}.${time}.${body}`).digest('base64');
      expect(String(headers['webhook-signature']).split(' ')[0]).toBe(`v1,${hmac}`);
      const given = headers as Record<string, string>;
      for (const secret of [key, older]) expect(new Webhook(secret).verify(body, given)).toMatchObject({ id: event.id });
      expect(JSON.parse(body)).toEqual({ ...event, timestamp: event.time });
      expect(added).toEqual([]);
      expect(lines).toEqual([`Told endpoint "ops" of dev.baton.run.ended ${event.id}.`]);
    },
  );

  requirement(
    {
      ids: ['P10-10', 'T39'],
      title: 'Slack gets blocks in which what others wrote notifies nobody, links nowhere and has no form',
      input: 'a title and a reason with <!channel>, a mention, a link and formatting',
      expected: 'the title escaped, the reason as plain text; one link, to the issue; no signature',
    },
    async () => {
      const before = server.posts.length;
      await tell({ to: 'chat', as: 'slack' });
      const { headers, body = '' } = server.posts[before] ?? {};
      expect(headers).not.toHaveProperty('webhook-signature');
      const message = JSON.parse(body);
      const escaped = '&lt;!channel&gt; &lt;@U123&gt; *bold* &lt;https://evil.test|click&gt; &amp; @here';
      expect(message).toEqual({
        text: 'fix-12: the run has ended, failed',
        blocks: [
          {
            type: 'section',
            text: {
              type: 'mrkdwn',
              text: `*fix-12: the run has ended, failed*\n<https://github.com/octo-org/ledger/issues/12|#12> ${escaped}`,
              verbatim: true,
            },
          },
          { type: 'section', text: { type: 'plain_text', text: hostile, emoji: false } },
        ],
        unfurl_links: false,
        unfurl_media: false,
      });
    },
  );

  requirement(
    {
      ids: ['P10-10'],
      title:
        'a message that is not accepted is sent eight times within a day, each under the same id and later than the one before',
      input: '500 to every attempt; then 503 with retry-after',
      expected: 'eight posts with one id; waits that grow, together less than a day; then given up; retry-after obeyed',
    },
    async () => {
      const before = server.posts.length;
      server.answers.push(...Array.from({ length: 8 }, () => [500] as const));
      const waits: number[] = [];
      for (let next: Queued<'tell'> | undefined = work; next !== undefined; ) {
        await tell(next);
        const item = added.shift();
        if (item?.runAt !== undefined) waits.push(Date.parse(item.runAt) - now);
        expect(item?.key ?? '').toBe(item?.id ?? '');
        next = item?.work;
      }
      expect(server.posts.length - before).toBe(8);
      expect(new Set(server.posts.slice(before).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(waits).toHaveLength(7);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThanOrEqual(86_400_000);
      expect(lines.at(-1)).toBe(`Endpoint "ops" was not told of ${event.id}: it answered 500. It is given up after 8 attempts.`);
      server.answers.push([503, { 'retry-after': '3600' }]);
      await tell();
      expect(added[0]).toMatchObject({ runAt: new Date(now + 3_600_000).toISOString(), work: { attempt: 2 } });
    },
  );

  requirement(
    {
      ids: ['P10-10'],
      title: 'nothing is tried again where it would not help, and nothing is sent that may not be',
      input: '410; a private address without the setting; a name without settings; another repository; no secret to sign with',
      expected: 'no second attempt, one post in all, and the reason in the log without the address',
    },
    async () => {
      const before = server.posts.length;
      server.answers.push([410]);
      await tell();
      const { hooks } = context.settings;
      const closed = { ...context, settings: { hooks: { ...hooks, allowPrivate: false } } as AppContext['settings'] };
      await tellEndpoint(closed, work);
      await tell({ to: 'nobody' });
      await tell({ name: 'other' });
      await tell({ to: 'chat' });
      expect(added).toEqual([]);
      expect(server.posts.length - before).toBe(1);
      expect(lines.map((line) => line.replace(/^.*?end\/9: /, ''))).toEqual([
        'it answered 410. It is given up after one attempt.',
        'its name leads to a private address, which BATON_ALLOW_PRIVATE_ADDRESSES has to allow. It is given up after one attempt.',
        'the App has no setting that lets octo-org/ledger use such an endpoint.',
        'the App has no setting that lets octo-org/other use such an endpoint.',
        'without a secret in the settings nothing can be signed.',
      ]);
      expect(lines.join('\n')).not.toContain('localhost');
    },
  );
});
