import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../../src/core/prompt/render-text.ts';
import { checkTemplate } from '../../../src/core/template/analyze-template.ts';
import { allowedFilters } from '../../../src/core/template/template-engine.ts';
import { requirement } from '../../support/requirement.ts';
import { buildContext, buildNeedContext } from '../prompt/prompt-builders.ts';

const scope = { ancestors: ['investigate', 'open-pr'] };

function codes(template: string): readonly string[] {
  return checkTemplate(template, scope).map((problem) => problem.code);
}

const fine: readonly string[] = [
  '',
  'no braces, { "json": true } and {single}',
  '{{ subject.labels[0] }} {{ subject.labels.first }} {{ subject.comments.last.body }} {{ subject.comments.size }}',
  '{{ needs.investigate.handoff.data["a key"] }} {{ needs["open-pr"].results.pr }}',
  '{% for kv in needs.investigate.results %}{{ kv[0] }}: {{ kv[1] }}{% endfor %}',
  '{% for c in subject.comments limit: 3 %}{{ c.author }}{% if forloop.last %}!{% endif %}{% else %}none{% endfor %}',
  '{% assign h = needs.investigate.handoff %}{{ h.summary }}{% assign words = h.detail | split: " " %}{{ words[0] }}',
  '{% case subject.kind %}{% when "issue" %}a{% else %}b{% endcase %}{% unless history %}c{% endunless %}',
  '{% raw %}{{ anything.goes }}{% endraw %}{% comment %}{{ here.too }}{% endcomment %}{% # and here %}',
  '{% if previous_failure %}{{ previous_failure.reason }} of {{ previous_failure.attempt }}{% endif %}',
  '{{ needs.investigate.handoff.data | json }} {{ subject.title | default: "none" | upcase | truncate: 10 }}',
  '{% if subject.labels contains event.label and run.attempt > 1 %}{{ inputs.anything }}{% endif %}',
];

const wrong: readonly (readonly [template: string, code: string, words: string])[] = [
  ['{{ subject', 'BATON-E501', 'not closed'],
  ['{% if true %}', 'BATON-E501', 'not closed'],
  ['{{ }}', 'BATON-E501', 'invalid value'],
  ['{% endif %}', 'BATON-E501', 'endif'],
  ['{{ subject.title | upcase: }} {{ | }}', 'BATON-E501', ''],
  ['{% render "x" %}', 'BATON-E502', '`render`'],
  ['{% layout "x" %}', 'BATON-E502', '`layout`'],
  ['{% block x %}{% endblock %}', 'BATON-E502', '`block`'],
  ['{% capture x %}{% endcapture %}', 'BATON-E502', '`capture`'],
  ['{% liquid\necho subject.title %}', 'BATON-E502', '`liquid`'],
  ['{% tablerow x in subject.labels %}{% endtablerow %}', 'BATON-E502', '`tablerow`'],
  ['{% increment x %}', 'BATON-E502', '`increment`'],
  ['{{ subject.title | strip_html }}', 'BATON-E502', '`strip_html`'],
  ['{{ subject.comments | where_exp: "c", "c.body" }}', 'BATON-E502', '`where_exp`'],
  ['{{ needs.investigate.handoff }}', 'BATON-E502', 'summary, detail'],
  ['{{ needs.investigate.results }}', 'BATON-E502', '| json'],
  ['{% assign needs = subject.title %}', 'BATON-E502', '`needs` is a name of ours'],
  ['{% for run in subject.labels %}{% endfor %}', 'BATON-E502', '`run` is a name of ours'],
  [`${'{% for a in subject.labels %}'.repeat(4)}${'{% endfor %}'.repeat(4)}`, 'BATON-E502', 'nested more than 3'],
  [`${'{% if true %}'.repeat(33)}${'{% endif %}'.repeat(33)}`, 'BATON-E502', 'nested more than 32'],
  ['{{ nothing }}', 'BATON-E503', 'no such variable'],
  ['{{ secrets.KEY }}', 'BATON-E503', '`secrets.KEY`'],
  ['{{ matrix.os }}', 'BATON-E503', 'not supported yet'],
  ['{{ subject.title.upcase }}', 'BATON-E503', '`subject.title` has no `upcase`'],
  ['{{ subject.number.x }}', 'BATON-E503', '`subject.number` has no `x`'],
  ['{{ subject.labels.name }}', 'BATON-E503', '`first`, `last`, `size`'],
  ['{{ needs[subject.title].name }}', 'BATON-E503', 'subject.title'],
  ['{{ subject[event.name] }}', 'BATON-E503', 'event.name'],
  ['{% if subject.titel == "x" %}{% endif %}', 'BATON-E503', 'did you mean `title`'],
  ['{% for c in subject.comment %}{% endfor %}', 'BATON-E503', 'did you mean `comments`'],
  ['{% for c in subject.comments %}{{ c.text }}{% endfor %}', 'BATON-E503', '`author`, `body`'],
  ['{% for c in subject.comments %}{% endfor %}{{ c.body }}', 'BATON-E503', '`c.body`'],
  ['{{ subject.title | append: subject.nope }}', 'BATON-E503', '`subject.nope`'],
  ['{% assign h = needs.investigate.handoff %}{{ h.sumary }}', 'BATON-E503', 'did you mean `summary`'],
];

describe('a template', () => {
  for (const template of fine) it(`is fine: ${template.slice(0, 60)}`, () => expect(codes(template)).toEqual([]));

  for (const [template, code, words] of wrong) {
    it(`is refused with ${code}: ${template.slice(0, 60)}`, () => {
      const [problem] = checkTemplate(template, scope);
      expect(problem?.code).toBe(code);
      expect(problem?.message).toContain(words);
      expect(problem?.line).toBeGreaterThan(0);
    });
  }

  requirement(
    {
      ids: ['DESIGN-4.7', 'K-17'],
      title: 'shows children only in a stage that may create some',
      input: 'a list, a loop and a variable of that name, with and without `children` in the stage',
      expected: 'fine with; BATON-E503 without, with the words to add; the name is taken only where it means something',
    },
    () => {
      const own = { ...scope, children: true };
      const shown = '{{ children }}{% for c in children %}{{ c.name }}{{ c.handoff.data.x }}{{ c.results.branch }}{% endfor %}';
      expect(checkTemplate(shown, own)).toEqual([]);
      expect(checkTemplate('{{ children.first.sumary }}', own)[0]?.message).toContain('`handoff`');
      const [problem] = checkTemplate(shown, scope);
      expect(problem).toMatchObject({ code: 'BATON-E503', message: expect.stringContaining('Add `children: {}` to the stage') });
      const variable = '{% assign children = subject.title %}{{ children }}';
      expect(codes(variable)).toEqual([]);
      expect(checkTemplate(variable, own).map(({ code }) => code)).toContain('BATON-E502');
    },
  );

  it('has all its unknown paths reported', () => {
    const problems = checkTemplate('{{ a }}\n {{ subject.b }}', scope);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  requirement(
    {
      ids: ['T34'],
      title: 'that passes the check is rendered or hits a limit; no other error exists',
      input: 'random templates of our own pieces',
      expected: 'a text or BATON-E504',
    },
    () => {
      const needs = { investigate: buildNeedContext(), 'open-pr': buildNeedContext({ name: 'open-pr' }) };
      const context = buildContext({ needs });
      const path = fc.constantFrom(
        'subject.title',
        'subject.labels',
        'needs.investigate.results',
        'needs["open-pr"].handoff.data.x',
        'run.attempt',
        'previous_failure',
        'history',
        '"text"',
        '3',
      );
      const piece = fc.oneof(
        fc.tuple(path, fc.constantFrom(...allowedFilters), path).map(([a, filter, b]) => `{{ ${a} | ${filter}: ${b} }}`),
        path.map((a) => `{{ ${a} | json }}`),
        path.map((a) => `{% for x in ${a} %}{{ x }}{% endfor %}`),
        fc.tuple(path, path).map(([a, b]) => `{% if ${a} contains ${b} %}{{ ${a} | size }}{% endif %}\n`),
        fc.string(),
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
          const template = pieces.join('');
          const rendered = renderText({ template, context });
          const problems = checkTemplate(template, scope);
          if (problems.length > 0) expect(rendered).toEqual({ ok: false, error: problems[0] });
          else if (!rendered.ok) expect(rendered.error.code).toBe('BATON-E504');
        }),
        { numRuns: 300 },
      );
    },
  );
});
