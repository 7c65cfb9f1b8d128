import { describe, expect, it } from 'vitest';
import { buildLane, findGroup } from '../../src/app/deliveries/heard.ts';
import { unavailable } from '../support/delivery-list.ts';
import { requirement } from '../support/requirement.ts';

import { alert, comment, job, minute, openApp, repository, start, without } from './open-app.ts';

describe('a queued delivery', () => {
  requirement(
    {
      ids: ['DESIGN-5', 'I-18'],
      title: 'causes its work once, in the order of arrival',
      input: 'two commands about one issue, one about another, the first delivery again',
      expected: 'three items: both commands of the issue under its key in their order',
    },
    async () => {
      const { receive, idle, worked } = openApp();
      await receive('a', comment('/baton run fix'), 'issue_comment');
      await receive('b', comment('/baton cancel'), 'issue_comment');
      await receive('c', comment('/baton help', 6), 'issue_comment');
      await receive('a', comment('/baton run fix'), 'issue_comment');
      await idle();
      const said = worked.map(({ key, work }) => `${key} ${work.kind === 'event' ? JSON.stringify(work.payload) : ''}`);
      expect(said).toHaveLength(3);
      const ofFive = said.filter((text) => text.startsWith('7#5 '));
      expect(ofFive.map((text) => /\/baton \w+/.exec(text)?.[0])).toEqual(['/baton run', '/baton cancel']);
    },
  );

  it('stands under the key of its repository, which no text in it can forge', () => {
    const lane = (payload: object) => buildLane({ id: 'x', body: JSON.stringify(payload) });
    expect(lane(comment('hello'))).toBe('deliveries 7');
    expect(lane(comment('"repository":{"id":8}'))).toBe('deliveries 7');
    expect(lane({ ...alert, client_payload: { repository: { id: 8 } }, repository })).toBe('deliveries 7');
    expect(lane({ action: 'created' })).toBe('delivery x');
  });

  it('stands in a group of its installation, in which repositories take turns', () => {
    const group = (payload: object) => findGroup(JSON.stringify(payload));
    expect(group({ ...alert, repository, installation: { id: 3, node_id: 'x' } })).toBe('3/deliveries 7');
    expect(group({ action: 'created', installation: { id: 3 } })).toBe('3/deliveries ');
    expect(group({ action: 'created' })).toBeUndefined();
  });

  const nothing: readonly (readonly [string, object, string])[] = [
    ['a comment that is no command', comment('Thank you!'), 'issue_comment'],
    [
      'a label that Baton took away',
      { ...alert, action: 'unlabeled', issue: { number: 5 }, label: { name: 'baton:runs' } },
      'issues',
    ],
    ['a job that is no agent', { ...alert, action: 'completed', workflow_job: job('lint') }, 'workflow_job'],
    ['a push that leaves the configuration', { ...alert, ref: 'refs/heads/main', commits: [{ added: ['a'] }] }, 'push'],
  ];
  for (const [title, payload, name] of nothing) {
    it(`causes nothing, and no line in the log: ${title}`, async () => {
      const { receive, idle, worked, lines } = openApp();
      await receive('a', without(payload, name), name);
      await idle();
      expect([worked, lines]).toEqual([[], []]);
    });
  }

  it('causes the work of agent jobs, of the configuration and of slots', async () => {
    const { receive, idle, worked, ended } = openApp();
    const commits = [{ modified: ['.github/baton.yml'] }];
    await receive(
      'a',
      without({ ...alert, action: 'completed', workflow_job: job('fix / agent') }, 'workflow_job'),
      'workflow_job',
    );
    await receive('b', without({ ...alert, ref: 'refs/heads/main', commits }, 'push'), 'push');
    await receive('c', without({ ...alert, action: 'completed', workflow_run: { id: 9 } }, 'workflow_run'), 'workflow_run');
    await idle();
    expect(worked).toMatchObject([
      { key: 'job 7 9', work: { kind: 'job', job: { id: 3, run: 9, attempt: 2 }, repository: { id: 7, owner: 'octo-org' } } },
      { key: 'config 7', work: { kind: 'config', installation: 1 } },
    ]);
    expect(ended).toEqual([9]);
  });

  const refused: readonly (readonly [string, object | string, string, string])[] = [
    ['a body that is no JSON', '{"action":', 'issues', 'its body is no JSON object.'],
    [
      'the body of another event',
      comment('/baton run'),
      'issues',
      'it calls itself issues, and its body is that of another event.',
    ],
    ['a dispatch under the name of an issue', alert, 'issues', 'it calls itself issues, and its body is that of another event.'],
    [
      'no repository',
      { issue: { number: 5 } },
      'issues',
      'its body is not that of issues: repository is missing or of another type.',
    ],
    [
      'no installation',
      { ...alert, installation: undefined },
      'repository_dispatch',
      'it names no installation, so nothing can be done for it.',
    ],
  ];
  for (const [title, body, name, reason] of refused) {
    requirement(
      {
        ids: ['T15', 'I-33'],
        title: `a signed delivery is refused for ${title}`,
        input: title,
        expected: 'one sentence in the log, no work',
      },
      async () => {
        const { receive, idle, worked, lines } = openApp();
        await receive('a', body, name);
        await idle();
        expect(worked).toEqual([]);
        expect(lines).toEqual([`Delivery a was refused: ${reason}`]);
      },
    );
  }
});

describe('a body that comes again', () => {
  requirement(
    {
      ids: ['F-S13', 'T15'],
      title: 'is a second event if GitHub lists its delivery',
      input: 'two equal dispatches, both in the list of deliveries; the second comes twice',
      expected: 'two pieces of work with the ids of the deliveries; one look at the list',
    },
    async () => {
      const { receive, idle, identities, github } = openApp();
      github.enter('a');
      github.enter('b');
      for (const id of ['a', 'b', 'b']) await receive(id, alert);
      await idle();
      expect(identities()).toEqual(['a', 'b']);
      expect(github.asked.lists).toBe(1);
    },
  );

  requirement(
    {
      ids: ['F-S13', 'T15'],
      title: 'is refused as a replay if GitHub lists no delivery of that id',
      input: 'a command, and its bytes under a fresh id; then the same under the name of another event',
      expected: 'one piece of work, known by the digest of its bytes; a sentence for each replay',
    },
    async () => {
      const { receive, idle, identities, lines, github } = openApp();
      github.enter('a');
      await receive('a', comment('/baton run fix'), 'issue_comment');
      await receive('fresh', comment('/baton run fix'), 'issue_comment');
      await receive('wrong', comment('/baton run fix'), 'issues');
      await idle();
      expect(identities()).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}$/)]);
      expect(lines.toSorted()).toEqual([
        'Delivery fresh was refused: it brings the bytes of delivery a once more, and GitHub lists no delivery of its id.',
        'Delivery wrong was refused: it calls itself issues, and its body is that of another event.',
      ]);
    },
  );

  requirement(
    {
      ids: ['F-S13', 'T15'],
      title: 'is refused if GitHub lists a delivery of another event under its id',
      input: 'a dispatch, and its bytes with the id of a failed push',
      expected: 'one piece of work, and a sentence',
    },
    async () => {
      const { receive, idle, identities, lines, github } = openApp();
      github.enter('b', { event: 'push', action: undefined, isConfirmed: false });
      for (const id of ['a', 'b']) await receive(id, alert);
      await idle();
      expect(identities()).toEqual(['a']);
      expect(lines).toEqual([
        'Delivery b was refused: it calls itself repository_dispatch.alert, and GitHub lists a delivery of push under its id.',
      ]);
    },
  );

  requirement(
    {
      ids: ['F-S13', 'T15'],
      title: 'is refused if GitHub lists another action or repository under its id',
      input:
        'a command, and its bytes with the ids of an edited comment and of a comment in another repository, which cause nothing',
      expected: 'one piece of work, and a sentence for each',
    },
    async () => {
      const { receive, idle, identities, lines, github } = openApp();
      const about = { event: 'issue_comment', action: 'created' };
      github.enter('edited', { ...about, action: 'pinned' });
      github.enter('elsewhere', { ...about, repository: 8 });
      for (const id of ['a', 'edited', 'elsewhere']) await receive(id, comment('/baton run fix'), 'issue_comment');
      await idle();
      expect(identities()).toEqual([expect.stringMatching(/^sha256:/)]);
      expect(lines).toEqual([
        'Delivery edited was refused: it calls itself issue_comment.created, and GitHub lists a delivery of issue_comment.pinned under its id.',
        'Delivery elsewhere was refused: it is about repository 7, and GitHub lists a delivery about 8 under its id.',
      ]);
    },
  );

  requirement(
    {
      ids: ['F-S13', 'P10-5'],
      title: 'changes the order of no line before GitHub has said that it is a second event',
      input: 'a label and its removal, then the bytes of both under fresh ids; also for a label of Baton, which causes no work',
      expected: 'the labels of the two events alone',
    },
    async () => {
      for (const name of ['urgent', 'baton:urgent']) {
        const { receive, idle, relabelled } = openApp();
        const change = (action: string, labels: readonly string[]) =>
          without(
            {
              ...alert,
              action,
              label: { name },
              issue: { number: 5, updated_at: '2026-03-18T08:00:00Z', labels: labels.map((label) => ({ name: label })) },
            },
            'issues',
          );
        for (const id of ['event', 'replay']) {
          await receive(`${id}-1`, change('labeled', [name]), 'issues');
          await receive(`${id}-2`, change('unlabeled', []), 'issues');
          await idle();
        }
        expect(relabelled).toEqual([[name], []]);
      }
    },
  );

  requirement(
    {
      ids: ['F-S13', 'DESIGN-5'],
      title: 'waits while GitHub does not answer, and while the list may lag; nothing else waits with it',
      input: 'a second dispatch; GitHub is away for longer than any item may fail, and then lists the delivery late',
      expected: 'the dispatch and a command after it at once; the second dispatch at last',
    },
    async () => {
      const { receive, idle, identities, lines, github, time } = openApp({ lagMilliseconds: minute });
      github.trouble.push(...Array.from({ length: 12 }, () => unavailable));
      await receive('a', alert);
      await receive('b', alert);
      await receive('c', comment('/baton help'), 'issue_comment');
      const listing = github.deliveries.list;
      github.deliveries.list = () => {
        // The delivery enters the list when the App has asked for two minutes and more.
        if (github.asked.lists === 12) github.enter('b');
        return listing();
      };
      await idle();
      expect(identities()).toEqual(['a', expect.stringMatching(/^sha256:/), 'b']);
      expect(time.now - start).toBeGreaterThanOrEqual(2 * minute);
      expect(lines).toHaveLength(12);
      expect(new Set(lines).size).toBe(1);
    },
  );

  requirement(
    {
      ids: ['T15', 'LIMITS'],
      title: 'costs few requests, however often it comes',
      input: 'a thousand replays at the same moment',
      expected: 'seven looks at the list: one at once and six in the minute after which it is complete; all are refused',
    },
    async () => {
      const { receive, idle, worked, lines, github } = openApp({ lagMilliseconds: minute });
      await receive('a', alert);
      for (let n = 0; n < 1000; n += 1) await receive(`fresh-${n}`, alert);
      await idle();
      expect([worked.length, lines.length]).toEqual([1, 1000]);
      expect(github.asked.lists).toBe(7);
    },
  );
});
