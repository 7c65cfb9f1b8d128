import type { Config, Pipeline } from './schema/config-schema.ts';
import { type AgentStage, isAgentStage } from './schema/stage-schema.ts';

interface SetupStage {
  /** The pipeline and the stage. */
  readonly name: string;
  readonly stage: AgentStage;
  readonly allow: Pipeline['allow'];
}

function listStages({ pipelines }: Config): readonly SetupStage[] {
  return Object.entries(pipelines).flatMap(([pipeline, { stages, allow }]) =>
    Object.entries(stages).flatMap(([name, stage]) =>
      isAgentStage(stage) ? [{ name: `${pipeline}.${name}`, stage, allow }] : [],
    ),
  );
}

/** Returns what `setup-env` means where somebody else may have written what `setup` runs. */
export function setupSecretNotes(config: Config): readonly string[] {
  const stages = listStages(config).filter(({ stage }) => stage['setup-env'].length > 0);
  const nameThose = (isAllowed: boolean): string =>
    stages
      .filter(({ allow }) => (allow['setup-secrets'] === true) === isAllowed)
      .map(({ name, stage }) => `${name} (${stage['setup-env'].join(', ')})`)
      .join(', ');
  const [allowed, others] = [nameThose(true), nameThose(false)];
  const notes = [
    allowed &&
      `\`setup\` of ${allowed} gets its secrets also where a pull request or another agent may have written what it runs (\`allow.setup-secrets\`): a script of \`package.json\` can send them away.`,
    others &&
      `\`setup\` of ${others} gets its secrets only where the checkout is the commit of the configuration. Where a pull request or another agent may have written what it runs, it runs with them in a copy of that commit first, and then in the checkout without them (BATON-E622): install by a lock file, such as with \`npm ci\`, or write \`allow: { setup-secrets: true }\` in the pipeline.`,
  ];
  return notes.filter((note) => note !== '');
}

/** A command that installs into HOME, where no agent finds what it made. */
interface HomeInstall {
  readonly what: string;
  /** Matches one command. */
  readonly command: RegExp;
  /** Matches a command that installs elsewhere after all. */
  readonly elsewhere?: RegExp;
  /** Matches a text that has chosen another place for all of its commands. */
  readonly chosen?: RegExp;
  readonly write: string;
}

const homeInstalls: readonly HomeInstall[] = [
  {
    what: '`--user`',
    command: /\binstall\b.*\s--user\b/,
    write: 'write `python3 -m venv .venv && .venv/bin/pip install …`, and `.venv/bin/…` where a program of it is run',
  },
  {
    what: '`pip install` without a virtual environment',
    command: /(?:^|\s)(?:pip3?|python3? -m pip)\s+install\b(?!.*\s--user\b)/,
    elsewhere: /\s(?:-t|--target|--prefix|--root)\b/,
    chosen: /venv|virtualenv|\bactivate\b/,
    write: 'write `python3 -m venv .venv && .venv/bin/pip install …`, and `.venv/bin/…` where a program of it is run',
  },
  {
    what: '`npm install -g`',
    command: /(?:^|\s)(?:npm|pnpm|bun)\s.*(?:-g|--global)\b|(?:^|\s)yarn\s+global\s+add\b/,
    elsewhere: /\s--prefix\b/,
    write: 'name the tool in `package.json`, and run it with `npx`',
  },
  { what: '`pipx`', command: /(?:^|\s)pipx\s/, write: 'write `python3 -m venv .venv && .venv/bin/pip install …`' },
  { what: '`uv tool`', command: /(?:^|\s)uv\s+tool\s/, write: 'write `uv sync`, or run the tool with `uvx`' },
  {
    what: '`playwright install`',
    command: /\bplaywright(?:@\S+)?\s+install\b/,
    chosen: /PLAYWRIGHT_BROWSERS_PATH/,
    write: 'write `PLAYWRIGHT_BROWSERS_PATH=0 npx playwright install`, and give the tests the same variable',
  },
  {
    what: '`rustup`',
    command: /\brustup\b/,
    chosen: /RUSTUP_HOME/,
    write: 'use a `container` that has Rust',
  },
  {
    what: '`cargo install`',
    command: /\bcargo\s+install\b/,
    elsewhere: /\s--root\b/,
    write: 'write `cargo install --root .tools …`, and `.tools/bin/…` where a program of it is run',
  },
  {
    what: '`~/` or `$HOME`',
    command: /(?:^|[\s=:"'])~\/|\$HOME\b|\$\{HOME\b/,
    write: 'name a folder of the checkout that git ignores',
  },
];

function installsAtHome(setup: string, { command, elsewhere, chosen }: HomeInstall): boolean {
  if (chosen?.test(setup) === true) return false;
  const commands = setup
    .replaceAll('\\\n', ' ')
    .split(/\n|&&|\|\||[;|]/)
    .map((text) => text.trim());
  return commands.some((text) => !text.startsWith('#') && command.test(text) && elsewhere?.test(text) !== true);
}

/** Returns a note for each kind of command of `setup` that installs into HOME, with what to write instead. */
export function homeNotes(config: Config): readonly string[] {
  const setups = listStages(config).map(({ name, stage: { setup } }) => ({ name, setup }));
  const programs = Object.entries(config.agents).map(([name, agent]) => ({ name, setup: agent['program-setup'] }));
  const left = ' What `setup` left in its HOME can be read at `BATON_SETUP_HOME`.';
  return homeInstalls.flatMap((kind) =>
    [
      { key: 'setup', all: setups, end: left },
      { key: 'program-setup', all: programs, end: '' },
    ].flatMap(({ key, all, end }) => {
      const found = all.filter(({ setup }) => setup !== undefined && installsAtHome(setup, kind));
      if (found.length === 0) return [];
      const names = found.map(({ name }) => name).join(', ');
      return [
        `\`${key}\` of ${names} uses HOME (${kind.what}), and an agent starts in an empty HOME of its own: ${kind.write}.${end}`,
      ];
    }),
  );
}
