import { beforeAll, describe, expect, it } from 'vitest';
import { stageOutcomes } from '../../../src/core/condition/condition-shape.ts';
import { conditionLimits } from '../../../src/core/condition/scan-condition.ts';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { outcomeSchema } from '../../../src/core/output/outcome.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { requirement } from '../../support/requirement.ts';

const data = '{ type: object, required: [severity], properties: { severity: { enum: [low, high] }, count: {} } }';

/** A config with a stage for each of these conditions: texts as they stand behind `if: `. The stages are named `fix-0`, `fix-1`, …. */
function config(...written: readonly string[]): string {
  const stages = written.map(
    (condition, index) => `      fix-${index}:
        needs: [open-pr]
        if: ${condition}
        agent: one
`,
  );
  return `version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [ready] } }
    stages:
      look: { agent: one, handoff: { data: ${data} } }
      open-pr: { needs: [look], agent: one }
      aside: { agent: one }
${stages.join('')}`;
}

const severity = 'needs.look.handoff.data.severity';
const count = 'needs.look.handoff.data.count';

/** `«` marks where the problem is shown. */
interface Wrong {
  readonly condition: string;
  readonly code: 'BATON-E150' | 'BATON-E151' | 'BATON-E152';
  readonly words: readonly string[];
}

function wrong(condition: string, code: Wrong['code'], ...words: readonly string[]): Wrong {
  return { condition, code, words };
}

const rows: readonly Wrong[] = [
  wrong('«', 'BATON-E150', 'is empty'),
  wrong(`«needs.nope.outcome == "failed"`, 'BATON-E151', 'does not need a stage named `nope`', '`open-pr`'),
  wrong(`«needs.aside.outcome == "failed"`, 'BATON-E151', 'add `aside` to `needs`'),
  wrong(`true && «neds.look.outcome == "failed"`, 'BATON-E151', 'did you mean `needs`?'),
  wrong(`«github.actor == "mona"`, 'BATON-E151', 'there is no such variable', '`subject`'),
  wrong(`«matrix.os == "linux"`, 'BATON-E151', '`matrix` is not supported yet'),
  wrong(`«children.size() > 0`, 'BATON-E151', 'reads `children`, which conditions do not see'),
  wrong(`«needs.open-pr.outcome == "failed"`, 'BATON-E151', 'a subtraction; write `needs["open-pr"]`'),
  wrong(`«results.pr-url != ""`, 'BATON-E151', 'write `results["pr-url"]`'),
  wrong(`«needs.look.handoff.data.sevrity == "high"`, 'BATON-E151', 'did you mean `severity`?'),
  wrong(`«needs.look.outputs.size() > 0`, 'BATON-E151', '`needs.look` has no `outputs`'),
  wrong(`${severity} == «"hihg"`, 'BATON-E152', 'one of `low`, `high`. Did you mean `"high"`?'),
  wrong(`«"critical" == ${severity}`, 'BATON-E152', 'one of `low`, `high`'),
  wrong(`${severity} in ["low", «"hgih"]`, 'BATON-E152', 'Did you mean `"high"`?'),
  wrong(`needs.look.outcome == «"success"`, 'BATON-E152', 'one of `succeeded`, `failed`'),
  wrong(`${count} > «3`, 'BATON-E152', 'is text, with `3`', `write \`int(${count})\``),
  wrong(`${count} == «3`, 'BATON-E152', `write \`${count} == "3"\``),
  wrong(`${count} > «"3"`, 'BATON-E152', 'letter by letter', `write \`int(${count}) > 3\``),
  wrong(`${count} == «true`, 'BATON-E152', `write \`${count} == "true"\``),
  wrong(`${count} != «null`, 'BATON-E152', 'reads as an empty text'),
  wrong('«needs.look.outcome', 'BATON-E152', 'must be true or false', '`needs.look.outcome == "succeeded"`'),
  wrong('«subject.number + 1', 'BATON-E152', 'must be true or false', 'a number'),
  wrong(`${severity} == "high" && «subject.title`, 'BATON-E152', 'neither true nor false'),
  wrong('subject.labels == «"bug"', 'BATON-E152', 'which is a list', 'write `"bug" in subject.labels`'),
  wrong('«subject.labels < 3', 'BATON-E152', 'only numbers have an order', '`size(subject.labels)`'),
  wrong('10 / «0 > 1', 'BATON-E152', 'divides by zero'),
  wrong('subject.title.matches(«"(")', 'BATON-E152', 'is no regular expression of RE2: missing closing )'),
  wrong('«failure()', 'BATON-E151', 'write `failed()`'),
  wrong('skipped(«"aside")', 'BATON-E151', 'which this one does not need'),
  wrong('needs[«inputs.stage].outcome == "failed"', 'BATON-E152', 'write its name'),
  wrong('subject.labels.exists(a, «subject.labels.exists(b, a == b))', 'BATON-E150', 'can take minutes'),
  wrong(
    '«subject.labels.map(a, a + a).map(a, a + a).exists(a, a == "b")',
    'BATON-E150',
    'more than two macros such as `exists` behind one another, which can take minutes',
  ),
  wrong(
    'subject.labels.exists(each, «each)',
    'BATON-E152',
    'has `each` within a macro, and that is text, neither true nor false',
  ),
  wrong('subject.labels.filter(each, «size(each)).size() > 0', 'BATON-E152', 'has `(…)` within a macro', 'write a comparison'),
  wrong('subject.title.matches(«inputs.pattern)', 'BATON-E152', 'write the pattern itself: `matches("^[a-z]+$")`'),
  wrong('«1 < 2 < 3', 'BATON-E152', 'asks whether `(…) < 3`', 'only numbers have an order'),
  wrong('«always', 'BATON-E151', 'has `always` without brackets; write `always()`'),
  wrong('«subject.always()', 'BATON-E151', 'calls `always` in a way that it does not know; write `always()`'),
  wrong(`${severity} «= "high"`, 'BATON-E150', 'write `==`'),
  wrong('«{{ subject.title }}', 'BATON-E150', 'without `{{ }}`'),
  wrong(`${severity} == «"high`, 'BATON-E150', 'close it with `"`'),
  wrong(`«(${severity} == "high"`, 'BATON-E150', 'add `)`'),
  wrong(`subject.number «>`, 'BATON-E150', 'ends behind `>`'),
  wrong(`${'('.repeat(conditionLimits.depth)}«(${'('.repeat(400)}true`, 'BATON-E150', 'brackets more than 24 deep'),
  wrong(`true${' '.repeat(conditionLimits.characters - 4)}«&& true`, 'BATON-E150', 'at most 1024'),
];

/** Returns the places of all marks: of rows that stand one below the other, one for each. */
function findMarks(text: string): readonly { readonly line: number; readonly column: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.includes('«') ? [{ line: index + 1, column: line.indexOf('«') + 1 }] : []));
}

/** All rows in one config, which is read once. */
const marked = config(...rows.map(({ condition }) => `'${condition}'`));

describe('wrong conditions', () => {
  let problems: readonly Problem[] = [];
  beforeAll(async () => {
    const parsed = await parseWholeConfig(marked.replaceAll('«', ''));
    problems = parsed.ok ? [] : parsed.error;
  });

  for (const [index, { condition, code, words }] of rows.entries()) {
    requirement(
      {
        ids: ['H-41', 'DESIGN-4.1'],
        title: `validate refuses the condition ${condition.slice(0, 80)}`,
        input: condition.slice(0, 80),
        expected: `${code}: ${words.join(' … ')}`,
      },
      () => {
        const path = `pipelines.fix.stages.fix-${index}.if`;
        const [first, ...more] = problems.filter((problem) => problem.path === path);
        expect(more).toEqual([]);
        expect(first).toMatchObject({ code, ...findMarks(marked)[index] });
        for (const each of words) expect(first?.message).toContain(each);
        expect(first?.message.startsWith(`\`${path}\` `)).toBe(true);
        expect(first?.message).toMatch(/[.?]$/);
      },
    );
  }

  it('are all that is wrong with the config of these tests', () => {
    expect(problems).toHaveLength(rows.length);
  });

  it('are shown at their own line in a text of several lines', async () => {
    const marked = config(`|\n          ${severity} == "high"\n          && ${count} > «3`);
    const parsed = await parseWholeConfig(marked.replace('«', ''));
    expect(parsed.ok ? [] : parsed.error).toMatchObject([{ code: 'BATON-E152', ...findMarks(marked)[0] }]);
  });

  it('do not hide behind, and do not add to, faulty needs', async () => {
    const text = config('\'needs.missing.outcome == "failed"\'').replace('needs: [open-pr]', 'needs: [missing]');
    const parsed = await parseWholeConfig(text);
    expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(['BATON-E111']);
  });

  it('are not among conditions that fit', async () => {
    const fitting = [
      `${severity} == "high"`,
      `has(${count}) && int(${count}) > 3`,
      `${severity} in ["low", "high"] ? failed() : skipped("open-pr")`,
      'needs["open-pr"].results["pr-url"] != "" || results.branch.startsWith("baton/")',
      'subject.labels.exists(each, each.matches("^prio-[0-9]+$")) && !("wontfix" in subject.labels)',
      'subject.labels.filter(each, each.contains("a")).exists(each, each.contains("b"))',
      'inputs.count > 3 && inputs.topic == "x" && subject.number % 2 == 0',
      'always()',
    ];
    const parsed = await parseWholeConfig(config(...fitting.map((condition) => `'${condition}'`)));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
  });

  it('of any form are refused in a short time, without an error of the parser', async () => {
    const parts = [
      '(',
      '[',
      '{1:',
      '!',
      '-',
      'a?',
      'f(',
      'a[',
      'a.b(',
      'a.exists(x,',
      '"',
      "r'",
      '/*',
      'a&&',
      'a+',
      '\\',
      '\ud800',
    ];
    const texts = parts.map((part) => JSON.stringify(part.repeat(Math.floor(1000 / part.length))));
    const started = Date.now();
    const parsed = await parseWholeConfig(config(...texts));
    const refused = new Set(parsed.ok ? [] : parsed.error.map(({ path }) => path));
    expect(parts.filter((_, index) => !refused.has(`pipelines.fix.stages.fix-${index}.if`))).toEqual([]);
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('know the outcomes that a stage can have', () => {
    expect(stageOutcomes).toEqual(outcomeSchema.options);
  });
});
