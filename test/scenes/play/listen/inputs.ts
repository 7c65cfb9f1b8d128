import { request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';
import { expect, type Issue, openIssue } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';

/** The scene in which people give inputs: in a form that fits, in one that does not, behind `/baton run`, and behind a command. */
export const inputsScene: Scene = {
  name: 'inputs',
  description:
    'Inputs of a start by hand and of a command reach the prompt, typed; text that is not a number and a missing argument start nothing, in words.',
  configure: takeInputs,
  workflow: (text) =>
    text
      .replace(/^( +)pipeline: \{.*\n/m, '$&$1inputs: { type: string, required: false }\n')
      .replace(/^( +)pipeline: \$\{\{.*\n/m, '$&$1inputs: ${{ inputs.inputs }}\n'),
  act: giveInputs,
  check: checkInputs,
};

function takeInputs(config: string): string {
  const agents = `agents:
  writer: { engine: command, command: [node, -e, "require('fs').writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'done' }))"] }
`;
  const on = `    on:
      manual: { inputs: { topic: { required: true }, depth: { type: number, default: 2 } } }
      comment: { command: /baton look, arguments: "<topic> [--urgent]" }
    stages:
      look:
        agent: writer
        prompt: |
          Depth {{ inputs.depth | plus: 1 }}, {% if inputs.urgent %}urgent{% else %}calm{% endif %}.
          {{ inputs.topic }}
`;
  return config.replace(/^agents:\n(?:[ \t]+.*\n|\n|#.*\n)*/m, agents).replace(/ {4}on:[\s\S]*$/, on);
}

async function giveInputs(world: World, settle: () => Promise<void>): Promise<number> {
  const { maintainer: token } = world.tokens;
  const post = (path: string, body: object) => request(world, { token, method: 'POST', path, body });
  const startByHand = (inputs: string) =>
    post('/actions/workflows/baton.yml/dispatches', { ref: 'main', inputs: { pipeline: 'fix', inputs } });
  await startByHand('{"topic": "two words", "depth": "many"}');
  await settle();
  await startByHand('{"topic": "by hand", "depth": 4}');
  await settle();
  const { number } = (await openIssue(world)) satisfies Issue;
  for (const body of [
    '/baton run fix topci="two words"',
    '/baton look --urgent',
    '/baton look "two words" --urgent\n\nThank you.',
  ]) {
    await post(`/issues/${number}/comments`, { body });
    await settle();
  }
  return number;
}

function checkInputs({ document, jobs, records }: SceneResult): readonly string[] {
  const bodies = document.thread.map(({ body }) => String(body));
  const [byHand] = document.runsIssues.flatMap(({ thread }) => thread.map(({ body }) => String(body)));
  const run = records.find(({ record }) => record.kind === 'run')?.record;
  const inputs = run?.kind === 'run' ? run.body.trigger.inputs : undefined;
  const prompt = document.tasks.find(({ task }) => task === `${document.run}/look`)?.prompt ?? '';
  const plans = jobs.filter(({ name, conclusion }) => name.endsWith('plan') && conclusion !== 'skipped');
  const agents = jobs.filter(({ name, conclusion }) => name.endsWith('agent') && conclusion !== 'skipped');
  const says = (words: string) =>
    expect(
      bodies.some((body) => body.includes(words)),
      `no comment says: ${words}`,
    );
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      JSON.stringify(inputs) === '{"topic":"two words","urgent":"true"}',
      `the record should have the arguments, it has ${JSON.stringify(inputs)}`,
    ),
    ...expect(prompt.includes('Depth 3, urgent.'), 'the prompt should have the default as a number, and the flag'),
    ...expect(prompt.includes('two words'), 'the prompt should have the topic'),
    ...says('Did you mean `topic`?'),
    ...says('`topic` is missing. Write `/baton look <topic> [--urgent]`.'),
    ...says('asked for it in a comment with `topic=two words`, `urgent=true`'),
    ...expect(
      byHand?.includes('started it by hand with `topic=by hand`, `depth=4`') === true,
      'the run by hand should say with which inputs it was started',
    ),
    ...expect(
      plans.map(({ conclusion }) => conclusion).join(' ') === 'failure success success success success',
      `of five plan jobs the first should have failed: ${plans.map(({ conclusion }) => conclusion).join(' ')}`,
    ),
    ...expect(document.requests.total <= 45, `about 40 requests should have been made, there were ${document.requests.total}`),
    ...expect(agents.length === 2, `two agent jobs should have run, there were ${agents.length}`),
  ];
}
