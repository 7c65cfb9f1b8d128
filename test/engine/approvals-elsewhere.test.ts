import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { type Planned, startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { boss } from './approval-world.ts';
import { advance, configText, lastStarted, plan } from './chain.ts';
import { bodies, runsIssue } from './comments-chain.ts';

const stages = '\n      only: { agent: one, prompt: "x", approval: { self: false } }';
const mona = { id: 1, login: 'mona', type: 'User' };

/** Somebody comments on the runs issue, and the plan job of that comment runs. */
async function say(harness: Harness, body: string, actor: typeof boss): Promise<Planned> {
  const { id, createdAt } = harness.threads.post({ subject: runsIssue, body, author: actor });
  const base = buildTrigger({ number: runsIssue, comments: harness.threads.count(runsIssue), createdAt: '2026-03-01T00:00:00Z' });
  const comment = { id, author: actor, body, createdAt };
  const planned = await startFromEvent(harness.engine, {
    trigger: { ...base, kind: 'comment', label: '', actor, comment },
    config: checkConfig(configText(harness, stages)),
    commit: headSha,
    inline: true,
    start: `comment ${id}`,
  });
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
  return planned.value;
}

describe('an approval in a run of a schedule', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'Y-19', 'T43'],
      title: 'is asked for and given on the runs issue; who stands as the actor of the tick cannot give it with `self: false`',
      input: 'a tick; the command by the person who changed the cron last, then by an admin; the same command again',
      expected: 'one comment on the runs issue; refused; one start; nothing left to approve',
    },
    async () => {
      const harness = createHarness({ role: 'admin' });
      const { repository, subject } = buildTrigger({ number: 0 });
      const schedule = { cron: '0 9 * * *', firedAt: '2026-03-18T09:01:00Z' };
      await plan(harness, { stages, trigger: { kind: 'schedule', repository, subject, actor: mona, label: '', schedule } });
      expect(harness.started).toEqual([]);
      const asked = (await bodies(harness, runsIssue)).filter((body) => body.includes('<!-- baton-request:'));
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain('To let it start, post a new comment with this line:');
      const command = /^\/baton approve .*$/m.exec(asked[0] ?? '')?.[0] ?? '';
      await say(harness, command, mona);
      expect((await bodies(harness, runsIssue)).at(-1)).toContain('You started, retried or answered run');
      expect(await say(harness, command, boss)).toMatchObject({ runs: [{ started: ['only'] }] });
      expect(lastStarted(harness)).toMatchObject({ task: 'only', lock: 0, thread: runsIssue });
      await say(harness, command, boss);
      expect(harness.started).toHaveLength(1);
      expect((await bodies(harness, runsIssue)).at(-1)).toContain('does not wait for approval');
      await advance(harness, lastStarted(harness));
    },
  );
});
