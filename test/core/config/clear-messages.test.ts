import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const sound = readFileSync(new URL('../../fixtures/configs/three-stages.yml', import.meta.url), 'utf8');
const script = '{ engine: command, command: [node, scripts/investigate.mjs], access: read }';
const issues = '{ labels: [agent-ready], exclude-labels: [wontfix] }';
const stage = 'agent: fixer\n';

interface Row {
  readonly title: string;
  /** The finding that asked for it; absent: U18. */
  readonly ids?: readonly string[];
  readonly edits: readonly (readonly [from: string, to: string])[];
  readonly code: string;
  /** Words of the message. */
  readonly words: readonly string[];
  /** Words that the message must not have. */
  readonly not?: string;
}

/** Each is one fault, so each has one message. */
const rows: readonly Row[] = [
  {
    title: 'a limit of 0 must be more than 0, not at least',
    edits: [[script, '{ engine: claude-code, max-cost-usd: 0 }']],
    code: 'BATON-E107',
    words: ['`agents.investigator.max-cost-usd` is 0, but must be more than 0'],
    not: 'at least',
  },
  {
    title: 'a variable that is not closed',
    edits: [['{{ subject.body }}\n', 'Look at {{ subject.title }, then {{ subject.body }}\n']],
    code: 'BATON-E501',
    words: ['`{{` is not closed by `}}`', '`{{ subject.title }, then`'],
    not: 'filter',
  },
  {
    title: 'a tag that is not closed',
    edits: [['{{ subject.body }}\n', '{% if subject.body }x{% endif %}\n']],
    code: 'BATON-E501',
    words: ['`{%` is not closed by `%}`'],
  },
  {
    title: 'a label that is a number',
    edits: [['labels: [agent-ready]', 'labels: [12]']],
    code: 'BATON-E107',
    words: ['is 12, but must be text; write `"12"`'],
  },
  {
    title: 'a second document',
    edits: [['version: 1\n', 'version: 1\n---\n']],
    code: 'BATON-E100',
    words: ['The line `---` begins a second document', 'take out'],
    not: 'parseAllDocuments',
  },
  {
    title: 'a slip in `stages`, which is not missing as well',
    edits: [['    stages:\n', '    stagez:\n']],
    code: 'BATON-E105',
    words: ['`pipelines.fix.stagez`', 'Did you mean `stages`?'],
  },
  {
    title: 'a slip in `agent`, and not that the stage has neither agent nor uses',
    edits: [['        agent: fixer\n', '        agnt: fixer\n']],
    code: 'BATON-E105',
    words: ['Did you mean `agent`?'],
  },
  {
    title: 'a slip in `needs`, and no second message about the template',
    edits: [['needs: [investigate]', 'needs: [investigat]']],
    code: 'BATON-E111',
    words: ['`investigat`', 'Did you mean `investigate`?'],
  },
  {
    title: 'a slip in `needs`, and no second message about the matrix that it feeds',
    ids: ['F-UX10'],
    edits: [['needs: [investigate]', 'needs: [investigat]\n        matrix: { from: needs.investigat.handoff.data.items }']],
    code: 'BATON-E111',
    words: ['`investigat`', 'Did you mean `investigate`?'],
  },
  {
    title: 'one answer to a change that is none, at itself',
    ids: ['F-UX10'],
    edits: [['    stages:\n', '    on-change: { closed: pause }\n    stages:\n']],
    code: 'BATON-E107',
    words: ['`pipelines.fix.on-change.closed` is "pause", but must be one of `continue`, `cancel`'],
  },
  {
    title: '`needs` as text, and no second message about the template',
    edits: [['needs: [investigate]', 'needs: investigate']],
    code: 'BATON-E107',
    words: ['but must be a list', '`needs: [investigate]`'],
  },
  {
    title: 'a stage that needs itself, and no second message about the template',
    edits: [['needs: [investigate]', 'needs: [investigate, fix]']],
    code: 'BATON-E112',
    words: ['needs itself', 'take it out'],
  },
  {
    title: 'an engine that does not exist, and no second message about its cost',
    edits: [[script, '{ engine: claud-code, max-cost-usd: 5 }']],
    code: 'BATON-E107',
    words: ['did you mean `claude-code`?'],
  },
  ...[
    ['claude', 'claude-code'],
    ['Claude', 'claude-code'],
    ['anthropic', 'claude-code'],
    ['openai', 'codex'],
    ['google', 'gemini'],
    ['bash', 'command'],
  ].map(([engine = '', meant = '']) => ({
    title: `the engine ${engine} is ${meant}`,
    edits: [[script, `{ engine: ${engine} }`]] as const,
    code: 'BATON-E107',
    words: [`did you mean \`${meant}\`?`],
  })),
  {
    title: '`retries` is `retry`, in its whole form',
    edits: [['retry: { attempts: 2 }', 'retries: 2']],
    code: 'BATON-E105',
    words: ['Did you mean `retry: { attempts: 2 }`?'],
  },
  {
    title: '`retry: 2` shows the map',
    edits: [['retry: { attempts: 2 }', 'retry: 3']],
    code: 'BATON-E107',
    words: ['is 3, but must be a map; write `retry: { attempts: 3 }`'],
  },
  {
    title: '`timeout` is `timeout-minutes`',
    edits: [[stage, `${stage}        timeout: 30\n`]],
    code: 'BATON-E105',
    words: ['Did you mean `timeout-minutes`?'],
  },
  {
    title: '`types` of a filter is `labels`',
    edits: [[issues, '{ types: [labeled] }']],
    code: 'BATON-E105',
    words: ['Did you mean `labels`?'],
  },
  {
    title: '`max-cost` is `max-cost-usd`',
    edits: [[script, '{ engine: claude-code, max-cost: 5 }']],
    code: 'BATON-E105',
    words: ['Did you mean `max-cost-usd`?'],
  },
  {
    title: '`allow.role` is `minimum-role`, not the custom roles',
    edits: [['    stages:\n', '    allow: { role: write }\n    stages:\n']],
    code: 'BATON-E105',
    words: ['Did you mean `minimum-role`?'],
    not: 'Did you mean `roles`',
  },
  {
    title: 'tabs in several lines are one message',
    edits: [['agents:\n', 'agents:\n\tone: 1\n\ttwo: 2\n\tthree: 3\n']],
    code: 'BATON-E100',
    words: ['Tabs are not allowed as indentation; indent with spaces.'],
  },
  {
    title: 'a text with a colon is to be quoted',
    edits: [[stage, `${stage}        prompt: Audit: all of it\n`]],
    code: 'BATON-E100',
    words: ['quote it: `prompt: "Audit: all of it"`'],
    not: 'compact mappings',
  },
  {
    title: 'a variable at the beginning of a value is to be quoted',
    edits: [[stage, `${stage}        prompt: {{ subject.body }}\n`]],
    code: 'BATON-E100',
    words: ['begins with `{{`', 'quote it: `prompt: "{{ subject.body }}"`'],
    not: 'stringKeys',
  },
  {
    title: 'a text that begins with a sign of YAML is to be quoted',
    edits: [[stage, `${stage}        prompt: @fixer, fix it\n`]],
    code: 'BATON-E100',
    words: ['cannot begin with `@`', 'quote it: `prompt: "@fixer, fix it"`'],
    not: 'Plain value',
  },
  {
    title: 'text behind a list',
    edits: [['labels: [agent-ready]', 'labels: [agent-ready']],
    code: 'BATON-E100',
    words: ['bracket'],
  },
];

describe('a fault of the configuration', () => {
  for (const { title, ids = ['U18'], edits, code, words, not } of rows) {
    requirement(
      {
        ids,
        title: `is said once, in words: ${title}`,
        input: edits.at(-1)?.[1].trim() ?? '',
        expected: words.join(' … '),
      },
      () => {
        const text = edits.reduce((before, [from, to]) => {
          expect(before).toContain(from);
          return before.replace(from, () => to);
        }, sound);
        const parsed = parseConfig(text);
        const problems = parsed.ok ? [] : parsed.error;
        expect(problems.map((problem) => problem.code)).toEqual([code]);
        for (const word of words) expect(problems[0]?.message).toContain(word);
        if (not !== undefined) expect(problems[0]?.message).not.toContain(not);
      },
    );
  }

  requirement(
    {
      ids: ['U18'],
      title: 'is short among hundreds of stages, and the nearest name is there',
      input: 'a chain of 300 stages; the last one shows `needs.s29x`',
      expected: 'ten names of stages, how many more there are, and the one that was meant',
    },
    () => {
      const line = (at: number) =>
        `      s${at}: { ${at === 0 ? '' : `needs: [s${at - 1}], `}agent: a, prompt: "${at === 299 ? '{{ needs.s29x.handoff.summary }}' : 'x'}" }`;
      const stages = Array.from({ length: 300 }, (_, at) => line(at)).join('\n');
      const text = `version: 1\nagents: { a: { engine: codex } }\npipelines:\n  p:\n    on: { manual: true }\n    stages:\n${stages}\n`;
      const parsed = parseConfig(text);
      const problem = parsed.ok ? undefined : parsed.error.find(({ code }) => code === 'BATON-E503');
      expect(problem?.message).toMatch(/Did you mean `s29\d?`\? It needs, .*: `s298`, .*`s289` and 289 more\. Name one/);
    },
  );
});
