import { expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { lastStarted } from './chain.ts';
import { begin } from './command-world.ts';
import { agentsWith, closed, end, shown, stages } from './fallback-world.ts';

requirement(
  {
    ids: ['P14-sleep', 'U15'],
    title: 'a task that has waited as often as it may fails with that in words, and with what holds for a limit',
    input: 'look is refused until 09:05, 17 times',
    expected: '16 waits; the comment names them, and says nothing of a secret that is wrong',
  },
  async () => {
    const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
    await end(harness, order, closed('09:05:00'));
    for (let times = 0; times < 16; times++) await end(harness, lastStarted(harness), closed('09:05:00'));
    expect(harness.started).toHaveLength(16);
    const text = await shown(harness);
    expect(text).toContain(
      'limited until 09:05 UTC; it has waited 16 times for a limit, the most that a task may; nothing starts',
    );
    expect(text).toContain("**The provider's limit**: the account has used up what it may in this time.");
    expect(text).not.toContain('does not take the account');
  },
);

requirement(
  {
    ids: ['P14-fallback'],
    title: 'a fallback does not wait in its job for a limit that another agent met',
    input: 'look is refused four times by a limit of claude without a time; codex continues, and is refused so, too',
    expected: 'no wait in the first job of codex, a minute in the second one',
  },
  async () => {
    const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
    await end(harness, order, closed(undefined));
    for (let times = 0; times < 3; times++) await end(harness, lastStarted(harness), closed(undefined));
    expect(lastStarted(harness)).toMatchObject({ agent: 'codex', execution: 5 });
    expect(lastStarted(harness)['not-before']).toBeUndefined();
    await end(harness, lastStarted(harness), closed(undefined));
    expect(lastStarted(harness)).toMatchObject({ agent: 'codex', 'not-before': '2026-03-18T09:01:02.000Z' });
  },
);
