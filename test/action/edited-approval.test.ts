import { describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const script = "writeFileSync('a.txt', 'harmful'); hand({ summary: 'done' });";

/** The comments that ask for an approval, the oldest first. */
async function requestsOn(world: LocalWorld, issue: number) {
  return (await world.thread(issue)).filter(({ body }) => body.includes('<!-- baton-request:'));
}

/** Approves with the command of the newest comment that asks. */
async function approve(world: LocalWorld, issue: number): Promise<void> {
  const body = /^\/baton approve .*$/m.exec((await requestsOn(world, issue)).at(-1)?.body ?? '')?.[0];
  await world.ask(`/issues/${issue}/comments`, { as: 'boss', method: 'POST', body: { body } });
  await world.settle();
}

describe('a comment that asks for an approval, by the workflow', () => {
  requirement(
    {
      ids: ['F-SE5', 'T50', 'T43'],
      title: 'counts for nothing once somebody who may write has edited it: a new comment asks, and the reply names who did',
      input:
        'eve makes a changed line harmless and keeps digest and marker; boss approves by that digest, then by the new comment',
      expected: 'nothing starts, a second comment has the true line, `eve` is named; the second command starts the stage',
    },
    async () => {
      const deploy = { needs: ['fix'], agent: 'two', approval: { role: 'maintain' } };
      const world = await create({
        agents: { one: { script, access: 'edit' }, two: { script: "await tell('deploy', '');" } },
        pipelines: { ship: { fix: { agent: 'one', branch: 'baton/issue-{{ subject.number }}' }, deploy } },
        people: { eve: 'write', boss: 'maintain' },
      });
      const issue = await world.run('ship');
      const [asked] = await requestsOn(world, issue);
      expect(asked?.body).toContain('+harmful');
      const body = asked?.body.replace('+harmful', '+harmless');
      await world.ask(`/issues/comments/${asked?.id}`, { as: 'eve', method: 'PATCH', body: { body } });
      await approve(world, issue);
      expect(world.switchboard.told('deploy')).toEqual([]);
      expect((await requestsOn(world, issue)).slice(1).map((request) => request.body)).toEqual([asked?.body]);
      expect((await world.thread(issue)).at(-1)?.body).toContain('`eve` has edited the comment that asked');
      await approve(world, issue);
      expect(world.switchboard.told('deploy')).toHaveLength(1);
      expect(await requestsOn(world, issue)).toHaveLength(2);
    },
    120_000,
  );
});
