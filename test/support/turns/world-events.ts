import { buildLane } from '../../../src/app/deliveries/heard.ts';
import { type FakeRepository, type FakeRun, person, renderComment, renderIssue, repositoryId } from './fake-repository.ts';
import { renderWorldConfig } from './world-config.ts';
import type { Move, WorldPlan } from './world-plan.ts';
import type { WorldQueue } from './world-queue.ts';

export interface WorldEvents {
  /** Lets a person do something. */
  perform(move: Exclude<Move, { kind: 'rest' }>): void;
  /** Lets a workflow run end as it is planned. */
  follow(run: FakeRun): void;
  findNextEnd(): number | undefined;
  /** Ends the workflow runs whose time has come. */
  endDue(): void;
  /** The pipelines of the runs that people have asked for. */
  readonly asked: readonly string[];
}

interface EventsOptions {
  readonly repository: FakeRepository;
  readonly plan: WorldPlan;
  readonly publicKey: string;
  readonly queue: Pick<WorldQueue, 'add'>;
  readonly arrivals: () => string;
  /** Resolves after any number of steps of others. */
  readonly soon: () => Promise<unknown>;
  readonly begun: (work: Promise<unknown>) => void;
}

const where = {
  id: repositoryId,
  name: 'ledger',
  full_name: 'octo-org/ledger',
  private: false,
  default_branch: 'main',
  owner: { id: 1, login: 'octo-org', type: 'Organization' },
};

/** Creates what GitHub tells the App: as deliveries, which come once each. */
export function createEvents({ repository, plan, publicKey, queue, arrivals, soon, begun }: EventsOptions): WorldEvents {
  const late: { readonly at: number; readonly run: FakeRun }[] = [];
  const asked: string[] = [];
  const labelsOf = new Map<number, readonly string[]>();
  let { maxRuns } = plan;
  let deliveries = 0;
  const deliver = (name: string, event: object): void => {
    const id = `delivery ${deliveries++}`;
    const body = JSON.stringify({
      ...event,
      number: deliveries,
      repository: where,
      installation: { id: 1 },
      sender: { ...person, type: 'User' },
    });
    const work = { kind: 'delivery', id, name, body, arrivedAt: arrivals() };
    queue.add({ id, key: buildLane({ id, body }), work });
  };
  const issueOf = (number: number): object =>
    renderIssue(
      repository,
      { number, title: 'The tests fail', labels: labelsOf.get(number) ?? [], createdAt: '2026-03-18T08:00:00Z', state: 'open' },
      person,
    );
  const end = (run: FakeRun): void => {
    const { isLearnedFrom, isRunFirst } = fateOf(plan, repository.runs.indexOf(run));
    run.status = 'completed';
    const tell = {
      job: () => deliver('workflow_job', { action: 'completed', workflow_job: renderEndedJob(run) }),
      run: () => deliver('workflow_run', { action: 'completed', workflow_run: renderEndedRun(run) }),
    };
    if (isLearnedFrom && isRunFirst) tell.run();
    tell.job();
    if (isLearnedFrom && !isRunFirst) tell.run();
  };
  const push = (): void => {
    maxRuns += 1;
    const before = repository.commit;
    repository.commit = before.slice(1) + String(maxRuns % 10);
    repository.config = renderWorldConfig({ ...plan, maxRuns }, publicKey);
    const commits = [{ added: [], removed: [], modified: ['.github/baton.yml'] }];
    deliver('push', { ref: 'refs/heads/main', before, after: repository.commit, commits, head_commit: commits[0] });
  };
  const label = (issue: number, { name, isPutOn }: { readonly name: string; readonly isPutOn: boolean }): void => {
    const labels = labelsOf.get(issue)?.filter((one) => one !== name) ?? [];
    labelsOf.set(issue, isPutOn ? [...labels, name] : labels);
    deliver('issues', { action: isPutOn ? 'labeled' : 'unlabeled', issue: issueOf(issue), label: { name } });
  };
  return {
    asked,
    perform(move) {
      if (move.kind === 'push') return push();
      if (move.kind === 'label') return label(move.issue, { name: 'urgent', isPutOn: move.isUrgent });
      if (move.kind === 'pause') return label(move.issue, { name: 'baton:pause', isPutOn: move.isPaused });
      asked.push(move.pipeline);
      const comment = repository.post(move.issue, `/baton run ${move.pipeline}`, person);
      return deliver('issue_comment', { action: 'created', issue: issueOf(move.issue), comment: renderComment(comment) });
    },
    follow(run) {
      const { ends } = fateOf(plan, repository.runs.indexOf(run));
      if (ends === 'early') end(run);
      else if (ends === 'soon') begun(soon().then(() => end(run)));
      else late.push({ at: Date.now() + plan.lateMilliseconds, run });
    },
    findNextEnd: () => (late.length === 0 ? undefined : Math.min(...late.map(({ at }) => at))),
    endDue() {
      for (const one of late.filter(({ at }) => at <= Date.now())) {
        late.splice(late.indexOf(one), 1);
        end(one.run);
      }
    },
  };
}

function fateOf({ fates }: WorldPlan, number: number): WorldPlan['fates'][number] {
  return fates[number % fates.length] ?? { ends: 'soon', isLearnedFrom: true, isRunFirst: false };
}

const renderEndedJob = ({ id }: FakeRun): object => ({
  id: id + 20_000,
  run_id: id,
  run_attempt: 1,
  name: 'agent',
  conclusion: 'success',
  html_url: null,
});

const renderEndedRun = ({ id, title }: FakeRun): object => ({
  id,
  run_attempt: 1,
  conclusion: 'success',
  event: 'workflow_dispatch',
  display_title: title,
  path: '.github/workflows/baton-agent.yml',
});
