import { buildHistoryBody } from '../../src/core/history/build-history-body.ts';
import { slotOf } from '../../src/core/launch/slot.ts';
import { listExpired, listNamedStages } from '../../src/core/run/answers.ts';
import { outsidersOf } from '../../src/core/run/decisions.ts';
import { happeningOf, listNotices, receiversOf } from '../../src/core/run/notices.ts';
import { findWaitingChecks, listLosingBranches, listOpenedPulls } from '../../src/core/run/published.ts';
import { buildRunUsage } from '../../src/core/run/usage.ts';
import { planMerges } from '../../src/core/spawn/plan-merges.ts';
import { listBranchNeeds } from '../../src/core/state/branch-needs.ts';
import { draftEnd } from '../../src/core/state/final-result.ts';
import { describeRuns } from '../../src/core/view/describe-runs.ts';
import { describeListed } from '../../src/core/view/listed-run.ts';
import { buildListenerEvent } from '../../src/core/view/listener-event.ts';
import { renderSlackMessage } from '../../src/core/view/slack-message.ts';
import { statusLabelsOf } from '../../src/core/view/status-labels.ts';
import { allGates } from '../support/all-gates.ts';
import type { Cut } from './cut-list.ts';

/** Describes the run as a whole: pause, end, lists, labels, usage, waits that are over, and the end that a limit would make of it. */
export function describeRun({ state, now, later }: Cut): readonly string[] {
  const { paused, end, tip } = state;
  const facts = {
    records: tip.seq,
    paused: paused?.seq,
    end: end?.seq,
    outside: outsidersOf(state),
    labels: statusLabelsOf(state),
    slot: slotOf(state),
    pulls: listOpenedPulls(state),
    checks: findWaitingChecks(state),
    asked: listNamedStages(state),
    expired: [now, later].map((time) => listExpired(state, time).map(({ stage, reason }) => `${stage}: ${reason}`)),
    listed: describeListed(state, { id: 1, at: now }),
    usage: buildRunUsage(state),
    ending: draftEnd(state, { outcome: 'failed', reason: 'a limit', finishedAt: now }),
  };
  return Object.entries(facts).map(([name, value]) => `${name} ${JSON.stringify(value ?? null)}`);
}

/** Describes the state as `baton records --json` prints it. */
export function describePrinted({ stored }: Cut): readonly string[] {
  return [JSON.stringify(describeRuns(stored, allGates), null, 1)];
}

/** Describes what the ledger would hold of the run. */
export function describeHistory({ state, now }: Cut): readonly string[] {
  const end = state.end?.body ?? { outcome: 'failed', reason: 'a limit', finishedAt: now };
  return [JSON.stringify(buildHistoryBody(state, end), null, 1)];
}

/** Describes each notice: who is told, as an event and as a message for Slack. */
export function describeNotices({ state }: Cut): readonly string[] {
  return listNotices(state).flatMap((notice) => {
    const event = buildListenerEvent(notice, { state, status: 9, redact: (text) => text });
    return [notice.key, receiversOf(state, happeningOf(notice)), event, renderSlackMessage(event)].map((each) =>
      JSON.stringify(each),
    );
  });
}

/** Describes the branches that the run is still to push to, what the newest comment lets be merged, and what it lets be deleted. */
export function describeBranches({ state, before, written }: Cut): readonly string[] {
  const claims = [...listBranchNeeds(state)].map(([branch, claim]) => `claims ${branch}: ${claim}`);
  const merges = before === undefined ? [] : planMerges(before, state);
  const planned = merges.map(({ parent, branch, start, children, empty }) => {
    return `merges for ${parent}: ${JSON.stringify({ branch, start, children, empty })}`;
  });
  const losing = written.flatMap(({ seq }) => listLosingBranches(state, seq)).map((lost) => `deletes ${JSON.stringify(lost)}`);
  return [...claims, ...planned, ...losing];
}
