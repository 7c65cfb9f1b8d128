import type { Mutant } from './mutant.ts';
import { ofThreats } from './of-threats.ts';

/**
 * Wrong orders of what may keep a task or a run back, and rules against threats that are taken out, as changes to the code.
 * `scripts/test-mutants.ts` plants one after the other into a copy of the checkout; each must fail a test. When the code moves, the change
 * moves with it, and what it gets wrong stays.
 */

const decide = 'src/core/state/decide.ts';
const gates = 'src/core/gate/gates.ts';
const derivation = ['test/core/state', 'test/core/run', 'test/engine/gate-order.test.ts'] as const;

/** Mutants of what is asked once for the run: whether it has ended, its limits, its pause. */
const ofRuns: readonly Mutant[] = [
  {
    name: 'pause before limits',
    wrong: 'a limit no longer ends a run in a pause',
    edits: [
      {
        file: gates,
        from: "{ name: 'limits', ofRun: limitsGate }",
        to: "{ name: 'limits', ofRun: pauseGate }",
      },
      {
        file: gates,
        from: "{ name: 'pause', ofRun: pauseGate }",
        to: "{ name: 'pause', ofRun: limitsGate }",
      },
    ],
    tests: derivation,
  },
  {
    name: 'pause before ended',
    wrong: 'what follows the end of a run, such as its history, does not happen where the run was paused',
    edits: [
      {
        file: gates,
        from: "{ name: 'ended', ofRun: endedGate }",
        to: "{ name: 'ended', ofRun: pauseGate }",
      },
      {
        file: gates,
        from: "{ name: 'pause', ofRun: pauseGate }",
        to: "{ name: 'pause', ofRun: endedGate }",
      },
    ],
    tests: derivation,
  },
  {
    name: 'pause before the end that nothing is left for',
    wrong: 'a run whose last stage ends in a pause stays open until somebody resumes it',
    edits: [
      {
        file: decide,
        from: 'const ending = findEnding(state, options.now);',
        to: 'const ending = state.paused === undefined ? findEnding(state, options.now) : undefined;',
      },
    ],
    tests: derivation,
  },
  {
    name: 'limits without those who wait for a person',
    wrong: 'a person is asked for what a limit forbids',
    edits: [
      {
        file: 'src/core/gate/limits.ts',
        from: '[...readyRows(state), ...awaitingRows(state)]',
        to: 'readyRows(state)',
      },
    ],
    tests: derivation,
  },
  {
    name: 'asking before pause',
    wrong: 'people are asked for approvals and answers in a pause',
    edits: [
      {
        file: decide,
        from: 'return state.paused === undefined ? listAsks(state)',
        to: 'return state.end === undefined ? listAsks(state)',
      },
    ],
    tests: [...derivation, 'test/engine/sweep-unasked.test.ts', 'test/engine/approvals-meanwhile.test.ts'],
  },
  {
    name: 'answer before pause',
    wrong: 'the time for an answer runs out in a pause, and the run ends',
    edits: [
      {
        file: 'src/core/run/answers.ts',
        from: 'return state.paused === undefined && Date.parse(now)',
        to: 'return Date.parse(now)',
      },
    ],
    tests: [...derivation, 'test/engine/unanswered.test.ts'],
  },
];

/** Mutants of what is asked for each task. */
const ofTasks: readonly Mutant[] = [
  {
    name: 'condition before needs',
    wrong: 'a condition is decided while what it reads has not ended, and skips its stage too early',
    edits: [
      {
        file: 'src/core/gate/needs.ts',
        from: 'if (condition !== undefined && facts.gates.conditions?.asksForStatus(condition) === true) return',
        to: 'if (condition !== undefined) return',
      },
    ],
    tests: derivation,
  },
  {
    name: 'needs and condition on every attempt',
    wrong: 'a stage that has begun waits, or is skipped, when what let it start is done again',
    edits: [
      {
        file: 'src/core/state/derive-task-rows.ts',
        from: "  const asked = standing.status === 'ready' ?",
        to: `  const isAgain = standing.status === 'ready' && standing.next.attempt > 1 && !/[/[]/.test(name);
  const again = isAgain ? askFirst(name, facts) : standing;
  if (again.status !== standing.status) return again;
  const asked = standing.status === 'ready' ?`,
      },
    ],
    tests: derivation,
  },
  {
    name: 'matrix place before fail-fast',
    wrong: 'an element without a place waits although another one has failed',
    edits: [
      {
        file: 'src/core/gate/matrix.ts',
        from: '    // One that was started before the failure goes on.\n',
        to: '    if (cause === undefined) return waitFor(name, facts);\n',
      },
    ],
    tests: derivation,
  },
  {
    name: "own end before the children's wait",
    wrong: 'a parent that waits ends with its children and never starts again',
    edits: [
      {
        file: 'src/core/gate/children.ts',
        from: 'if (turn !== undefined) return',
        to: 'if (turn !== undefined && open.length > 0) return',
      },
    ],
    tests: derivation,
  },
  {
    name: 'approval before own branch',
    wrong: 'a person is asked for approval while another stage works on the branch',
    edits: [
      {
        file: 'src/core/gate/own-branch.ts',
        from: 'const due = nextOf(row);',
        to: "const due = row?.status === 'ready' ? nextOf(row) : undefined;",
      },
    ],
    tests: [...derivation, 'test/engine/approvals-meanwhile.test.ts'],
  },
  {
    name: 'approval before condition',
    wrong: 'a person is asked for approval of a stage that its condition then skips',
    edits: [
      {
        file: 'src/core/gate/condition.ts',
        from: '    if (condition === undefined) return',
        to: `    const isApproved = facts.decisions.some(({ body, task }) => body.verb === 'approve' && task === name);
    if (condition === undefined || (stageOf(facts.run, name).approval !== undefined && !isApproved)) return`,
      },
    ],
    tests: [...derivation, 'test/engine/approvals.test.ts'],
  },
  {
    name: 'the smallest cause',
    wrong: 'a stage is started by the record of its first need that ended, or by nobody',
    edits: [
      {
        file: 'src/core/gate/needs.ts',
        from: 'cause = Math.max(cause, answer.cause);',
        to: 'cause = cause === 0 ? answer.cause : Math.min(cause, answer.cause);',
      },
    ],
    tests: derivation,
  },
  {
    name: 'approval without a cause',
    wrong: 'who approves starts nothing, and the stage seems to be at work for ever',
    edits: [
      {
        file: 'src/core/gate/approval.ts',
        from: "{ kind: 'open', cause: given.seq }",
        to: "{ kind: 'open', cause: 0 }",
      },
    ],
    tests: [...derivation, 'test/engine/approvals.test.ts'],
  },
];

export const mutants: readonly Mutant[] = [...ofRuns, ...ofTasks, ...ofThreats];
