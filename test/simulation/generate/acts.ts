import type { Act, CopyAct } from '../script.ts';
import { apart, type Draft, has } from './draft.ts';

const day = 24 * 60;
/** The minute from which on sweeps are rare. */
const evening = 9 * 60;

/** Generates what people do, at any moment of the first hours, and the sweeps of a day. */
export function generateActs(draft: Draft): readonly Act[] {
  const acts = [
    ...generateStarts(draft),
    ...generateCommands(draft),
    ...generateTyped(draft),
    ...generateChanges(draft),
    ...listGiven(draft, generateReplies(draft)),
    ...generateSweeps(draft),
  ];
  return acts.toSorted((one, other) => one.minute - other.minute);
}

function generateStarts(draft: Draft): readonly Act[] {
  const { random, used } = draft;
  const acts: Act[] = [{ minute: 0, does: 'label', subject: 42 }];
  const isRepeated = used.has('history') || used.has('budget');
  if (has(draft, 'two-subjects', isRepeated ? 0.7 : 0.2)) acts.push({ minute: random.below(10), does: 'label', subject: 41 });
  if (has(draft, 'second-start', 0.2)) acts.push({ minute: random.below(60), does: 'label', subject: 42 });
  if (isRepeated && has(draft, 'second-start', 0.8)) acts.push({ minute: 200 + random.below(600), does: 'label', subject: 42 });
  return acts;
}

function generateCommands(draft: Draft): readonly Act[] {
  const { random } = draft;
  const acts: Act[] = [];
  const say = (minute: number, body: string): void =>
    void acts.push({ minute, does: 'comment', subject: random.chance(0.9) ? 42 : 41, body });
  if (has(draft, 'cancel', 0.1)) say(random.below(60), '/baton cancel');
  if (has(draft, 'retry-command', 0.25))
    say(random.below(240), random.chance(0.6) ? '/baton retry' : `/baton retry ${random.pick(['a', 'b', 'c', 'b[1]'])}`);
  if (has(draft, 'run-command', 0.1)) say(random.below(300), '/baton run fix');
  if (has(draft, 'other-command', 0.15))
    say(
      random.below(120),
      `/baton ${random.pick(['status', 'why', 'help', 'handoff a', 'handoff b', 'handoff z', 'frobnicate'])}`,
    );
  return acts;
}

function generateChanges(draft: Draft): readonly Act[] {
  const { random } = draft;
  const acts: Act[] = [];
  const subject = 42;
  if (has(draft, 'closed', 0.06)) acts.push({ minute: random.below(120), does: 'change', subject, change: 'closed' });
  if (has(draft, 'label-removed', 0.06))
    acts.push({ minute: random.below(120), does: 'change', subject, change: 'label-removed' });
  if (has(draft, 'pause', 0.12)) {
    const minute = random.below(60);
    acts.push({ minute, does: 'change', subject, change: 'paused' });
    acts.push({ minute: minute + random.below(120), does: 'change', subject, change: 'resumed' });
  }
  // Behind a job that died, which may have pushed commits already, or left the output of its agent for its next try.
  const worrying = apart(draft, 'worry');
  const hasBranch = draft.used.has('branch') || draft.used.has('shared-branch');
  if (hasBranch && has(worrying, 'pause', 0.25))
    acts.push({ minute: 0, does: 'worry', subject, minutes: 3 + worrying.random.below(100) });
  // While an agent is at work, whose late result must not be taken for one of the next run, which has the same name.
  const cleaning = apart(draft, 'clean-up');
  if (has(cleaning, 'clean-up', 0.06)) acts.push({ minute: 1 + cleaning.random.below(12), does: 'clean-up', subject });
  return acts;
}

/** Generates the replies of people to what Baton asks. Of two approvers both look now and then; some reply to what is old by then. */
function generateReplies(draft: Draft): readonly CopyAct[] {
  const { random, used } = draft;
  const copies: CopyAct[] = [];
  const copy = (minute: number, command: CopyAct['command'], by: CopyAct['by']): void =>
    void copies.push({
      minute,
      does: 'copy',
      subject: random.chance(0.8) ? 42 : 41,
      command,
      of: random.chance(0.85) ? 'newest' : 'oldest',
      by,
    });
  if (used.has('approval'))
    for (let minute = 15 + random.below(20); minute < 400; minute += 35) copy(minute, 'approve', random.pick(['mona', 'hubot']));
  if (used.has('approval') && has(draft, 'reject', 0.2)) copy(random.below(200), 'reject', 'mona');
  if (used.has('question') || used.has('children'))
    for (let minute = 15 + random.below(60); minute < 500; minute += 45) if (random.chance(0.7)) copy(minute, 'answer', 'mona');
  return [...copies, ...generateRaises(draft)];
}

/** Generates the copies of the line that adds money, where the run asks for it. */
function generateRaises(draft: Draft): readonly CopyAct[] {
  if (!draft.used.has('on-limit')) return [];
  const { random } = apart(draft, 'raise');
  const copies: CopyAct[] = [];
  for (let minute = 15 + random.below(30); minute < 600; minute += 30)
    if (random.chance(0.7))
      copies.push({
        minute,
        does: 'copy',
        subject: random.chance(0.8) ? 42 : 41,
        command: 'raise',
        of: 'newest',
        by: random.pick(['mona', 'hubot']),
      });
  return copies;
}

/** Generates lines about money that people type by themselves, whatever a run asks: right ones and wrong ones. */
function generateTyped(draft: Draft): readonly Act[] {
  if (!draft.used.has('on-limit')) return [];
  const { random } = apart(draft, 'typed');
  const lines = ['3', '0.30', '1', '-1', '1e9', '', 'fix-42 2'];
  const minutes = Array.from({ length: random.below(4) }, () => random.below(240));
  return minutes.map((minute) => ({ minute, does: 'comment', subject: 42, body: `/baton raise ${random.pick(lines)}`.trim() }));
}

/** Lists the replies that are given: now and then nobody replies, and the run waits. */
function listGiven(draft: Draft, replies: readonly CopyAct[]): readonly CopyAct[] {
  return replies.length > 0 && has(apart(draft, 'replies'), 'no-reply', 0.15) ? [] : replies;
}

/** Sweeps go on until a run that can end has ended: every hour while people are there, later every four. */
function generateSweeps({ random }: Draft): readonly Act[] {
  const acts: Act[] = [];
  for (let minute = 30 + random.below(30); minute < day; minute += minute < evening ? 60 : 240)
    acts.push({ minute, does: 'sweep' });
  return acts;
}
