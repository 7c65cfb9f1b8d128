import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const config = `version: 1
signing: { keys: ["KEY"] }
agents:
  poor: { engine: claude-code, env: [ANTHROPIC_API_KEY, DOCS_KEY] }
  absent: { engine: command, command: [frobnicate] }
  lost: { engine: command, command: [sh, -c, "frobnicate --all"] }
  closed: { engine: command, command: [sh, -c, "exit 126"] }
pipelines:
  poor: { on: { issues: { labels: [poor] } }, stages: { look: { agent: poor, setup: "echo SETUP", retry: { attempts: 3 } } } }
  absent: { on: { issues: { labels: [absent] } }, stages: { look: { agent: absent, retry: { attempts: 3 } } } }
  lost: { on: { issues: { labels: [lost] } }, stages: { look: { agent: lost, retry: { attempts: 3 } } } }
  closed: { on: { issues: { labels: [closed] } }, stages: { look: { agent: closed, retry: { attempts: 3 } } } }
`;

const rows: Readonly<Record<string, readonly [reason: string, says: RegExp]>> = {
  poor: ['secret-missing', /BATON-E601: The agent is to get `ANTHROPIC_API_KEY`, `DOCS_KEY`/],
  absent: ['not-runnable', /BATON-E607: (?:.|\n)*"frobnicate" is no program/],
  lost: ['not-runnable', /BATON-E607: (?:.|\n)*frobnicate/],
  closed: ['not-runnable', /BATON-E607: /],
};

describe('a failure that is the user’s to fix', () => {
  requirement(
    {
      ids: ['U15', 'U17'],
      title: 'is not tried again, and the call for a person says what to fix',
      input: 'secrets that were not passed; a program that does not exist; exit status 127 and 126; three attempts each',
      expected:
        'one attempt; the person reads the cause, "Yours to fix" and how to go on; without a secret neither setup nor install',
    },
    async () => {
      const world = await create({ agents: {}, pipelines: {}, config });
      const issues = new Map<string, number>();
      for (const name of Object.keys(rows)) {
        const issue = await world.open({ title: name });
        issues.set(name, issue);
        await world.label(issue, name);
      }
      await world.settle();
      for (const [name, [reason, says]] of Object.entries(rows)) {
        const issue = issues.get(name) ?? 0;
        const tasks = await world.tasks(issue);
        expect(
          tasks.map(({ body }) => body.failure?.reason),
          name,
        ).toEqual([reason]);
        const call = (await world.thread(issue)).find(({ body }) => body.includes('**A person is needed**'));
        expect(call?.body, name).toMatch(says);
        expect(call?.body).toContain('**Yours to fix**');
        expect(call?.body).toContain('another attempt would fail the same way');
      }
      const log = world
        .jobs()
        .map((job) => job.log)
        .join('\n');
      expect(log).not.toMatch(/^SETUP|taking @anthropic-ai/m);
    },
    180_000,
  );
});
