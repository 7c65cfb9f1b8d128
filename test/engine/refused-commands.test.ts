import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildTrigger, createHarness, type Harness, headSha, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { configText, orderOf, plan } from './chain.ts';

const outsider = { id: 77, login: 'visitor', type: 'User' };

/** `/baton run fix`, written now. */
function command(harness: Harness, body = '/baton run fix', author = outsider): Trigger {
  const { id, createdAt } = harness.threads.post({ subject: subjectNumber, body, author });
  const trigger = buildTrigger();
  const named = body === '/baton run fix' ? { named: 'fix' } : {};
  return { ...trigger, ...named, kind: 'comment', label: '', actor: author, comment: { id, author, body, createdAt } };
}

function labelled(trigger: Trigger, label: string): Trigger {
  return { ...trigger, subject: { ...trigger.subject, labels: [label] } };
}

/** Plans with other triggers than those of the chain. */
async function say(harness: Harness, trigger: Trigger, on: string): Promise<void> {
  const text = configText(harness).replace(/ {4}on: .*/, `    ${on}`);
  const planned = await startFromEvent(harness.engine, {
    trigger,
    config: checkConfig(text),
    commit: headSha,
    inline: true,
    start: 'a comment',
  });
  expect(planned.ok && planned.value.runs).toEqual([]);
}

/** What was answered, without the marker. */
async function answers(harness: Harness): Promise<readonly string[]> {
  const thread = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return thread.filter(({ body }) => body.includes('<!-- baton-refused:')).map(({ body }) => body.split('\n\n<!--')[0] ?? '');
}

describe('a command without effect', () => {
  requirement(
    {
      ids: ['U13', 'I-11'],
      title: 'is answered with the role that is needed, the one that was seen, and who can',
      input: '`/baton run fix` by a reader, whose pipeline also allows ana',
      expected: '👎 and one comment; nothing starts',
    },
    async () => {
      const harness = createHarness({ role: 'read' });
      const trigger = command(harness);
      const planned = await plan(harness, { trigger, extra: 'allow: { minimum-role: maintain, users: [ana] }' });
      expect(planned.runs).toEqual([]);
      expect(harness.started).toEqual([]);
      expect(harness.reactions.given()).toEqual([`comment ${trigger.comment?.id} -1`]);
      expect(await answers(harness)).toEqual([
        '⛔ The command of `visitor` had no effect.\n\n- pipeline `fix`: visitor has the role `read`; at least `maintain` is asked for. Those with `maintain` or more can, and `ana`.',
      ]);
    },
  );

  requirement(
    {
      ids: ['U13', 'I-11', 'DESIGN-5.2'],
      title: 'is answered once to one person a day, so that nobody can make us fill a thread',
      input: 'the same job again; ten more commands; then one of somebody else',
      expected: 'one answer; then a second one',
    },
    async () => {
      const harness = createHarness({ role: 'read' });
      const trigger = command(harness);
      await plan(harness, { trigger });
      await plan(harness, { trigger });
      for (let times = 0; times < 10; times += 1) await plan(harness, { trigger: command(harness) });
      expect(await answers(harness)).toHaveLength(1);
      await plan(harness, { trigger: command(harness, '/baton run fix', { id: 78, login: 'other', type: 'User' }) });
      expect(await answers(harness)).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['I-16', 'DESIGN-5.2'],
      title: 'says so while a run goes on, once for each comment',
      input: 'a command during a run, its job twice; then another command',
      expected: 'two answers that name the run',
    },
    async () => {
      const harness = createHarness();
      orderOf(await plan(harness));
      const trigger = command(harness);
      for (let times = 0; times < 2; times += 1) await plan(harness, { trigger, start: 'second' });
      expect(await answers(harness)).toEqual([
        '⛔ The command of `visitor` had no effect.\n\n- pipeline `fix`: run fix-42 of this pipeline has not ended.',
      ]);
      await plan(harness, { trigger: command(harness), start: 'third' });
      expect(await answers(harness)).toHaveLength(2);
    },
  );

  for (const [title, extra, label, reason] of [
    ['a pause', '', 'baton:pause', 'It has the label `baton:pause`: take it off, then trigger the pipeline again.'],
    ['a suspended pipeline', 'suspend: true', 'agent-ready', 'The pipeline is suspended.'],
    [
      'an author from outside',
      'allow: { outside-text: refuse }',
      'agent-ready',
      'reporter wrote it. reporter has the role `read`; at least',
    ],
  ] as const)
    requirement(
      {
        ids: ['U13', 'I-11'],
        title: `by somebody with the right says what is in its way: ${title}`,
        input: '`/baton run fix`, its job twice, by a writer; then by a reader',
        expected:
          'one comment about the command with the reason alone; the reader hears of the role, or of the pipeline nothing more',
      },
      async () => {
        const harness = createHarness({ roles: { reporter: 'read', visitor: 'write', other: 'read' } });
        const trigger = labelled(command(harness), label);
        for (let times = 0; times < 2; times += 1) expect((await plan(harness, { trigger, extra })).runs).toEqual([]);
        const [said, ...more] = await answers(harness);
        expect(said?.split('\n').slice(2)).toEqual([expect.stringContaining(`- pipeline \`fix\`: ${reason}`)]);
        expect(more).toEqual([]);
        const reader = labelled(command(harness, '/baton run fix', { id: 78, login: 'other', type: 'User' }), label);
        await plan(harness, { trigger: reader, extra });
        expect((await answers(harness)).slice(1)).toEqual([expect.stringContaining('other has the role `read`')]);
      },
    );

  requirement(
    {
      ids: ['U13', 'I-11'],
      title: 'by somebody with the right says which filter does not fit, and what cannot be started so',
      input:
        '`/baton fix` without the label that its filter wants, of two filters; `/baton run tick`, which has a schedule alone',
      expected: 'one answer each with that reason alone',
    },
    async () => {
      const harness = createHarness();
      const filters = '[{ command: /baton mend }, { command: /baton fix, labels: [urgent] }]';
      await say(harness, command(harness, '/baton fix'), `on: { comment: ${filters} }`);
      await say(harness, { ...command(harness, '/baton run fix'), named: 'fix' }, 'on: { schedule: { cron: "0 9 * * *" } }');
      const reasons = (await answers(harness)).map((text) => text.split('\n').slice(2));
      expect(reasons).toEqual([
        [expect.stringMatching(/^- pipeline `fix`: Filter 2 of 2: .*`urgent`/)],
        [expect.stringContaining('`/baton run fix` asks for it, and the pipeline has none of `on.issues`, `on.comment`')],
      ]);
    },
  );

  it('is not answered where it is no command, or of a bot', async () => {
    const harness = createHarness({ role: 'read' });
    await plan(harness, { trigger: command(harness, 'Nice.') });
    await plan(harness, { trigger: command(harness, '/baton run fix', { id: 80, login: 'x[bot]', type: 'Bot' }) });
    await plan(harness);
    expect(harness.writes).toEqual(['artifact baton-trace-42-1']);
    expect(await answers(harness)).toEqual([]);
  });

  it('keeps plan from nothing where the thread takes no answer', async () => {
    const harness = createHarness({ role: 'read' });
    const trigger = command(harness);
    harness.threads.fill(subjectNumber);
    expect((await plan(harness, { trigger })).runs).toEqual([]);
    expect(harness.warnings).toEqual([expect.stringContaining('nobody was told')]);
  });
});

describe('a command whose right GitHub does not say', () => {
  requirement(
    {
      ids: ['F-P11', 'U13'],
      title: 'is told to each command, even to somebody who was refused that day',
      input: 'two commands of one person while the look-up fails',
      expected: 'two answers, each with the advice to give the command again',
    },
    async () => {
      const harness = createHarness({ trouble: 'try later' });
      for (const start of ['a', 'b']) await plan(harness, { trigger: command(harness), start });
      const told = await answers(harness);
      expect(told).toHaveLength(2);
      for (const answer of told)
        expect(answer).toContain(
          '(try later); unknown means no. Those with `write` or more can. Give the command again to ask once more.',
        );
    },
  );
});

describe('a command with wrong inputs', () => {
  const on = [
    'on: { issues: { labels: [agent-ready] }, manual: { inputs: { topic: { required: true }, depth: { type: number } } }, ',
    'comment: { command: /deploy, arguments: "<env> [--dry-run]" } }',
  ].join('');
  const named = (trigger: Trigger): Trigger => ({ ...trigger, named: 'fix' });

  requirement(
    {
      ids: ['U13', 'T-1', 'F-C6'],
      title: 'starts nothing and is answered with what is wrong and the usage line',
      input: '`/baton run fix topci=x depth=many`; `/deploy` without its argument; the same by somebody who may not',
      expected: 'one answer each, in words; to the outsider the role that is needed and nothing of the pipeline',
    },
    async () => {
      const harness = createHarness({ role: 'write' });
      await say(harness, named(command(harness, '/baton run fix topci=x depth=many')), on);
      await say(harness, command(harness, '/deploy --dry-run'), on);
      const usage = 'env=<text> topic=<text> [dry_run=<true or false>] [depth=<number>]';
      expect((await answers(harness)).map((answer) => answer.split('pipeline `fix`: ')[1])).toEqual([
        `\`topci\` is no input here. Did you mean \`topic\`? There are: \`env\`, \`dry_run\`, \`topic\`, \`depth\`. \`env\` is missing. \`topic\` is missing. \`depth\` is \`many\`, and has to be a number, such as \`3\` or \`0.5\`. Write \`/baton run fix ${usage}\`.`,
        '`env` is missing. Write `/deploy <env> [--dry-run]`.',
      ]);
      const reader = createHarness({ role: 'read' });
      await say(reader, named(command(reader, '/baton run fix topci=x')), on);
      expect(await answers(reader)).toEqual([expect.stringContaining('visitor has the role `read`')]);
      expect((await answers(reader)).join()).not.toContain('topci');
    },
  );
});
