import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

/** Agents that hand over and read the largest detail there may be, in code points that do not compress. */
const agents = {
  one: {
    script: `
let state = 4711;
const random = () => (state = (state * 48271) % 2147483647);
const detail = Array.from({ length: 65536 }, () => String.fromCodePoint(0x20000 + (random() % 40000))).join('');
hand({ summary: 'told in short', detail });
console.log('---BATON_OUTPUTS_START---\\nread: me\\nonly in the artifact\\n---BATON_OUTPUTS_END---');
await tell('written', detail);`,
  },
  two: { script: "await tell('prompt', prompt);" },
};
const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  store: 'artifacts',
  retention: { artifacts: '5d', prompts: true },
  agents: {
    one: { engine: 'command', command: ['node', 'scripts/one.mjs'] },
    two: { engine: 'command', command: ['node', 'scripts/two.mjs'] },
  },
  pipelines: {
    fix: {
      on: { issues: { labels: ['fix'] } },
      stages: {
        write: { agent: 'one', prompt: 'Write.' },
        read: {
          needs: ['write'],
          agent: 'two',
          prompt: '{{ needs.write.outputs | join: "," }}\n{{ needs.write.handoff.detail }}',
        },
      },
    },
  },
});

async function checkRun(world: LocalWorld, issue: number): Promise<void> {
  const [write, read] = await world.tasks(issue);
  expect([write, read].map((task) => task?.body.outcome)).toEqual(['succeeded', 'succeeded']);
  expect(write?.body.locator).toMatchObject({ artifactId: expect.any(Number), run: write?.body.workflowRun.id });
  expect(write?.body.handoff).toBeUndefined();
  expect(write?.body.outputs).toEqual([]);
  // A line that is a result is one wherever handoffs lie.
  expect(write?.body.results).toMatchObject({ read: 'me' });
  const thread = await world.thread(issue);
  const detail = world.switchboard.told('written').at(-1) ?? 'nothing was written';
  expect(Array.from(detail)).toHaveLength(65_536);
  const unseen = ['told in short', detail.slice(0, 40), 'only in the artifact'];
  expect(thread.filter(({ body }) => unseen.some((text) => body.includes(text)))).toEqual([]);
  expect(Math.max(...thread.map(({ body }) => body.length))).toBeLessThan(12_000);
  expect(world.switchboard.told('prompt').at(-1)).toContain('read: me,only in the artifact');
  expect(world.switchboard.told('prompt').at(-1)).toContain(detail);
  expect(read?.body.consumed).toEqual([{ stage: 'write', execution: 1, digest: write?.body.handoffDigest }]);
}

interface Artifact {
  readonly name: string;
  readonly created_at: string;
  readonly expires_at: string;
}

async function listArtifacts(world: LocalWorld): Promise<readonly Artifact[]> {
  const { artifacts } = (await world.ask('/actions/artifacts')) as { artifacts: readonly Artifact[] };
  return artifacts.toReversed();
}

describe('handoffs in artifacts, in an Action', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({ agents, pipelines: {}, config });
    issue = await world.run('fix');
  }, 120_000);
  afterAll(() => void vi.unstubAllEnvs());

  requirement(
    {
      ids: ['H-29', 'H-30', 'DESIGN-4.5', 'DESIGN-4.1'],
      title: 'the largest detail goes through an artifact, comments stay small, and everything is kept as long as was said',
      input:
        'a detail of 65,536 code points that does not compress, and outputs, one line of them a result; retention.artifacts: 5d',
      expected:
        'it arrives; of handoff and outputs the result alone is in a comment; artifacts of handoff, output and prompts for 5 days; 3 requests of the reader',
    },
    async () => {
      await checkRun(world, issue);
      const artifacts = await listArtifacts(world);
      expect(artifacts.map(({ name }) => name)).toEqual([
        `baton-prompt-fix-${issue}-write-1-1`,
        'baton-output-1',
        `baton-handoff-fix-${issue}-write-1-1`,
        `baton-prompt-fix-${issue}-read-1-1`,
      ]);
      for (const { created_at: from, expires_at: to } of artifacts) {
        expect(Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)).toBe(5);
      }
      const reader = world.requests().filter(({ by }) => by.startsWith('agent') && by.includes('read'));
      expect(reader.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
      expect(reader.filter(({ path }) => path.includes('/actions/artifacts/'))).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['H-30', 'H-29', 'DESIGN-4.8'],
      title: 'baton show asks GitHub for records and artifacts, and says when one of them is gone',
      input: 'show fix-N/read with a token that can read; then the artifact of the handoff is deleted',
      expected: 'the handoff, and the prompt rendered again to its digest; then BATON-E931, and the prompt as it was kept',
    },
    async () => {
      const { token } = world.server.addUser({ login: 'reader' });
      world.server.setRole(repositoryName, 'reader', 'read');
      vi.stubEnv('GITHUB_API_URL', world.server.apiUrl);
      vi.stubEnv('GITHUB_TOKEN', token);
      const show = async () => {
        const { code, stdout } = await runCommand('show', `fix-${issue}/read`, '--repo', repositoryName, '--json');
        return { code, ...JSON.parse(stdout) };
      };
      const whole = await show();
      expect(whole).toMatchObject({ code: 0, missing: [], prompt: { same: true, source: 'rendered' } });
      expect(whole.consumed.handoffs[0].handoff.summary).toBe('told in short');
      const [write] = await world.tasks(issue);
      world.server.deleteArtifact(write?.body.locator?.artifactId ?? 0);
      const rest = await show();
      expect(rest.missing).toEqual([expect.stringMatching(/^BATON-E931: The handoff of `write`/)]);
      expect(rest).toMatchObject({ code: 0, prompt: { same: null, source: 'artifact', digest: whole.prompt.digest } });
      expect(rest.prompt.text).toBe(whole.prompt.text);
    },
  );
});

describe('handoffs in artifacts, with the App', () => {
  let world: LocalWorld;
  let app: WorldApp;
  beforeAll(async () => {
    world = await create({ agents, pipelines: {}, config, files: { '.github/workflows/baton-agent.yml': agentCaller } });
    app = await startApp(world);
  });
  afterAll(() => app.close());

  requirement(
    {
      ids: ['H-29', 'DESIGN-4.5', 'DESIGN-2'],
      title: 'the App, which can upload nothing, lets the records name what the agent job left',
      input: 'the same pipeline with the App',
      expected: 'it arrives; no word of it in a comment; the locator is that of baton-output.json',
    },
    async () => {
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      await checkRun(world, issue);
      const [write] = await world.tasks(issue);
      expect(write?.body.locator?.file).toBe('baton-output.json');
      expect((await listArtifacts(world)).filter(({ name }) => name.startsWith('baton-handoff'))).toEqual([]);
    },
    120_000,
  );
});
