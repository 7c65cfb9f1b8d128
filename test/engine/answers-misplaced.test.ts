import { describe, expect } from 'vitest';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { requirement } from '../support/requirement.ts';
import { lastStarted, orderOf, plan } from './chain.ts';
import { afterTheDeadline, ask, begin, kinds } from './command-world.ts';
import { oneStage, subject } from './comments-chain.ts';

describe('an answer that came before the question', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8', 'T16'],
      title: 'is not taken for one to a question that nobody had asked yet, when its job runs late',
      input: 'look asks; two answers at once; the job of the second runs only after look has asked again',
      expected: 'the first counts; the second is told that the question is newer; nothing starts',
    },
    async () => {
      const { harness, order, say, post, replies } = await begin();
      await ask(harness, order, 'Old or new format?');
      await say('/baton answer The new one.');
      const late = post('/baton answer Yes, the new one.');
      await ask(harness, lastStarted(harness), 'Shall I delete the old files?');
      const before = await kinds(harness);
      await late();
      expect(await kinds(harness)).toEqual(before);
      expect(harness.started).toHaveLength(1);
      expect((await replies()).at(-1)).toContain('asked only after your comment');
    },
  );
});

describe('the label of a question', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8'],
      title: 'stays while another run about the same issue waits for a person',
      input: 'a run of fix and one of triage ask; an answer to the one, then to the other',
      expected: 'the label goes with the second answer',
    },
    async () => {
      const { harness, order, say } = await begin();
      await ask(harness, order, 'First?');
      const comments = harness.threads.count(subject);
      await ask(
        harness,
        orderOf(await plan(harness, { pipeline: 'triage', stages: oneStage, start: 'another', comments })),
        'Second?',
      );
      await say('/baton answer look: Yes.');
      expect(lastStarted(harness)).toMatchObject({ run: 'fix-42', task: 'look' });
      expect([...harness.labels]).toContain(needsHumanLabel);
      await say('/baton answer only: No.');
      expect(lastStarted(harness)).toMatchObject({ run: 'triage-42', task: 'only' });
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );

  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8'],
      title: 'is taken off although somebody deleted the comment that asked',
      input: 'look asks; the comment is deleted; /baton answer',
      expected: 'the stage starts; no label of need is left',
    },
    async () => {
      const { harness, order, say } = await begin();
      await ask(harness, order);
      const all = await harness.threads.listSince(subject, '2000-01-01T00:00:00Z');
      for (const { id, body } of all) if (parseRequestRun(body) !== undefined) harness.threads.remove(id);
      await say('/baton answer Yes.');
      expect(lastStarted(harness)).toMatchObject({ task: 'look', execution: 2 });
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );
});

describe('the comment that asks', () => {
  requirement(
    {
      ids: ['F-M18', 'T39'],
      title: 'shows links of the agent into the repository as links, and others as code, as the other comments do',
      input: 'a question with a link to a file here and one to elsewhere',
      expected: 'the first is as it was; the second is code',
    },
    async () => {
      const { harness, order } = await begin();
      const here = 'https://github.com/octo-org/ledger/blob/main/src/log.ts';
      await ask(harness, order, `As in ${here} or as in https://example.com/a?`);
      const all = await harness.threads.listSince(subject, '2000-01-01T00:00:00Z');
      const asked = all.find(({ body }) => parseRequestRun(body) !== undefined)?.body;
      expect(asked).toContain(`> As in ${here} or as in \`https://example.com/a\`?`);
    },
  );
});

describe('an answer without words', () => {
  for (const [title, words] of [
    ['the line as the comment that asks shows it', ' <your answer>'],
    ['a hidden comment alone', ' look\n<!-- nothing -->'],
  ] as const)
    requirement(
      {
        ids: ['F-M18', 'T07'],
        title: `resumes nothing: ${title}`,
        input: `/baton answer${words}`,
        expected: 'a reply; no record',
      },
      async () => {
        const { harness, order, say, replies } = await begin();
        await ask(harness, order);
        await say(`/baton answer${words}`);
        expect(await kinds(harness)).toEqual(['run', 'task']);
        expect((await replies()).at(-1)).toContain('The answer is empty, so nothing was done.');
      },
    );
});

describe('a run that ended because nobody answered', () => {
  requirement(
    {
      ids: ['F-M18', 'U11'],
      title: 'takes no answer and no retry, and each reply says how to go on',
      input: 'look asks; eight days; a run of triage begins; /baton answer, /baton retry',
      expected:
        'nothing starts; the replies, which answer comments, name the text of the issue and a command; the status, which may not be heard, the label',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await ask(afterTheDeadline(harness), order);
      expect(await kinds(harness)).toEqual(['run', 'task', 'end']);
      const comments = harness.threads.count(subject);
      await plan(harness, { pipeline: 'triage', stages: oneStage, start: 'another', comments });
      const before = 'answer the question in the text of #42, then';
      const label = 'take the label `agent-ready` off and put it on again to start a new run.';
      const again = `${before} comment \`/baton run fix\`, which starts a new run. Or ${label}`;
      const all = await harness.threads.listSince(subject, '2000-01-01T00:00:00Z');
      expect(all.find(({ body }) => body.endsWith(statusMarker('fix-42')))?.body).toContain(`Your turn: ${before} ${label}`);
      await say('/baton answer Yes.');
      expect((await replies()).at(-1)).toContain(
        `Run \`fix-42\` has ended already and ❓ needs input, so it takes no answer, and nothing was done. To go on, ${again}`,
      );
      await say('/baton retry fix-42/look');
      expect((await replies()).at(-1)).toContain(`Only what failed can be tried again. To go on, ${again}`);
      expect(harness.started).toEqual([]);
    },
  );
});

describe('a long answer', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-5.2'],
      title: 'of as many characters as a comment holds is kept whole',
      input: '/baton answer with 65,000 random characters, then 16,000 of four bytes each',
      expected: 'one decision with the whole text; one start',
    },
    async () => {
      for (const text of [
        Array.from({ length: 65_000 }, (_, at) => String.fromCharCode(33 + ((at * at * 31 + at * 7) % 90))).join(''),
        Array.from({ length: 16_000 }, (_, at) => String.fromCodePoint(0x1f300 + ((at * at) % 700))).join(''),
      ]) {
        const { harness, order, say } = await begin();
        await ask(harness, order);
        await say(`/baton answer ${text}`);
        const decisions = (await harness.records()).flatMap(({ record }) =>
          record.kind === 'decision' ? [record.body.text] : [],
        );
        expect(decisions).toEqual([text]);
        expect(harness.started).toHaveLength(1);
      }
    },
  );
});
