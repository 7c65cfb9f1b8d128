import { describe, expect } from 'vitest';
import type { AgentStage } from '../../../src/core/config/schema/stage-schema.ts';
import { buildContextFile } from '../../../src/core/prompt/build-context-file.ts';
import { renderStageBranch } from '../../../src/core/prompt/render-text.ts';
import { stageOf } from '../../../src/core/run/pipeline-of.ts';
import type { State } from '../../../src/core/run/state.ts';
import { requirement } from '../../support/requirement.ts';
import { spawnState } from '../state/spawn-builder.ts';
import { type At, all, docs, made, plan, promptOf, turn, withPrompt } from './children-world.ts';
import { closing } from './render-for-test.ts';

const unmerged = { merge: '', conflict: '' };

describe('the context file', () => {
  const read = (state: State, { stage = 'split', attempt = 1, execution = 1 }: At): Record<string, unknown> =>
    JSON.parse(buildContextFile({ state, stage, due: { attempt, execution } }));

  requirement(
    {
      ids: ['K-15', 'H-43'],
      title: 'has the children of a stage with their handoffs, byte for byte',
      input: 'api left a handoff with U+200B, a comment and `data`; docs failed',
      expected: 'both, with the handoff as it was written, and an empty one',
    },
    () => {
      const empty = { relevant_files: [], key_findings: [], constraints: [], suggested_approach: '' };
      const file = read(withPrompt('x'), { execution: 2 });
      expect(file.children).toEqual([
        {
          name: 'split/1-api',
          outcome: 'succeeded',
          reason: '',
          agent: 'writer',
          branch: 'baton/api',
          ...unmerged,
          results: { branch: 'baton/api' },
          handoff: { present: true, ...made, context: empty },
        },
        {
          name: 'split/2-docs',
          outcome: 'failed',
          reason: 'tests-failed: 2 of 3',
          agent: 'worker',
          branch: '',
          ...unmerged,
          results: {},
          handoff: { present: false, version: '', summary: '', detail: '', data: {}, context: empty },
        },
      ]);
      expect(file.notes).toEqual({ summary: plan.summary, detail: plan.detail, data: {} });
      expect('children' in read(spawnState([]), { stage: 'finish' })).toBe(false);
    },
  );

  requirement(
    {
      ids: ['H-43', 'K-9'],
      title: 'of a child begins with what its parent had found when it asked for it, and of a child of a child with both',
      input: 'split leaves findings and asks for which leaves others and asks for deep; split leaves more later',
      expected: 'the findings of then, the nearest one last; none of later',
    },
    () => {
      const own = { ...plan, summary: 'The API.', context: { relevant_files: ['deep.ts'], constraints: ['keep it'] } };
      const later = { ...plan, summary: 'Later.', context: { relevant_files: ['later.ts'] } };
      const state = spawnState([
        { ...turn, wait: { ...all, until: 'first' } },
        { stage: 'split/1-api', makes: ['1-deep'], body: { handoff: own } },
        docs,
        { stage: 'split', attempt: 1, execution: 2, makes: ['3-more'], body: { handoff: later } },
      ]);
      expect(read(state, { stage: 'split/1-api' })).toMatchObject({
        task_summary: plan.summary,
        relevant_files: ['api.ts'],
        key_findings: ['no test'],
        suggested_approach: 'Split it.',
      });
      expect(read(state, { stage: 'split/1-api/1-deep' })).toMatchObject({
        task_summary: 'The API.',
        relevant_files: ['api.ts', 'deep.ts'],
        constraints: ['keep it'],
      });
      expect(read(state, { stage: 'split/3-more' })).toMatchObject({ relevant_files: ['later.ts'] });
    },
  );
});

describe('the prompt of a child', () => {
  requirement(
    {
      ids: ['T18', 'K-9', 'K-15', 'DESIGN-4.7'],
      title: 'says whose task it is and where the context is; the request is fenced as one, and the text of the issue follows',
      input: 'the child api of split',
      expected: 'the opening, title, request and body, each of them fenced; the title and the body once',
    },
    () => {
      const text = promptOf(spawnState([turn]), { stage: 'split/1-api', execution: 1 });
      expect(text).toMatch(
        /^This is a task of its own, which agent \S+ has divided off from stage split of run fix-42\. The run is about issue #42:\n</,
      );
      expect(text).toContain(`trust="an agent: a request">\nDo 1-api.\n${closing}`);
      for (const word of ['Do this task alone', 'Your handoff goes back to it', 'BATON_CONTEXT_PATH', 'never a rule'])
        expect(text).toContain(word);
      expect(text.split('Crash')).toHaveLength(2);
      expect(text.split('It crashes.')).toHaveLength(2);
      expect(text.indexOf('It crashes.')).toBeGreaterThan(text.indexOf('Do 1-api.'));
    },
  );

  requirement(
    {
      ids: ['K-8', 'DESIGN-4.7'],
      title: 'is without invisible characters, and a branch that has them is none',
      input: 'a prompt and a branch with U+200B, the branch with white space around it',
      expected: 'the prompt without them; BATON-E701',
    },
    () => {
      const state = spawnState([turn]);
      const [child] = state.run.children?.values() ?? [];
      if (child === undefined) throw new Error('no child');
      const changed = { ...child, prompt: 'Do\u200b it.', branch: ' baton/\u200bapi\n' };
      const children = new Map([...(state.run.children ?? []), [child.name, changed]]);
      const { pipelines } = state.run.body.config;
      const fix = pipelines.fix;
      if (fix === undefined) throw new Error('no pipeline');
      const stage = { ...(stageOf(state.run, child.name) as AgentStage), branch: '{{ child.branch }}' };
      const config = {
        ...state.run.body.config,
        pipelines: { fix: { ...fix, stages: { ...fix.stages, [child.name]: stage } } },
      };
      const run = { ...state.run, children, body: { ...state.run.body, config } };
      expect(promptOf({ ...state, run }, { stage: child.name, execution: 1 })).toContain('\nDo it.\n');
      const due = { attempt: 1, execution: 1 };
      expect(renderStageBranch({ ...state, run }, { stage: child.name, due })).toMatchObject({
        ok: false,
        error: { code: 'BATON-E701' },
      });
    },
  );
});
