import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { confirm } from '../../../src/lab/try/confirm.ts';
import { makeFolder } from '../../../src/lab/try/open-try.ts';
import { readPlayedWorkflows } from '../../../src/lab/try/workflow/read-workflows.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, direct, isolated, prepare } from '../stand-in/support.ts';

const call = 'uses: baton-agents/baton/.github/workflows/run.yml@v1';
const own = 'uses: baton-agents/baton@v1';
const caller = `on: issues\njobs: { baton: { ${call} } }\n`;
/** Reads one workflow that calls Baton and has a further job, and other files beside it. */
const read = (job: string, more: Readonly<Record<string, string>> = {}, top = '') => {
  const files = { 'a.yml': `${top}${caller.replace(/ \}\n$/, `, more: ${job} }\n`)}`, ...more };
  const texts = Object.entries(files).map(([name, text]) => ({ path: `.github/workflows/${name}`, text }));
  const { scripts, actions } = readPlayedWorkflows(texts);
  return { scripts, actions };
};
const place = '.github/workflows/a.yml, job more: ';

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title:
      'all code of a repository that its workflows start is found, and what a sandbox of steps does not hold apart from that',
    input:
      'scripts, and a number or nothing as one; an action after a script; actions of the repository; a called workflow; a second configuration',
    expected: 'a list each, with the places; nothing for a workflow that only calls Baton, nor for one that nobody calls',
  },
  () => {
    expect(read('{ steps: [{ uses: actions/checkout@v4 }] }')).toEqual({ scripts: [], actions: [] });
    expect(read(`{ steps: [{ ${own} }, { run: npm ci }, { run: npm test }] }`)).toEqual({
      scripts: [`${place}npm ci`, `${place}npm test`],
      actions: [],
    });
    for (const run of [5, true, '" "'])
      expect(read(`{ steps: [{ run: ${run}, shell: './x {0}' }] }`).scripts, `${run}`).toHaveLength(1);
    for (const after of [own, 'uses: actions/checkout@v4'])
      expect(read(`{ steps: [{ run: npm ci }, { ${after} }] }`).actions, after).toEqual([`${place}npm ci`]);
    for (const uses of ['./x', '$/x', './.github/workflows/gone.yml'])
      expect(read(`{ steps: [{ uses: ${uses} }] }`).actions, uses).toEqual([`${place}uses ${uses}`]);
    const others = {
      'called.yml': 'on: workflow_call\njobs: { deep: { steps: [{ run: deep }] } }\n',
      'other.yml': 'on: push\njobs: { other: { steps: [{ run: other }] } }\n',
    };
    expect(read('{ uses: ./.github/workflows/called.yml }', others)).toEqual({
      scripts: ['.github/workflows/called.yml, job deep: deep'],
      actions: [],
    });
    expect(read(`{ ${call}, with: { config: a.yml } }`).actions).toEqual([]);
    const two = read(`{ steps: [{ ${own}, with: { config: a.yml } }, { ${own}, with: { config: "\${{ inputs.c }}" } }] }`);
    expect(two.actions).toEqual(['agents of the configuration ${{ inputs.c }}']);
  },
);

const asked = [
  ...['NODE_OPTIONS', 'PATH', 'BASH_ENV', 'LD_PRELOAD', 'GIT_CONFIG_COUNT', 'HOME', 'OPENSSL_CONF', 'OPENSSL_MODULES'],
  ...['GCONV_PATH', 'PERL5OPT', 'SSH_ASKPASS', 'npm_config_script_shell', 'HTTPS_PROXY', 'NEVER_HEARD_OF', 'baton_x', '<<'],
];
const unasked = ['BATON_PAUSE', 'BATON_AGENT_SECRETS', 'GITHUB_TOKEN', 'GH_TOKEN', 'ANTHROPIC_API_KEY', 'COPILOT_GITHUB_TOKEN'];

requirement(
  {
    ids: ['F-SE10'],
    title: 'a question about a script shows its shell, which may be a program of the repository',
    input: 'a step with `shell: ./x {0}`, and such a shell under `defaults` of its job and of its workflow',
    expected: 'the nearest of the three before the script; nothing where there is none',
  },
  () => {
    const place = '.github/workflows/a.yml, job more: ';
    expect(read("{ steps: [{ run: a, shell: './x {0}' }, { run: b }] }").scripts).toEqual([
      `${place}(shell: "./x {0}") a`,
      `${place}b`,
    ]);
    const job = '{ defaults: { run: { shell: ./job } }, steps: [{ run: a, shell: ./own }, { run: b }] }';
    expect(read(job).scripts).toEqual([`${place}(shell: "./own") a`, `${place}(shell: "./job") b`]);
    expect(read('{ steps: [{ run: a }] }', {}, 'defaults: { run: { shell: "./top\\nx" } }\n').scripts).toEqual([
      `${place}(shell: "./top\\nx") a`,
    ]);
  },
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'each variable that an action would obey is asked about, but for those that load nothing',
    input:
      'known and unknown names in `env` of a workflow, a job and a step with an action; names of Baton, of tokens and of the keys of agents; jobs of scripts',
    expected: 'every other name with its place; of scripts PATH alone',
  },
  () => {
    const reads = (name: string) => [
      read(`{ env: { "${name}": x }, steps: [{ ${own} }] }`),
      read(`{ steps: [{ uses: actions/checkout@v4 }, { ${own}, env: { "${name}": ./x } }] }`),
      read(`{ steps: [{ ${own} }] }`, {}, `env: { "${name}": "\${{ secrets.X }}" }\n`),
    ];
    for (const name of asked)
      for (const { actions } of reads(name)) expect(actions, name).toContain(`${place}the variable ${name}`);
    for (const name of unasked) for (const { actions } of reads(name)) expect(actions, name).toEqual([]);
    const given = '${{ fromJSON(inputs.env) }}';
    expect(read(`{ env: "${given}", steps: [{ ${own} }] }`).actions).toEqual([`${place}the variable ${given}`]);
    for (const job of [
      '{ env: { TOKEN: x, PATH: /a }, steps: [{ run: a }] }',
      '{ steps: [{ run: a, env: { X: x, PATH: /a } }] }',
    ])
      expect(read(job).actions, job).toEqual([`${place}the variable PATH`]);
    expect(read('{ steps: [] }', {}, 'env: { NODE_OPTIONS: x }\n').actions).toEqual([]);
  },
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'no variable of a workflow that Baton itself offers is asked about',
    input: 'the examples, from which `baton init` makes its workflows; the reusable workflows; the workflow of docs/single.md',
    expected: 'nothing, but for the script of docs/single.md that an action follows',
  },
  () => {
    const files = globSync('{examples,.github}/**/.github/workflows/*.yml', { exclude: ['**/node_modules/**'] });
    const folders = Map.groupBy([...files, ...globSync('.github/workflows/{run,agent}.yml')], (file) => dirname(file));
    expect(folders.size).toBeGreaterThan(15);
    for (const [folder, paths] of folders) {
      const texts = paths.map((path) => ({ path: `.github/workflows/${basename(path)}`, text: readFileSync(path, 'utf8') }));
      expect(readPlayedWorkflows(texts).actions, folder).toEqual([]);
    }
    const [single = ''] = /(?<=```yaml\n)name: Baton\n[\s\S]*?(?=```)/.exec(readFileSync('docs/single.md', 'utf8')) ?? [];
    const { actions } = readPlayedWorkflows([{ path: '.github/workflows/single.yml', text: single }]);
    expect(actions).toEqual(['.github/workflows/single.yml, job baton: rm -rf -- .baton-config']);
  },
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a question about code shows it as it is, whatever a terminal would make of its characters',
    input: 'a command with escape sequences, carriage returns and further lines',
    expected: 'the first line without control characters, and how many follow',
  },
  async () => {
    const code = ['agent a: rm -rf x\u001b[2K\u001b[8m\rtrue\ntrue', 'agent b: \u202etrue'];
    await expect(confirm({ root: '/nowhere', sources: [], code, asks: [] }, {})).rejects.toThrow(
      '  agent a: rm -rf x[2K[8m (and 2 more lines)\n  agent b: true\n',
    );
  },
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a yes that cannot be kept holds for this time, with a warning',
    input: 'a file where the folder of kept answers would be, a yes in a terminal; twice',
    expected: 'the try begins each time, and standard error says that the yes could not be kept',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-state-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'state'), '');
    const program = `import { confirm } from ${JSON.stringify(resolve('src/lab/try/confirm.ts'))};
      await confirm({ root: '/nowhere', sources: [], code: ['agent a: x'], asks: [] }, {});
      console.log('begins');`;
    const words = [process.execPath, '--input-type=module', '--eval', program].map(
      (word) => `'${word.replaceAll("'", `'\\''`)}'`,
    );
    const terminal = 'script';
    for (const time of [1, 2]) {
      const ran = spawnSync(terminal, ['--quiet', '--return', '--command', words.join(' '), '/dev/null'], {
        input: 'y\n',
        encoding: 'utf8',
        env: { ...process.env, XDG_STATE_HOME: join(folder, 'state') },
      });
      expect([ran.status, ran.stdout], `${time}`).toEqual([
        0,
        expect.stringMatching(/Go on[\s\S]*The yes could not be kept \([\s\S]*begins/),
      ]);
    }
  },
);

requirement(
  {
    ids: ['F-SE10', 'T55'],
    title: 'a folder of `--keep` that exists is closed to others, and so is that of the stand-ins in it',
    input: 'folders with mode 0755, empty or with `agents` in them; one for all, as /tmp; with and without isolation',
    expected: '0700; `agents` 0711 where agents are another user, else 0700; the folder for all stays as it is',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-kept-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);
    const agents = join(folder, 'agents');
    for (const [isolation, mode] of [[isolated, '711'] as const, [direct, '700'] as const]) {
      mkdirSync(agents, { recursive: true });
      for (const path of [folder, agents]) chmodSync(path, 0o755);
      expect(makeFolder(folder)).toBe(folder);
      const writer = { engine: 'codex', access: 'read' };
      await prepare(configOf({ writer }, { write: { agent: 'writer', prompt: 'x' } }), { folder: agents, isolation });
      expect([modeOf(folder), modeOf(agents)]).toEqual(['700', mode]);
    }
    chmodSync(folder, 0o1777);
    makeFolder(folder);
    expect(modeOf(folder)).toBe('1777');
  },
);
