import { describe, expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { useFiles } from '../support.ts';
import { inspect } from './inspect.ts';
import { soundFiles } from './repository.ts';

const { folder } = useFiles();
const path = '.github/workflows/baton.yml';
const call = '    uses: baton-agents';
const key = 'ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}';
const permissions = '\npermissions: {}';
const condition = (text: string) => [call, `    if: ${text}\n${call}`] as const;
const lines = (text: string) => [key, `agent-secrets: |\n        ${text}\n      ${key}`] as const;

/** Workflows that are right. Each was called wrong while the checks were written, or may look so. */
const right: readonly (readonly [from: string, to: string])[] = [
  condition("vars.BATON_MODE != 'app'"),
  condition("vars.BATON_MODE == 'action'"),
  condition("github.event_name == 'workflow_dispatch' || github.event.label.name == 'agent-ready'"),
  condition("github.event.repository.owner.login == 'acme'"),
  condition("github['repository_owner'] == 'acme'"),
  condition("inputs.task == '' || fromJSON(inputs.task || '{}').run != 'x'"),
  condition("github.event_name == 'issues' && vars['BATON'] == 'on'"),
  [key, "ANTHROPIC_API_KEY: ${{ vars.TEAM == 'a' && secrets.KEY_A || secrets.KEY_B }}"],
  [key, 'ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY_2 }}'],
  lines('DB_URL=${{ secrets.DB_URI }}'),
  lines('API_KEY_1=${{ secrets.API_KEY_2 }}'),
  lines('ANTHROPIC_BASE_URL=${{ vars.ANTHROPIC_BASE_URL }}'),
  [permissions, `\nconcurrency: baton-\${{ github.run_id }}${permissions}`],
  [permissions, `\nconcurrency: baton-\${{ inputs.TASK || github.event.comment.id }}${permissions}`],
  [permissions, `\nconcurrency: { group: baton, queue: max }${permissions}`],
];

describe('what baton validate says of workflows that call Baton', () => {
  requirement(
    {
      ids: ['F-UX10'],
      title: 'is nothing where they are right',
      input: `${right.length} workflows: conditions, secrets and groups that hold for tasks`,
      expected: 'no error and no warning',
    },
    async () => {
      for (const [index, [from, to]] of right.entries()) {
        expect(soundFiles[path]).toContain(from);
        const files = { ...soundFiles, [path]: soundFiles[path].replace(from, () => to) };
        const { found } = await inspect(folder, { name: `right-${index}`, files });
        expect(
          found.filter(({ severity }) => severity !== 'note'),
          to,
        ).toEqual([]);
      }
    },
  );

  it('never shows a secret that stands where it does not belong', async () => {
    const secret = 'sk-ant-api03-0123456789abcdefghij';
    const config = '.github/baton.yml';
    const edits: readonly (readonly [file: typeof path | typeof config, from: string, to: string])[] = [
      [path, key, `ANTHROPIC_API_KEY: ${secret}`],
      [path, soundFiles[path].slice(soundFiles[path].indexOf('    secrets:')), `    secrets: ${secret}\n`],
      [config, 'env: [ANTHROPIC_API_KEY]', `env: ${secret}`],
      [config, 'env: [ANTHROPIC_API_KEY]', `env: [${secret}]`],
      [config, 'agent: finder', `agent: finder\n        env: { ANTHROPIC_API_KEY: ${secret} }`],
      [config, 'retention:', `env: [${secret}]\nretention:`],
      [config, 'keys: ["k1:', `keys: ["${secret}", "k1:`],
    ];
    for (const [index, [file, from, to]] of edits.entries()) {
      expect(soundFiles[file]).toContain(from);
      const files = { ...soundFiles, [file]: soundFiles[file].replace(from, () => to) };
      const { code, found } = await inspect(folder, { name: `secret-${index}`, files });
      expect(JSON.stringify(found), to).not.toContain(secret.slice(8));
      expect(code, to).toBe(1);
    }
  });
});
