import { expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { lintConfig } from '../../../src/core/config/lint/lint-config.ts';
import { checkConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const one = { engine: 'command', command: ['true'], access: 'edit', 'transfer-to': ['one'] };
const agents = { one, strong: { ...one, access: 'full' }, weak: { ...one, access: 'read' } };

/** Returns the codes that lint finds in a pipeline, and its notes. */
function look(
  limits: object,
  stage: object,
  pipeline: object = {},
): { readonly codes: readonly string[]; readonly notes: string } {
  const fix = { on: { manual: true }, limits, stages: { only: { agent: 'one', ...stage } }, ...pipeline };
  // JSON is YAML.
  const checked = checkConfig(JSON.stringify({ version: 1, agents, pipelines: { fix } }));
  if (!checked.ok || checked.value.config === undefined) throw new Error('The config is not valid.');
  const { problems, warnings, notes } = lintConfig(checked.value.config, checked.value);
  // That no stage names the other agents is no matter here.
  const found = [...problems, ...warnings, ...notes].filter(({ code }) => code !== 'BATON-E145');
  return {
    codes: found.map(({ code }) => code),
    notes: listNotes(checked.value.config).join('\n'),
  };
}

requirement(
  {
    ids: ['K-23', 'U28', 'T37'],
    title: 'limits that leave no room for a child, or limit nothing, are found by validate',
    input:
      'max-tasks 2 and 3 with `children`; max-children without; max-repeats where an agent can hand over, and where none can',
    expected: 'BATON-E737; nothing; BATON-E736; nothing; BATON-E736',
  },
  () => {
    expect(look({ 'max-tasks': 2 }, { children: {} }).codes).toEqual(['BATON-E737']);
    expect(look({ 'max-tasks': 3, 'max-repeats': 1 }, { children: {} }).codes).toEqual([]);
    expect(look({ 'max-children': 2 }, {}).codes).toEqual(['BATON-E736']);
    expect(look({ 'max-repeats': 1 }, {}).codes).toEqual([]);
    expect(look({ 'max-repeats': 1, 'max-handoffs': 0 }, {}).codes).toEqual(['BATON-E736']);
  },
);

requirement(
  {
    ids: ['K-28', 'U28'],
    title: 'validate says when the time of a wait is met, because no job runs meanwhile',
    input: 'a stage with `children`, and one without',
    expected: 'a note that names the pipeline, the next job and the sweep; none',
  },
  () => {
    expect(look({}, { children: {} }).notes).toContain(
      'no job runs while it lasts (fix). The next job of the run or the next sweep',
    );
    expect(look({}, {}).notes).not.toContain('wait for child tasks');
  },
);

requirement(
  {
    ids: ['F-SD1', 'U28'],
    title: 'validate says that history tells nothing of children, unless the pipeline asks for it',
    input: '`history` with a key of results, with one of children, and without children',
    expected: 'a note that names the pipeline and what to write; none; none',
  },
  () => {
    const note = '`history` (fix) tells later runs what stages left';
    const lookAt = (keys: readonly string[], more: object): string => look({}, more, { history: { 'include-keys': keys } }).notes;
    expect(lookAt(['topic'], { children: {} })).toContain(note);
    expect(lookAt(['topic', 'children.topic'], { children: {} })).not.toContain(note);
    expect(lookAt(['topic'], {})).not.toContain(note);
  },
);

requirement(
  {
    ids: ['K-10', 'K-17', 'U28'],
    title: 'agents that children could never have are found by validate',
    input:
      'children.agents with a name that is not there, with one that may do more than the parent, and with one that may do less',
    expected: 'BATON-E734, an error; BATON-E735, a warning; nothing',
  },
  () => {
    expect(look({}, { children: { agents: ['nobody', 'weak'] } }).codes).toEqual(['BATON-E734']);
    expect(look({}, { children: { agents: ['strong', 'weak'] } }).codes).toEqual(['BATON-E735']);
    expect(look({}, { children: { agents: ['weak'] } }).codes).toEqual([]);
  },
);

requirement(
  {
    ids: ['K-13', 'K-26', 'P10-5', 'U28'],
    title:
      'a stage that polls is refused where it would wait for children that wait for its place, and validate says that it needs the App',
    input: '`wait: poll` without max-concurrency, with 2, with 1; `wait: suspend` with 1',
    expected: 'a note that names the pipeline and the App; the same; BATON-E738; neither',
  },
  () => {
    const poll = { children: { wait: 'poll' } };
    const needsApp = 'Without the App, pipelines with `children: { wait: poll }` (fix) start nothing';
    expect(look({}, poll)).toMatchObject({ codes: [], notes: expect.stringContaining(needsApp) });
    expect(look({}, poll, { 'max-concurrency': 2 })).toMatchObject({ codes: [], notes: expect.stringContaining(needsApp) });
    expect(look({}, poll, { 'max-concurrency': 1 }).codes).toEqual(['BATON-E738']);
    const suspend = look({}, { children: { wait: 'suspend' } }, { 'max-concurrency': 1 });
    expect(suspend.codes).toEqual([]);
    expect(suspend.notes).not.toContain('wait: poll');
  },
);
