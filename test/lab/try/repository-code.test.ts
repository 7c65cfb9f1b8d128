import { expect } from 'vitest';
import { confirm } from '../../../src/lab/try/confirm.ts';
import { readPlayedWorkflows } from '../../../src/lab/try/workflow/read-workflows.ts';
import { requirement } from '../../support/requirement.ts';

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
      'scripts; an action after a script; actions of the repository; a called workflow; variables that load code; a second configuration',
    expected: 'a list each, with the places; nothing for a workflow that only calls Baton, nor for one that nobody calls',
  },
  () => {
    expect(read('{ steps: [{ uses: actions/checkout@v4 }] }')).toEqual({ scripts: [], actions: [] });
    expect(read(`{ steps: [{ ${own} }, { run: npm ci }, { run: npm test }] }`)).toEqual({
      scripts: [`${place}npm ci`, `${place}npm test`],
      actions: [],
    });
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
    for (const name of ['NODE_OPTIONS', 'PATH', 'BASH_ENV', 'LD_PRELOAD', 'GIT_CONFIG_COUNT', 'HOME'])
      for (const job of [`{ env: { ${name}: x }, steps: [] }`, `{ steps: [{ ${own}, env: { ${name}: x } }] }`])
        expect(read(job).actions, job).toEqual([`${place}the variable ${name}`]);
    expect(read('{ steps: [] }', {}, 'env: { NODE_OPTIONS: x }\n').actions).toContain(`${place}the variable NODE_OPTIONS`);
    expect(read('{ env: { TOKEN: x }, steps: [] }').actions).toEqual([]);
    expect(read(`{ ${call}, with: { config: a.yml } }`).actions).toEqual([]);
    const two = read(`{ steps: [{ ${own}, with: { config: a.yml } }, { ${own}, with: { config: "\${{ inputs.c }}" } }] }`);
    expect(two.actions).toEqual(['agents of the configuration ${{ inputs.c }}']);
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
