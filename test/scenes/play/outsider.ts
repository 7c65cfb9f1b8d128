import { reporter } from '../../../src/lab/demo/create-world.ts';
import { countRequests } from '../../../src/lab/report/count-requests.ts';
import { list, request } from '../../../src/lab/world/ask-as-person.ts';
import { addLabel, expect, openIssue } from './scene/act-as-person.ts';
import type { Scene, SceneWorld } from './scene/scene.ts';
import type { SceneDocument, SceneResult } from './scene/scene-result.ts';

/**
 * The scene in which a person without write access gives a command and gets a refusal, and a maintainer then labels their
 * issue.
 */
export const outsiderScene: Scene = {
  name: 'outsider',
  outsider: true,
  description:
    'An outsider comments `/baton run fix` and is refused in words, nothing is dispatched; a maintainer’s label on their issue starts a run that is tainted.',
  // The first stage is enough.
  configure: (config) => config.replace(/\n {6}fix:\n[\s\S]*$/, '\n'),
  act: playOutsider,
  check: checkOutsider,
};

async function playOutsider(world: SceneWorld, settle: () => Promise<void>): Promise<number> {
  const issue = await openIssue(world);
  const path = `/issues/${issue.number}/comments`;
  const body = { body: '/baton run fix\n\nI cannot wait.' };
  const said = (await request(world, { token: world.tokens.reporter, method: 'POST', path, body })) as { readonly id: number };
  await settle();
  world.phases.push(countRequests(world.server.requests));
  const given = await list(world, `/issues/comments/${said.id}/reactions`);
  const contents = given.map(({ content }) => String(content)).join();
  if (contents !== '-1') throw new Error(`The command should have got the reaction -1, it has: ${contents}`);
  await addLabel(world, issue);
  return issue.number;
}

function checkOutsider({ document, records }: SceneResult): readonly string[] {
  const run = records.find(({ record }) => record.kind === 'run')?.record;
  const before = Object.keys(document.phases[0] ?? {});
  const bodies = document.thread.map(({ body }) => String(body));
  const answers = listRefusals(document);
  return [
    ...expect(
      before.join() === 'forward: Baton: issue_comment on #1',
      `forward alone should have run, there were: ${before.join()}`,
    ),
    ...expect(answers.length === 1, `the outsider should have been answered once, there are ${answers.length} answers`),
    ...expect(
      answers[0]?.includes(`${reporter} has the role \`read\`; at least \`write\` is asked for.`) === true,
      `the answer should say what role is needed: ${answers[0] ?? ''}`,
    ),
    ...expect(document.outcome === 'succeeded', `the labelled run should have succeeded, it is ${document.outcome ?? 'unknown'}`),
    ...expect(
      run?.kind === 'run' && run.body.outside?.join() === reporter,
      'the run should be tainted by the text of the reporter alone',
    ),
    ...expect(
      bodies.some(
        (body) => body.includes('<!-- baton-status:') && body.includes('so Baton submits no approving review in this run'),
      ),
      'the status comment should say that the run is tainted',
    ),
  ];
}

/** Lists the comments in which Baton refused somebody. */
export function listRefusals({ thread }: SceneDocument): readonly string[] {
  return thread.map(({ body }) => String(body)).filter((body) => body.includes('<!-- baton-refused:'));
}
