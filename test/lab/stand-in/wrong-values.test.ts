import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { StandInOptions } from '../../../src/lab/stand-in/prepare-stand-ins.ts';
import { UsageError } from '../../../src/terminal/files/usage-error.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, makeFolder, prepare, writeProgram } from './support.ts';

const config = configOf(
  {
    fixer: { engine: 'claude-code', env: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'], 'transfer-to': ['reviewer'] },
    reviewer: { engine: 'codex', 'transfer-to': [] },
    script: { engine: 'command', command: ['sh', 'script.sh'], env: ['SCRIPT_KEY'] },
  },
  {
    investigate: { agent: 'fixer', handoff: { required: true, data: { required: ['severity'] } } },
    work: { agent: 'fixer', needs: ['investigate'], branch: 'baton/x', signal: 'off' },
    check: { agent: 'script', needs: ['work'] },
    split: { agent: 'fixer', children: {} },
    'open-pr': { needs: ['check'], uses: 'pull-request', with: { title: 'Fix' } },
  },
);
const folder = makeFolder();
const given = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const misfit = given('misfit.json', '{"summary":"x","data":{"severty":"high"}}');
const broken = given('broken.json', '{');
const target = given('target.json', '{"to":"nobody","message":"Please go on."}');
const path = writeProgram('codex', '#!/bin/sh\n');

const rows: readonly (readonly [Partial<StandInOptions>, RegExp])[] = [
  [
    { say: ['investigate'] },
    /^--say is "investigate"\. Write --say STAGE=fail, with noop, needs-input, success, transfer:AGENT or children:3/,
  ],
  [{ say: ['investigat=fail'] }, /the stage "investigat", and there is none\. Did you mean investigate\?/],
  [{ say: ['fix.wrk=fail'] }, /the stage "fix\.wrk", and there is none\. Did you mean fix\.work\?/],
  [{ say: ['zzzzzz=fail'] }, /There are investigate, work, check, split\./],
  [{ say: ['open-pr=fail'] }, /open-pr, which is the built-in pull-request\. Only stages with an agent have stand-ins/],
  [{ say: ['work=fial'] }, /"fial" is nothing that a stand-in can say\. Did you mean fail\?/],
  [{ say: ['work=transfer:reviewr'] }, /there is no agent reviewr\. Did you mean reviewer\?/],
  [{ say: ['work=transfer:script'] }, /fixer may not hand over to script\. There is reviewer\./],
  [
    { say: ['work=transfer:reviewer', 'work=transfer:fixer'] },
    /reviewer may not hand over to fixer\. reviewer may hand over to nobody\./,
  ],
  [
    { say: ['work=noop'] },
    /cannot say noop, because `signal` is off there\. Write `signal: optional` in the stage, or --say fix\.work=fail/,
  ],
  [{ say: ['check=needs-input'] }, /because a `command` agent gives no signal by default/],
  [
    { say: ['split=children:0'] },
    /^--say split=children:0: a stand-in creates 1 to 100 children\. Write --say split=children:3\.$/,
  ],
  [{ say: ['split=children:101'] }, /creates 1 to 100 children/],
  [{ say: ['split=children:'] }, /creates 1 to 100 children/],
  [{ say: ['split=children:two'] }, /creates 1 to 100 children/],
  [{ say: ['split=childen:2'] }, /nothing that a stand-in can say\. Did you mean children:3\?/],
  [{ say: ['work=children:3'] }, /stage fix\.work may not create children\. Write `children: \{\}` in the stage\.$/],
  [{ say: ['work/1-api=fail'] }, /stage fix\.work creates no children\. Write `children: \{\}` in the stage, or name the stage/],
  [{ say: ['work[1]=fail'] }, /stage fix\.work has no `matrix`, so it has no element \[1\]\./],
  [{ say: ['split/x=fail'] }, /the stage "split\/x", and there is none/],
  [
    { say: ['split=children:2', 'split/3-part-3=fail'] },
    /^--say split\/3-part-3=fail: its parent creates 2 children\. Did you mean fix\.split\/1-part-1\?$/,
  ],
  [{ handoffs: ['investigate=/nowhere/h.json'] }, /there is no file \/nowhere\/h\.json/],
  [
    { handoffs: [`investigate=${misfit}`] },
    /does not fit stage fix\.investigate:\n {2}`data` must have required property 'severity'/,
  ],
  [{ handoffs: [`investigate=${broken}`] }, /does not fit stage fix\.investigate:\n {2}.*JSON/],
  [{ handoffs: [`investigate=${target}`] }, /does not fit stage fix\.investigate:\n {2}BATON-\w+: .*nobody/],
  [{ handoffs: [`work=${target}`, `fix.work=${target}`] }, /nobody/],
  [{ agents: ['fixr=true'] }, /--agent names the agent "fixr", and there is none\. Did you mean fixer\?/],
  [{ agents: ['fixer='] }, /Write --agent NAME='COMMAND'\./],
  [{ agents: ['fixer=true', 'fixer=false'] }, /--agent names fixer twice/],
  [{ agents: ['fixer=true'], real: ['fixer'] }, /--agent and --real both name fixer/],
  [{ real: ['fixr'] }, /--real names the agent "fixr", and there is none\. Did you mean fixer\?/],
  [
    { real: ['fixer'] },
    /needs ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, which this shell does not have\. Type: export ANTHROPIC_API_KEY=…/,
  ],
  [
    { real: ['fixer'], shell: { ANTHROPIC_API_KEY: 'sk-1', PATH: path } },
    /no program `claude` in PATH\. Type: npm install --global @anthropic-ai\/claude-code@\d/,
  ],
  [{ real: ['reviewer'], shell: { PATH: path } }, /its `env` names no key of Codex\. Write `env: \[OPENAI_API_KEY\]`/],
  [{ real: true }, /Type: export ANTHROPIC_API_KEY=… Or name the agents that are to run for real: --real AGENT\./],
  [{ real: ['script'] }, /needs SCRIPT_KEY, which this shell does not have/],
];

requirement(
  {
    ids: ['U25'],
    title: 'a wrong value of --say, --handoff, --agent or --real says what is wrong and what to write',
    input: `${rows.length} wrong values: names, forms, targets, files, programs, keys`,
    expected: 'wrong use, with the value, and the nearest name or the line to type; nothing starts',
  },
  async () => {
    for (const [wishes, words] of rows) {
      const error: unknown = await prepare(config, wishes).catch((thrown: unknown) => thrown);
      expect(error, String(words)).toBeInstanceOf(UsageError);
      expect(String(error).replace('UsageError: ', '')).toMatch(words);
    }
  },
);
