import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';
import { useRepository } from './use-repository.ts';

const create = useLocalWorlds();
const files = useFiles();
const handoff = { summary: 'The cause is line 11.', detail: 'Ünïcode → `>` for `>=`.', data: { severity: 'high' } };
const config = `version: 1
signing: { keys: ["KEY"] }
agents:
  finder: { engine: command, command: [node, scripts/finder.mjs] }
  fixer: { engine: command, command: [node, scripts/fixer.mjs] }
pipelines:
  fix:
    on: { issues: { labels: [fix] } }
    stages:
      look:
        agent: finder
        prompt: |
          Look at {{ subject.title }}.

          {{ subject.body }}

          {{ subject.comments }}
      mend:
        needs: [look]
        agent: fixer
        prompt: |
          Mend #{{ subject.number }}, severity {{ needs.look.handoff.data.severity }}.

          {{ needs.look.handoff.summary }}

          {{ needs.look.handoff.detail }}
`;

let world: LocalWorld;
let issue: number;
let configFile: string;
useRepository(() => ({ world }));

beforeAll(async () => {
  const tell = 'await tell(process.env.BATON_TASK, prompt);';
  world = await create({
    config,
    agents: {
      finder: { script: `${tell} hand(${JSON.stringify(handoff)});` },
      fixer: { script: `${tell} hand({ summary: 'x' });` },
    },
    pipelines: {},
  });
  configFile = files.write('baton.yml', config.replace('KEY', world.publicKey));
  issue = await world.open({ title: 'the crash', body: 'It breaks.<!-- hidden -->\u200b\n\n“Ünïcode”' });
  // Together they are more than a prompt has room for.
  for (const body of ['old '.repeat(14_000), `It began on Monday. ${'New. '.repeat(3_000)}`])
    await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body } });
  await world.label(issue, 'fix');
  await world.settle();
}, 60_000);

interface Document {
  readonly prompt: string;
  readonly digest: string;
  readonly bytes: number;
  readonly parts: readonly { readonly part: string; readonly bytes: number; readonly tokens: number }[];
  readonly removed: object;
  readonly cut: readonly string[];
}

async function preview(...args: readonly string[]): Promise<Document> {
  const { code, stdout, stderr } = await runCommand('prompt', ...args, '--config', configFile, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Returns the nonce that the record of a stage names. */
async function readNonce(stage: string): Promise<string> {
  const task = (await world.tasks(issue)).find(({ body }) => body.stage === stage);
  return task?.body.prompt?.nonce ?? '';
}

describe('the preview of a prompt', () => {
  requirement(
    {
      ids: ['U24'],
      title: 'is what the agent got on stdin, byte for byte, with the size of each part and with what was left out',
      input:
        'a run with hidden text and more comments than there is room for; `baton records --json`, then `baton prompt fix.look --records`',
      expected: 'the bytes that the agent told; parts that add up to them; one comment cut, two hidden things removed',
    },
    async () => {
      const records = await runCommand('records', '--subject', String(issue), '--json');
      const document = await preview('fix.look', '--records', files.write('records.json', records.stdout));
      const [told = '', ...more] = world.switchboard.told('look');
      expect(more).toEqual([]);
      expect(told).toContain('It began on Monday.');
      expect(told).not.toMatch(/hidden|old old/);
      expect(document.prompt).toBe(told);
      expect(document.bytes).toBe(Buffer.byteLength(told));
      expect(document.parts.filter(({ part }) => part !== 'instructions').reduce((sum, { bytes }) => sum + bytes, 0)).toBe(
        document.bytes,
      );
      const body = document.parts.find(({ part }) => part === `body of issue #${issue}`);
      expect(body).toMatchObject({ bytes: Buffer.byteLength('It breaks.\n\n“Ünïcode”'), tokens: 6 });
      expect(document.cut).toEqual(['1 comment left out: older, because there was no room.']);
      expect(document.removed).toMatchObject({ comments: 1, characters: 1 });
    },
  );

  requirement(
    {
      ids: ['U24', 'U25'],
      title: 'of a stage that never ran is what its agent gets later, byte for byte',
      input: 'the payload of the label, the handoff as a file, the nonce that the run drew afterwards',
      expected: 'the bytes that the agent of the second stage told, and their digest in its record',
    },
    async () => {
      const account = { id: 1, login: 'mona', type: 'User' };
      const [owner = '', name = ''] = repositoryName.split('/');
      const payload = {
        action: 'labeled',
        label: { name: 'fix' },
        issue: await world.ask(`/issues/${issue}`),
        repository: { id: 1, name, owner: { ...account, login: owner }, default_branch: 'main', private: false },
        sender: account,
      };
      const event = files.write('event.json', JSON.stringify(payload));
      const left = files.write('handoff.json', JSON.stringify(handoff));
      const nonce = await readNonce('mend');
      const given = ['--event', event, '--event-name', 'issues', '--handoff', `look=${left}`, '--nonce', nonce];
      const document = await preview('fix.mend', ...given);
      expect([document.prompt]).toEqual(world.switchboard.told('mend'));
      expect(document.prompt).toContain('severity high.');
      const task = (await world.tasks(issue)).find(({ body }) => body.stage === 'mend');
      expect(task?.body.prompt?.digest).toBe(document.digest);
    },
  );
});
