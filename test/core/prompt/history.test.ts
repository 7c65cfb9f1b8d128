import { describe, expect } from 'vitest';
import { buildContextFile } from '../../../src/core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { checkTemplate } from '../../../src/core/template/analyze-template.ts';
import { requirement } from '../../support/requirement.ts';
import { buildState } from './prompt-builders.ts';
import { closing, opening, render } from './render-for-test.ts';

const history = '=== Task fix-1 (Failed, 2026-03-18T09:00:00Z) ===\nerror: exit-status\nduration: 1m02s';
const due = { attempt: 1, execution: 1 };

describe('{{ history }}', () => {
  requirement(
    {
      ids: ['Y-8', 'Y-26', 'Y-27', 'T40'],
      title: 'is text of others: fenced where it stands alone, flat inside a line',
      input: 'a line of its own; a line with other text; untrusted: plain',
      expected: 'byte for byte inside the fence; one line; byte for byte',
    },
    () => {
      const { text } = render({ prompt: 'Before\n{{ history }}\nAfter', context: { history } });
      expect(text).toContain(`${opening}origin="earlier runs of pipeline fix" author="the agents of those runs"`);
      expect(text).toContain(`>\n${history}\n${closing}\nAfter`);
      const line = render({ prompt: 'Seen: {{ history }}.', context: { history } }).text;
      expect(line).toBe(`Seen: ${history.replaceAll('\n', ' ')}.`);
      expect(render({ prompt: '{{ history }}', untrusted: 'plain', context: { history } }).text).toBe(history);
    },
  );

  requirement(
    {
      ids: ['Y-16'],
      title: 'is empty and safe without history',
      input: 'A\\n{{ history }}\\nB without history',
      expected: 'no fence, nothing between the lines',
    },
    () => {
      expect(render({ prompt: 'A\n{{ history }}\nB' }).text).toBe('A\n\nB');
      expect(checkTemplate('{{ history }}{% if history %}{% endif %}', { ancestors: [] })).toEqual([]);
    },
  );

  for (const [ids, heading, ending] of [
    [
      ['Y-17', 'Y-20'],
      '## Previous failed attempts on related work:',
      '\n\n  Learn from these failures — try a different approach.',
    ],
    [['Y-17', 'Y-21'], '## Patterns from recent reviews (for consistency):', ''],
  ] as const) {
    const prompt = `{{ subject.kind }} #{{ subject.number }}\n\nBody\n\n{%- if history %}\n\n${heading}\n{{ history }}${ending}\n{%- endif %}\nEnd`;
    requirement(
      {
        ids: [...ids],
        title: `the section of the example goes away without a trace: ${heading}`,
        input: 'the template of the example, with and without history',
        expected: 'the whole section, or nothing at all in its place',
      },
      () => {
        expect(render({ prompt }).text).toBe('issue #42\n\nBody\nEnd');
        const plain = render({ prompt, untrusted: 'plain', context: { history } }).text;
        expect(plain).toBe(`issue #42\n\nBody\n\n${heading}\n${history}${ending}\nEnd`);
      },
    );
  }

  requirement(
    {
      ids: ['Y-26', 'Y-8'],
      title: 'is what the run record holds, in prompts and in the context file of every stage',
      input: 'a run record with history; one without',
      expected: 'its text; empty text',
    },
    () => {
      const told = { state: buildState([], { history }), stage: 'investigate', due };
      const untold = { state: buildState(), stage: 'investigate', due };
      expect(buildPromptContext(told).history).toBe(history);
      expect(JSON.parse(buildContextFile(told))).toMatchObject({ history });
      expect(buildPromptContext(untold).history).toBe('');
      expect(JSON.parse(buildContextFile(untold))).toMatchObject({ history: '' });
    },
  );
});
