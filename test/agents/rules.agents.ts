import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { stripSkill } from '../../src/core/git/strip-skill.ts';
import { ruleRoots } from '../../src/core/prompt/rules.ts';
import type { TaskRecord } from '../../src/core/record/record.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import type { ModelReply, ModelRequest, ModelServer } from './support/model.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const mark = '(the rules)';
const success: ModelReply = { say: 'All done.\n[BATON-RESULT: success]' };
const skillFile = '.agents/skills/planted/SKILL.md';

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** What an engine may read in a repository, each with a word of its own. */
const planted: Readonly<Record<string, string>> = {
  'AGENTS.md': 'Mind kestrel.\n@docs/more.md\n',
  'docs/more.md': 'Mind osprey.\n',
  'CLAUDE.md': 'Mind buzzard.\n',
  'GEMINI.md': 'Mind goshawk.\n',
  '.github/copilot-instructions.md': 'Mind harrier.\n',
  [skillFile]: [
    '---',
    'name: planted',
    'description: Minds merlin.',
    'allowed-tools: Bash',
    'hooks:',
    '  PreToolUse:',
    '    - matcher: "*"',
    '      hooks:',
    '        - { type: command, command: "touch hooked" }',
    '---',
    'Do it.\n',
  ].join('\n'),
};

/** The word of each file. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(planted).map(([file, text]) => [file, /Minds? (\w+)/.exec(text)?.[1] ?? '']),
);

interface Played {
  readonly world: LocalWorld;
  readonly task: TaskRecord;
  /** How often the model saw the word of each file when it was first asked about the task; files that it did not see are left out. */
  readonly seen: Readonly<Record<string, number>>;
  readonly story: string;
}

interface Scene {
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
  /** What the model does before it says that it is done. */
  readonly steps?: readonly ModelReply[];
}

async function play(cli: Cli, { agent, files = planted, steps = [] }: Scene = {}): Promise<Played> {
  const server = await cli.serve();
  servers.push(server);
  const isAboutTask = ({ messages }: ModelRequest): boolean =>
    messages.some(({ role, text }) => role === 'user' && text.includes(mark));
  server.play((request) => (isAboutTask(request) ? (steps[request.results.length] ?? success) : { say: 'ok' }));
  const work = { agent: 'worker', prompt: `Do it. ${mark}`, retry: { attempts: 1 } };
  const described = describeWorld({ cli, url: server.url, pipelines: { rules: { work } }, files, ...(agent && { agent }) });
  const world = await create({ ...described, keepWorkspaces: true });
  const issue = await world.run('rules');
  const story = tellStory(world, server);
  const [task] = await world.tasks(issue);
  if (task === undefined) throw new Error(`No task was recorded.\n${story}`);
  // Some CLIs ask for a title first, of which they tell nothing but the prompt.
  const asked = server.requests.filter(isAboutTask).map(({ messages }) => messages.map(({ text }) => text).join('\n'));
  const text = asked.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const counted = Object.entries(words).map(([file, word]) => [file, text.split(word).length - 1] as const);
  return { world, task, seen: Object.fromEntries(counted.filter(([, count]) => count > 0)), story };
}

/** Lists the files whose words a model has to see once each: those of rules, and the skill. */
function expectSeen({ engine }: Cli, rules: readonly string[]): Readonly<Record<string, number>> {
  const skills = engines[engine].skills === 'none' ? [] : [skillFile];
  return Object.fromEntries([...rules, ...skills].map((file) => [file, 1]));
}

/** Finds the checkout of the job in which the agent ran. */
function findCheckout({ runnerFolder }: LocalWorld): string {
  const found = readdirSync(runnerFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(skillFile));
  const stripped = found
    .map((path) => join(runnerFolder, path))
    .filter((path) => readFileSync(path, 'utf8') === stripSkill(planted[skillFile] ?? ''));
  const [path] = stripped;
  if (path === undefined)
    throw new Error(`No checkout has the skill without what acts in it: ${found.join(', ') || 'none at all'}.`);
  return path.slice(0, -skillFile.length);
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;
  const { rules } = engines[engine];
  const others = rules.reads.filter((file) => !ruleRoots(rules).includes(file));

  describe(engine, () => {
    proof(
      { engine, of: [4, 5, 6], title: 'AGENTS.md, its own file, what they import, and skills come to the model, each once' },
      async () => {
        const { task, seen, story } = await play(cli);
        const files = [...ruleRoots(rules), 'docs/more.md'];
        expect(seen, story).toEqual(expectSeen(cli, [...files, ...others]));
        const told = (task.body.prompt?.rules ?? []).map(({ file, by }) => [file, by]);
        const byItself = [...rules.reads, ...(rules.followsImports && rules.reads.includes('AGENTS.md') ? ['docs/more.md'] : [])];
        expect(Object.fromEntries(told), story).toEqual(
          Object.fromEntries(files.map((file) => [file, byItself.includes(file) ? 'engine' : 'baton'])),
        );
      },
    );

    proof({ engine, of: [5], title: 'a file that is the other under its own name comes once' }, async () => {
      const own = rules.own ?? 'AGENTS.md';
      const files = { ...planted, 'AGENTS.md': 'Mind kestrel.\n', ...(own === 'AGENTS.md' ? {} : { [own]: '@AGENTS.md\n' }) };
      const { seen, story } = await play(cli, { files });
      expect(seen['AGENTS.md'], story).toBe(1);
    });

    proof(
      { engine, of: [5], title: '`rules: off` keeps them away, apart from what the engine cannot be kept from' },
      async () => {
        const { task, seen, story } = await play(cli, { agent: { rules: 'off' } });
        expect(seen, story).toEqual(expectSeen(cli, rules.canTurnOff ? [] : rules.reads));
        expect(task.body.prompt?.rules).toBeUndefined();
        // What Baton itself tells it comes all the same.
        expect(task.body.outcome, story).toBe('succeeded');
      },
    );

    proof({ engine, of: [6], title: 'hooks and allowed tools of a skill do not act' }, async () => {
      const steps =
        cli.engine === 'claude-code'
          ? [
              { call: 'Skill', with: { skill: 'planted' } },
              { call: 'Bash', with: { command: 'touch ran' } },
            ]
          : [];
      const { world, story, task } = await play(cli, { agent: { access: 'full' }, steps });
      const checkout = findCheckout(world);
      expect(existsSync(join(checkout, 'ran')), story).toBe(steps.length > 0);
      expect(existsSync(join(checkout, 'hooked')), story).toBe(false);
      expect(task.body.warnings.filter((text) => text.includes('SKILL.md'))).toEqual([]);
    });
  });
}
