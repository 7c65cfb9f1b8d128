import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { helpMarker, replyMarker } from '../../src/core/view/comment/reply.ts';
import { createDryPorts } from '../../src/engine/dry-ports.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildOutput, buildTrigger, headSha, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText } from './chain.ts';
import { begin, person, stages } from './command-world.ts';

describe('commands that only tell', () => {
  requirement(
    {
      ids: ['U14', 'DESIGN-4.8'],
      title: 'status says how the run stands, handoff what a stage handed over, neutralised; once per comment',
      input: '/baton status, twice by the same comment; /baton handoff look before and after it ended; of an unknown stage',
      expected: 'one answer each, never empty, with the headline, the summary, and the names of the stages',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      const status = await say('/baton status');
      await status.again();
      expect(await replies()).toHaveLength(1);
      expect((await replies())[0]).toMatch(/^`marla` asked:\n\nBaton run `fix-42` of pipeline `fix` is \*\*▶️ under way\*\*\./);
      await say('/baton handoff look');
      expect((await replies()).at(-1)).toContain('Stage `look` of run `fix-42` has handed nothing over so far.');
      const handoff = { version: 1 as const, summary: 'Ask @everyone to merge.', detail: '/baton cancel' };
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { handoff }) });
      await say('/baton handoff look');
      expect((await replies()).at(-1)).toContain('> Ask `@everyone` to merge.');
      expect((await replies()).at(-1)).toContain('\\/baton cancel');
      await say('/baton handoff lok');
      expect((await replies()).at(-1)).toContain('No run here has a stage `lok`. There are `look`, `fix`.');
    },
  );

  requirement(
    {
      ids: ['U12'],
      title: 'an unknown one is answered with what was meant and the list of this repository; a second miss folds the first list',
      input: '/baton retyr, its plan job again, /baton run fxi',
      expected: 'one answer each that names /baton retry and /baton run fix; the first one folded',
    },
    async () => {
      const { harness, say, replies } = await begin();
      const missed = await say('/baton retyr');
      await missed.again();
      expect(await replies()).toHaveLength(1);
      const [first] = await replies();
      expect(first).toContain('`/baton retyr` is no command here. Did you mean `/baton retry`?');
      expect(first).toContain('| `/baton run fix` | starts pipeline `fix`, whatever its filters say |');
      expect(first).toContain(helpMarker);
      expect(harness.threads.minimised).toEqual([]);
      await say('/baton run fxi');
      expect((await replies()).at(-1)).toContain('Did you mean `/baton run fix`?');
      const [comment] = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).filter(
        ({ body }) => body === first,
      );
      expect(harness.threads.minimised).toEqual([comment?.id]);
    },
  );

  it('approve and reject say that nothing waits, and the help lists them', async () => {
    const { say, replies } = await begin();
    for (const body of ['/baton approve', '/baton reject no']) {
      await say(body);
      expect((await replies()).at(-1)).toContain('Nothing here waits for approval. Nothing was done.');
    }
    await say('/baton help');
    expect((await replies()).at(-1)).toContain('`/baton approve <stage> <digest>`');
  });

  it('are answered where they were given, also where the records stand elsewhere', async () => {
    for (const comments of ['outcomes', 'none']) {
      const { say, replies } = await begin({ top: `comments: ${comments}` });
      await say('/baton cancel');
      expect((await replies())[0]).toContain('🚫 Run `fix-42` was cancelled.');
      await say('/baton status');
      expect((await replies()).at(-1)).toContain('🚫 was cancelled');
    }
  });

  it('write nothing in a dry run', async () => {
    const { harness } = await begin();
    const before = harness.writes.length;
    const dry = createDryPorts(harness.engine.ports);
    const comment = { id: 9_999, author: person, body: '/baton cancel', createdAt: '2026-03-18T10:00:00Z' };
    const trigger: Trigger = {
      ...buildTrigger({ createdAt: '2026-03-01T00:00:00Z' }),
      kind: 'comment',
      label: '',
      actor: person,
      comment,
    };
    const planned = await startFromEvent(
      { ...harness.engine, ports: dry.ports },
      { trigger, config: checkConfig(configText(harness, stages)), commit: headSha, inline: false, start: 'comment 9999' },
    );
    expect(planned.ok).toBe(true);
    expect(harness.writes).toHaveLength(before);
    expect(dry.effects.join('\n')).toContain('the decision record of fix-42 and the end record of fix-42');
  });

  it('marks its answers so that they are found', () => expect(replyMarker(4)).toBe('<!-- baton-reply:4 -->'));
});
