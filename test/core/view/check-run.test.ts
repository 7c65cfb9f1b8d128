import { describe, expect, it } from 'vitest';
import { parseButton, parseCheck, renderButton } from '../../../src/core/view/check/check-run.ts';
import { type CheckFacts, renderCheck, renderMovedCheck, renderNeutralCheck } from '../../../src/core/view/check/render-check.ts';
import { buildDecision, buildEnd } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState, type Plan, store } from '../run/run-builder.ts';

const ok: Done = { stage: 'investigate' };
const facts = (state: ReturnType<typeof getState>, more: Partial<CheckFacts> = {}): CheckFacts => ({
  head: state.run.body.head,
  isStarted: true,
  ...more,
});

function draw(
  done: readonly Done[] = [],
  more: Partial<CheckFacts> & {
    end?: 'succeeded' | 'failed' | 'cancelled' | 'noop' | 'needs-input' | 'skipped';
    plan?: Plan;
  } = {},
) {
  const { end, plan = chain, ...own } = more;
  const records = buildRecords(plan, done);
  const last =
    end === undefined
      ? []
      : [
          store(
            buildEnd({
              seq: records.length + 1,
              body: { outcome: end, reason: 'x', finishedAt: '2026-03-18T09:00:00Z' } as never,
            }),
          ),
        ];
  const state = getState([...records, ...last]);
  return renderCheck(state, facts(state, own));
}

const brief = ({ status, conclusion, title, actions }: ReturnType<typeof draw>): string =>
  `${conclusion ?? status} · ${title} · ${actions.map(({ label }) => label).join(' ')}`;

describe('renderCheck', () => {
  requirement(
    {
      ids: ['P10-7', 'F-GH6'],
      title: 'has a state and a title with the command for each state of a run, and buttons where GitHub shows them',
      input: 'runs from their begin to each of their ends',
      expected: 'a row for each',
    },
    () => {
      const rows = [
        draw([], { isStarted: false }),
        draw(),
        draw([ok]),
        draw([ok, { stage: 'fix', outcome: 'needs-input', reason: 'Which one?' }]),
        draw([ok], { end: 'succeeded' }),
        draw([ok], { end: 'noop' }),
        draw([ok, { stage: 'fix', outcome: 'failed' }], { end: 'failed' }),
        draw([ok], { end: 'cancelled' }),
        draw([ok], { end: 'skipped' }),
        draw([ok], { end: 'needs-input' }),
        draw([ok], { end: 'succeeded', head: 'b'.repeat(40) }),
        draw([ok, { stage: 'fix', outcome: 'failed' }], { end: 'failed', head: 'b'.repeat(40) }),
      ];
      const first = getState(buildRecords(chain)).run.body.head.slice(0, 7);
      expect(rows.map(brief)).toEqual([
        'queued · Waits for its turn: investigate (/baton cancel ends it) · ',
        'in_progress · At work: investigate (/baton cancel ends it) · ',
        'in_progress · At work: fix (/baton cancel ends it) · ',
        'action_required · fix asks: /baton answer · Cancel',
        'success · Succeeded · ',
        'neutral · Had nothing to do · ',
        'failure · Failed: fix (/baton retry tries again) · Retry',
        'cancelled · Was cancelled · ',
        'skipped · Was skipped · ',
        'action_required · Needs input · ',
        `neutral · Succeeded, at ${first}, before this commit · `,
        `failure · Failed: fix (/baton retry tries again), at ${first}, before this commit · Retry`,
      ]);
    },
  );

  it('shows table, graph and the answer to a click', () => {
    const { summary } = draw([ok], { notice: '> Nothing was done.' });
    expect(summary.startsWith('> Nothing was done.\n\nBaton run `fix-42`')).toBe(true);
    expect(summary).toContain('| `investigate` |');
    expect(summary).toContain('```mermaid\nflowchart LR');
  });

  requirement(
    {
      ids: ['P10-7', 'P10-5'],
      title: 'shows a stage at work as at work, also while its children wait for their turn',
      input: 'no execution on record, and one child that was started by nobody yet; the work that draws it has started nothing',
      expected: 'in progress',
    },
    () => {
      const made = [{ name: 'investigate/1-api', ordinal: 1, prompt: 'Do it.', agent: 'one' }];
      const body = { made, refused: [], refusedCount: 0, asked: 1, early: true as const };
      const place = { ...getState(buildRecords(chain)).run, task: 'investigate', attempt: 1, execution: 1, seq: 2 };
      const state = getState([...buildRecords(chain), store({ ...place, kind: 'child', body })]);
      expect(renderCheck(state, facts(state, { isStarted: false })).status).toBe('in_progress');
    },
  );

  it('says that a run is paused', () => {
    const records = [...buildRecords(chain, [ok]), store(buildDecision({ seq: 3 }, { verb: 'pause' }))];
    const state = getState(records);
    expect(brief(renderCheck(state, facts(state)))).toBe(
      'in_progress · Paused: take the label baton:pause off (/baton cancel ends it) · ',
    );
  });

  requirement(
    {
      ids: ['P10-7'],
      title: 'stays below the limits of GitHub',
      input: 'a run of 1,000 stages',
      expected: 'at most 65,535 bytes in the summary, 200 characters in the title; labels, descriptions and identifiers fit',
    },
    () => {
      const many: Plan = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`stage-with-a-long-name-${at}`, {}]));
      const view = draw([], { plan: many });
      expect(Buffer.byteLength(view.summary)).toBeLessThanOrEqual(65_535);
      expect(view.title.length).toBeLessThanOrEqual(200);
      const approve = {
        label: 'Approve',
        description: 'Lets the stage start as it was shown',
        identifier: renderButton({ kind: 'approve', digest: 'a'.repeat(64) }),
      };
      for (const { label, description, identifier } of [approve, ...view.actions]) {
        expect(label.length).toBeLessThanOrEqual(20);
        expect(description.length).toBeLessThanOrEqual(40);
        expect(identifier.length).toBeLessThanOrEqual(20);
      }
    },
  );

  it('renders what has moved on, and what has no run', () => {
    expect(renderMovedCheck('c'.repeat(40))).toMatchObject({ conclusion: 'neutral', title: 'Goes on at ccccccc' });
    expect(renderNeutralCheck('fix')).toMatchObject({ conclusion: 'neutral', title: 'No run' });
  });
});

describe('buttons and names', () => {
  it('come back as they were sent', () => {
    expect(parseButton('retry')).toEqual({ kind: 'retry' });
    expect(parseButton(renderButton({ kind: 'approve', digest: '0123456789abcdef' }))).toEqual({
      kind: 'approve',
      digest: '0123456789ab',
    });
    for (const strange of ['', 'approve', 'approve-xyz', 'Retry', 'retry ']) expect(parseButton(strange)).toBeUndefined();
  });

  it('tell the pull request by the name of the run', () => {
    expect(parseCheck({ name: 'Baton: fix-ci', run: 'fix-ci-12-2' })).toEqual({ pipeline: 'fix-ci', subject: 12 });
    for (const run of ['', 'fix-1', 'fix-ci-', 'fix-ci-0', 'fix-ci-1-x'])
      expect(parseCheck({ name: 'Baton: fix-ci', run })).toBeUndefined();
    expect(parseCheck({ name: 'CI', run: 'CI-1' })).toBeUndefined();
  });
});
