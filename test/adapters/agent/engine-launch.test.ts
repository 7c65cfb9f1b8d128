import { describe, expect, it } from 'vitest';
import type { EngineLaunch, EnginePlan, EngineSupport } from '../../../src/adapters/agent/engine/engine.ts';
import { engines, listUnsupported } from '../../../src/adapters/agent/engines/engines.ts';
import { engineNames } from '../../../src/core/agent/engine-name.ts';
import { type Agent, agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { requirement } from '../../support/requirement.ts';

const secret = 'sk-secret-value';
const prompt = 'Fix the bug.\n"quoted" $(id) `x`\n'.repeat(10);
const system = 'End with a signal.\nBe "brief".';
const ours = { command: '/node', args: ['/baton/mcp.js'], env: { BATON_HANDOFF_PATH: '/run/files/handoff.json' } };

function planFor(settings: object, more: Partial<EnginePlan> = {}): EnginePlan {
  const agent = agentSchema.parse({ command: ['node', 'agent.mjs'], ...settings });
  return {
    agent,
    prompt,
    system: '',
    files: '/run/files',
    environment: { HOME: '/run/files/home', PATH: '/usr/bin', DOCS_KEY: secret },
    mcpServers: { ...agent['mcp-servers'] },
    isolated: true,
    ...more,
  };
}

type Setting = EngineSupport['settings'][number] | 'effort';

/** An agent with every setting that an engine may have. */
const settings: readonly { readonly key: Setting & keyof Agent; readonly value: object }[] = [
  { key: 'model', value: { model: 'vendor/model-1' } },
  { key: 'effort', value: { effort: 'high' } },
  { key: 'max-turns', value: { 'max-turns': 7 } },
  { key: 'max-cost-usd', value: { 'max-cost-usd': 1.5 } },
  { key: 'mcp-servers', value: { 'mcp-servers': { docs: { command: 'docs', args: ['-x'], env: { KEY: '${DOCS_KEY}' } } } } },
];
const tools = [
  { key: 'tools.allow', value: { tools: { allow: ['Bash(git log:*)'] } }, bare: { tools: {} } },
  { key: 'tools.deny', value: { tools: { deny: ['WebFetch'] } }, bare: { tools: {} } },
] as const;

function can({ settings: known, effort }: EngineSupport, key: Setting): boolean {
  return key === 'effort' ? effort.includes('high') : known.includes(key);
}

function everything(launch: EngineLaunch): string {
  return JSON.stringify(launch);
}

describe.each(engineNames)('%s', (name) => {
  const engine = engines[name];

  requirement(
    {
      ids: ['I-37', 'DESIGN-4.1'],
      title: `${name} follows the settings that it can, and a warning names each of the others`,
      input: 'model, effort, max-turns, max-cost-usd, tools, mcp-servers, one at a time',
      expected: 'a launch that differs, or the same launch and one warning',
    },
    () => {
      for (const { key, value, bare = {} } of [...settings, ...tools.map((tool) => ({ ...tool }))].map((one) => ({
        bare: {},
        ...one,
      }))) {
        const without = engine.launch(planFor({ engine: name, ...bare }));
        const plan = planFor({ engine: name, ...value });
        const warnings = listUnsupported(engine, plan.agent);
        if (can(engine.supports, key)) {
          expect([key, everything(engine.launch(plan))]).not.toEqual([key, everything(without)]);
          expect(warnings).toEqual([]);
        } else {
          expect([key, engine.launch(plan)]).toEqual([key, without]);
          expect(warnings).toEqual([expect.stringContaining(`\`${key}`)]);
        }
      }
    },
  );

  requirement(
    {
      ids: ['F-P8'],
      title: `${name} promises nothing that nobody can ask it for`,
      input: 'what the engine supports; a start with a JSON Schema for its answer, which no setting gives',
      expected: 'only settings of agents, and the channel of the instructions; the same start as without',
    },
    () => {
      const known = new Set<string>([...settings.map(({ key }) => key), ...tools.map(({ key }) => key)]);
      expect(engine.supports.settings.filter((key) => !known.has(key))).toEqual([]);
      expect(Object.keys(engine.supports).toSorted()).toEqual(['effort', 'settings', 'system']);
      const plan = planFor({ engine: name });
      const asked = { ...plan, schema: { type: 'object' } };
      expect(engine.launch(asked)).toEqual(engine.launch(plan));
    },
  );

  it('is started differently at each level of access', () => {
    const launches = (['read', 'edit', 'full'] as const).map((access) =>
      everything(engine.launch(planFor({ engine: name, access }))),
    );
    expect(new Set(launches).size).toBe(name === 'command' ? 1 : 3);
  });

  requirement(
    {
      ids: ['DESIGN-4.2', 'T04'],
      title: `${name} gets prompt, instructions and secrets by stdin or file, never by argument`,
      input: 'a prompt, instructions, a server with a secret in its variables',
      expected: 'none of them in the arguments; files only below the directory of the attempt',
    },
    () => {
      const plan = planFor({ engine: name, 'mcp-servers': { docs: { command: 'docs', env: { KEY: '${DOCS_KEY}' } } } });
      const { args, stdin, files } = engine.launch({ ...plan, system, mcpServers: { baton: ours, ...plan.mcpServers } });
      const line = args.join(' ');
      for (const text of ['Fix the bug', 'brief', secret]) expect(line).not.toContain(text);
      const contents = files.map(({ content }) => content);
      expect([stdin, ...contents].some((text) => text.includes(prompt))).toBe(true);
      for (const { path } of files) expect(path).toMatch(/^\/run\/files\/(?:engine|home)\//);
    },
  );

  if (engine.supports.settings.includes('mcp-servers'))
    it('is told of our server beside that of the user', () => {
      const plan = planFor({ engine: name, 'mcp-servers': { docs: { command: 'docs', env: { KEY: '${DOCS_KEY}' } } } });
      const all = everything(engine.launch({ ...plan, mcpServers: { baton: ours, ...plan.mcpServers } }));
      for (const text of ['/baton/mcp.js', 'BATON_HANDOFF_PATH', 'docs', secret]) expect(all).toContain(text);
    });

  if (engine.supports.system !== 'nowhere')
    it('is told the instructions', () => {
      const { files } = engine.launch({ ...planFor({ engine: name }), system });
      expect(files.some(({ content }) => content.includes('End with a signal.'))).toBe(true);
    });

  requirement(
    {
      ids: ['F-GH1', 'T59'],
      title: `${name} needs no user namespace where Baton isolates it`,
      input: 'each level of access, isolated and not',
      expected: 'no sandbox of its own inside of ours; at `read` the workspace is read-only where nothing else refuses a write',
    },
    () => {
      const own = { codex: /"-s"/, cursor: /^(?!.*"--sandbox","disabled")/ }[name as string];
      for (const access of ['read', 'edit', 'full'] as const) {
        const [inside, outside] = [true, false].map((isolated) => engine.launch(planFor({ engine: name, access }, { isolated })));
        if (own !== undefined) expect(JSON.stringify(inside?.args)).not.toMatch(own);
        if (own !== undefined && access !== 'full') expect(JSON.stringify(outside?.args)).toMatch(own);
        expect(inside?.readsWorkspaceOnly === true).toBe(own !== undefined && access === 'read');
        expect(outside?.readsWorkspaceOnly === true).toBe(false);
        expect(inside?.probe).toBeUndefined();
      }
    },
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: `${name} is told to read no rules, or a warning says that it goes on`,
      input: '`rules: off`',
      expected:
        'another start where the engine reads rules and can do without; one warning where it cannot; the instructions all the same',
    },
    () => {
      const [on, off] = [planFor({ engine: name }), planFor({ engine: name, rules: 'off' })];
      const { reads, canTurnOff } = engine.rules;
      const differs = everything(engine.launch(on)) !== everything(engine.launch(off));
      const warnings = listUnsupported(engine, off.agent).map((text) => reads.every((file) => text.includes(file)));
      expect({ differs, warnings }).toEqual({ differs: reads.length > 0 && canTurnOff, warnings: canTurnOff ? [] : [true] });
      expect(listUnsupported(engine, planFor({ engine: name, rules: 'auto' }).agent)).toEqual([]);
      const told = everything(engine.launch({ ...off, system }));
      expect(told.includes('End with a signal.')).toBe(engine.supports.system !== 'nowhere');
    },
  );

  it('is started as it was when this was recorded', async () => {
    const own = {
      docs: { command: 'docs', args: ['-x'], env: { KEY: '${DOCS_KEY}' } },
      far: { url: 'https://x.test/mcp', headers: { Authorization: 'Bearer ${DOCS_KEY}', 'X-Team': 'core' } },
    };
    const plan = planFor({
      engine: name,
      model: 'vendor/model-1',
      effort: 'high',
      'max-turns': 7,
      'max-cost-usd': 1.5,
      env: ['DOCS_KEY'],
      tools: { allow: ['Bash(git log:*)'], deny: ['WebFetch'] },
      'mcp-servers': own,
    });
    const launch = engine.launch({ ...plan, prompt: 'Fix it.', system, mcpServers: { baton: ours, ...plan.mcpServers } });
    await expect(`${JSON.stringify(launch, undefined, 2)}\n`).toMatchFileSnapshot(`../../fixtures/engines/${name}.json`);
  });
});
