import { afterAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis } from './support/cli.ts';
import type { ModelReply, ModelRequest, ModelServer } from './support/model.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const mark = '(second starts)';

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

/** A command that leaves a file in the checkout, by which one sees that a file in HOME was obeyed. */
const act = (name: string): string => `touch acted-${name}`;
const hook = (name: string) => [{ hooks: [{ type: 'command', command: act(name) }] }];
const server = (name: string) => ({ command: 'sh', args: ['-c', act(name)] });

/** Files below HOME that the engines obey, whichever of them plants them. */
const planted: Readonly<Record<string, string>> = {
  '.claude/settings.json': JSON.stringify({ hooks: { SessionStart: hook('claude'), PreToolUse: hook('claude') } }),
  '.claude/CLAUDE.md': 'planted: remember me',
  '.claude.json': JSON.stringify({ mcpServers: { planted: server('claude-mcp') } }),
  '.codex/AGENTS.md': 'planted: remember me',
  '.codex/hooks.json': JSON.stringify({ hooks: { SessionStart: hook('codex') } }),
  '.gemini/settings.json': JSON.stringify({ mcpServers: { planted: server('gemini') }, hooks: { SessionStart: hook('gemini') } }),
  '.gemini/GEMINI.md': 'planted: remember me',
  '.config/opencode/opencode.json': JSON.stringify({
    mcp: { planted: { type: 'local', command: ['sh', '-c', act('opencode')], enabled: true } },
  }),
  '.config/opencode/AGENTS.md': 'planted: remember me',
  '.copilot/mcp-config.json': JSON.stringify({ mcpServers: { planted: { type: 'local', ...server('copilot'), tools: ['*'] } } }),
  '.copilot/copilot-instructions.md': 'planted: remember me',
  '.gitconfig': `[alias]\n  status = "!${act('git')}"\n`,
  '.profile': `${act('profile')}\n`,
  '.bashrc': `${act('bashrc')}\n`,
};

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const plantText = [
  ...Object.entries(planted).map(
    ([path, text]) => `mkdir -p "$(dirname "$HOME/${path}")"; printf %s ${quote(text)} >"$HOME/${path}"`,
  ),
  'echo planted >"$TMPDIR/planted"',
  'echo planted-all',
].join('\n');
const lookText = [
  // Where engines keep what the model was told, or what they brought themselves, the words stand anyway.
  `grep -rlE "planted: remember me|touch acted-" "$HOME" "$TMPDIR" /tmp /var/tmp 2>/dev/null | grep -v "prompt\\|\\.jsonl\\|\\.db\\|/chats/\\|session"`,
  'find "$HOME" "$TMPDIR" /tmp /var/tmp -name planted 2>/dev/null',
  'ls | grep acted-',
  'echo looked-everywhere',
].join('\n');

interface Played {
  readonly world: LocalWorld;
  readonly issue: number;
  /** What the second start found, and what its model was told at first. */
  readonly found: string;
  readonly told: string;
  readonly story: string;
}

/** The number of starts before the one that asks, by what only a second start is told. */
const isSecond = ({ messages }: ModelRequest, word: string): boolean =>
  messages.some(({ role, text }) => role === 'user' && text.includes(word));

/** Plays an agent whose first start plants files and ends as it likes, and whose second start looks. */
async function play(cli: Cli, { word, ends, stage, answer }: Scene): Promise<Played> {
  const model = await cli.serve();
  servers.push(model);
  let found = '';
  let told = '';
  model.play((request): ModelReply => {
    const { messages, results, tools } = request;
    if (!messages.some(({ text }) => text.includes(mark))) return { say: 'ok' };
    const call = (text: string): ModelReply => {
      const { tool, with: input } = cli.run(text);
      return { call: tool, with: input };
    };
    if (!isSecond(request, word)) return results.length === 0 ? call(`sh plant.sh`) : { say: ends };
    if (results.length === 0) {
      told = messages.map(({ text }) => text).join('\n');
      return call(`sh look.sh`);
    }
    found ||= results.join('\n');
    const tool = tools.find((name) => name.endsWith('write_handoff'));
    if (results.length === 1 && tool !== undefined) return { call: tool, with: { summary: 'Looked.' } };
    return { say: 'All done.\n[BATON-RESULT: success]' };
  });
  const work = { agent: 'worker', prompt: `${mark} Do it.`, retry: { attempts: 1 }, ...stage };
  const files = { 'plant.sh': plantText, 'look.sh': lookText };
  const world = await create(
    describeWorld({ cli, url: model.url, pipelines: { twice: { work } }, agent: { access: 'full' }, files }),
  );
  const issue = await world.run('twice');
  if (answer !== undefined) {
    await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: answer } });
    await world.settle();
  }
  return { world, issue, found, told, story: `${found}\n${tellStory(world, model)}` };
}

interface Scene {
  /** What only the second start is told. */
  readonly word: string;
  /** What the first start says at its end. */
  readonly ends: string;
  readonly stage?: Readonly<Record<string, unknown>>;
  /** The comment of a person after the first start. */
  readonly answer?: string;
}

/** Expects that a second start found nothing of the first one. */
function expectAlone({ found, told, story }: Played): void {
  expect(found, story).toContain('looked-everywhere');
  expect(found.replace('looked-everywhere', '').match(/\S*(?:planted|acted-)\S*|^\/\S+$/gm) ?? [], story).toEqual([]);
  expect(told, story).not.toContain('planted: remember me');
}

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;

  describe(engine, () => {
    proof({ engine, of: [8, 30], title: 'a repair finds nothing of the first start' }, async () => {
      const ends = 'All done.\n[BATON-RESULT: success]';
      const played = await play(cli, { word: 'You have done the task below', ends, stage: { handoff: { required: true } } });
      expectAlone(played);
      const [task] = await played.world.tasks(played.issue);
      expect(task?.body, played.story).toMatchObject({ outcome: 'succeeded', handoff: { summary: 'Looked.' } });
    });

    proof({ engine, of: [8, 30], title: 'the start after an answer has the answer, and nothing else of the first' }, async () => {
      const ends = 'Which colour?\n[BATON-RESULT: needs-input] Which colour?';
      const played = await play(cli, { word: 'Turquoise', ends, answer: '/baton answer Turquoise' });
      expectAlone(played);
      const outcomes = (await played.world.tasks(played.issue)).map(({ body }) => body.outcome);
      expect(outcomes, played.story).toEqual(['needs-input', 'succeeded']);
    });
  });
}
