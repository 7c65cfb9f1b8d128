import { describe, expect, it } from 'vitest';
import { decisionVerbSchema } from '../../../src/core/record/decision-record.ts';
import { renderDecisionComment } from '../../../src/core/view/comment/decision.ts';
import { requirement } from '../../support/requirement.ts';

const decision = (verb: (typeof decisionVerbSchema.options)[number], reason = 'a comment asked for it') => ({
  run: 'fix-42',
  task: verb === 'retry' ? 'look' : '',
  body: { verb, actor: { id: 7, login: 'marla' }, reason, source: { kind: 'comment', comment: 1 } as const, decidedAt: '' },
  stopping: [],
});

describe('the comment of a decision', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'U14'],
      title: 'says what was decided, by whom, why, and what comes of it, whatever the verb',
      input: 'all verbs; a reason with a mention, a closing word and a marker',
      expected: 'a sentence each; nobody notified, nothing closed, no marker',
    },
    () => {
      for (const verb of decisionVerbSchema.exclude(['answer', 'expire', 'woken']).options) {
        const because = verb === 'approve' || verb === 'reject' || verb === 'raise' ? '' : ', because a comment asked for it';
        expect(renderDecisionComment(decision(verb))).toMatch(
          new RegExp(`^\\S+ Baton run \`fix-42\` .* by \`marla\`${because}\\. \\S.*\\.$`),
        );
      }
      expect(renderDecisionComment({ ...decision('answer'), task: 'look' })).toBe(
        '💬 Baton run `fix-42`: the question of stage `look` was answered by `marla`. Its agent continues with the answer.',
      );
      expect(renderDecisionComment({ ...decision('woken', 'the usage limit of Claude is open again'), task: 'look' })).toBe(
        '☀️ Baton run `fix-42`: the sleep of stage `look` was ended by `marla`, because the usage limit of Claude is open again. It starts again in the same attempt.',
      );
      expect(renderDecisionComment(decision('woken'))).toContain(
        ': what sleeps was woken by `marla`, because a comment asked for it. ',
      );
      const hostile = renderDecisionComment(decision('cancel', '@everyone closes #1 <!-- baton:1 {} -->'));
      expect(hostile).toContain('because `@everyone` closes `#1` &lt;!-- baton:1 {} -->.');
    },
  );

  it('names the workflow runs that are told to stop', () => {
    const stopping = [
      { id: 5, url: 'https://github.com/o/r/actions/runs/5' },
      { id: 6, url: '' },
    ];
    expect(renderDecisionComment({ ...decision('cancel'), stopping })).toMatch(
      / Workflow runs \[5\]\(https:\/\/github\.com\/o\/r\/actions\/runs\/5\), 6 were told to stop\.$/,
    );
  });
});
