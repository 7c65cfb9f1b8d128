import type { TaskNode } from '../../src/core/view/tree/derive-tree.ts';
import type {
  ReportedComment,
  ReportedExecution,
  ReportedJob,
  ReportedRun,
  ReportedStage,
  ReportedThread,
  RunReport,
} from '../../src/page/report/run-report.ts';

const at = '2026-03-18T08:00:00.000Z';

export function buildStage(fields: Partial<ReportedStage> = {}): ReportedStage {
  return {
    name: 'fix',
    title: fields.name ?? 'fix',
    needs: [],
    agent: 'fixer',
    engine: 'command',
    status: 'succeeded',
    usage: { seconds: 2 },
    executions: [],
    ...fields,
  };
}

export function buildExecution(fields: Partial<ReportedExecution> = {}): ReportedExecution {
  return {
    attempt: 1,
    execution: 1,
    agent: 'fixer',
    engine: 'command',
    outcome: 'succeeded',
    failure: undefined,
    note: undefined,
    prompt: 'Fix it.',
    handoff: { version: 1, summary: 'It is fixed.' },
    results: {},
    warnings: [],
    transfer: undefined,
    usage: { seconds: 2 },
    startedAt: at,
    finishedAt: at,
    workflowRun: 9,
    ...fields,
  };
}

export function buildNode(fields: Partial<TaskNode> = {}): TaskNode {
  return {
    name: 'fix',
    title: fields.name ?? 'fix',
    short: 'fix',
    kind: 'stage',
    agent: 'fixer',
    status: 'succeeded',
    words: 'succeeded',
    attempt: 1,
    attempts: 1,
    usage: { seconds: 2 },
    total: { seconds: 2 },
    children: [],
    ...fields,
  };
}

export function buildReportedRun(fields: Partial<ReportedRun> = {}): ReportedRun {
  return {
    run: 'fix-1',
    pipeline: 'fix',
    subject: 1,
    startedBy: '`mona` added the label `agent-ready`',
    outcome: 'succeeded',
    turn: undefined,
    headline: 'Baton run `fix-1` of pipeline `fix` **✅ succeeded**.',
    startedAt: at,
    finishedAt: at,
    stages: [buildStage({ executions: [buildExecution()] })],
    usage: { seconds: 2 },
    tree: { run: 'fix-1', pipeline: 'fix', outcome: 'succeeded', tasks: [buildNode()], total: { seconds: 2 } },
    glance: [{ question: 'Whose turn', answers: ['Nobody: the run succeeded.'] }],
    ...fields,
  };
}

export function buildThread(fields: Partial<ReportedThread> = {}): ReportedThread {
  return {
    number: 1,
    kind: 'issue',
    title: 'The tests fail',
    author: 'mona',
    body: 'Please fix them.',
    createdAt: at,
    state: 'open',
    labels: [],
    pull: undefined,
    comments: [],
    ...fields,
  };
}

export function buildReportedComment(body: string, fields: Partial<ReportedComment> = {}): ReportedComment {
  return { id: 7, author: 'github-actions[bot]', body, createdAt: at, isMinimised: false, ...fields };
}

export function buildJob(fields: Partial<ReportedJob> = {}): ReportedJob {
  return {
    name: 'baton / agent',
    title: 'fix-1/fix 1',
    workflowRun: 9,
    conclusion: 'success',
    queuedAt: at,
    startedAt: '2026-03-18T08:00:02.000Z',
    finishedAt: '2026-03-18T08:00:05.000Z',
    errors: [],
    summary: '',
    ...fields,
  };
}

export function buildRunReport(fields: Partial<RunReport> = {}): RunReport {
  return {
    repository: 'octo-org/ledger',
    defaultBranch: 'main',
    runs: [buildReportedRun()],
    steps: [],
    branches: [],
    threads: [buildThread()],
    jobs: [buildJob()],
    events: [],
    failures: [],
    requests: { total: 3, byJob: { 'plan: Baton on issues': 3 }, writes: {} },
    ...fields,
  };
}
