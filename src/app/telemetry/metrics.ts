import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RecordDraft } from '../../core/record/record.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordStore } from '../../ports/record-store.ts';
import { type RateLimitFacts, RateLimits } from './rate-limits.ts';

/** Facts that are read when somebody asks for the metrics. */
export interface Gauges {
  /** Returns how many pieces of work wait or run. */
  readonly countWork: () => Promise<number>;
  /** Returns how many agent jobs hold a slot, and how many wait for one. */
  readonly countSlots: () => Promise<{ readonly holding: number; readonly waiting: number }>;
}

/** The metrics of one App. No label has more than some dozen values: names of repositories, runs and people are in none. */
export interface Metrics {
  /** Counts an answer to a delivery. */
  delivered(delivery: { readonly event: string; readonly outcome: DeliveryOutcome }): void;
  /** Counts a piece of work when it begins; the returned function is called when it has ended. */
  began(kind: string): (outcome: WorkOutcome) => void;
  /** Counts a response of GitHub. The status is 0 when there was none. */
  responded(response: { readonly status: number; readonly limit?: RateLimitFacts | undefined }): void;
  /** Counts records that were written. */
  recorded(drafts: readonly RecordDraft[]): void;
  /** Names where the gauges are read from, and returns nothing else. */
  watch(gauges: Gauges): void;
  /** Renders all metrics in the text format of Prometheus. */
  render(): Promise<{ readonly text: string; readonly contentType: string }>;
}

export type DeliveryOutcome = 'accepted' | 'ignored' | 'refused' | 'unavailable';

/** `put-off`: it waits for a time, such as for a limit of GitHub, and is handed out again then. */
export type WorkOutcome = 'done' | 'failed' | 'put-off';

/** Creates the metrics of an App, with those of its process. */
export function createMetrics(clock: Clock): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const deliveries = new Counter({
    name: 'baton_deliveries_total',
    help: 'Deliveries of GitHub by event and by the answer they got.',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'baton_work_seconds',
    help: 'Time that a piece of work took, by kind and by whether it was done, failed or was put off.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 15, 60, 300],
    registers,
  });
  const running = new Gauge({ name: 'baton_work_running', help: 'Pieces of work that this process does.', registers });
  const requests = new Counter({
    name: 'baton_github_requests_total',
    help: 'Responses of GitHub by class of the status; none stands for a connection that failed.',
    labelNames: ['status'],
    registers,
  });
  const limits = new RateLimits(registers, clock);
  const records = createRecordMetrics(registers);
  return {
    delivered: (labels) => deliveries.inc(labels),
    began(kind) {
      running.inc();
      const end = seconds.startTimer({ kind });
      return (outcome) => {
        running.dec();
        end({ outcome });
      };
    },
    responded({ status, limit }) {
      requests.inc({ status: classOf(status) });
      if (limit !== undefined) limits.note(limit);
    },
    recorded: (drafts) => drafts.forEach(records),
    watch: (gauges) => createGauges(gauges, registers),
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** Returns the class of a status. 304 is one of its own, because it costs no request of the limit. */
function classOf(status: number): string {
  if (status === 0) return 'none';
  return status === 304 ? '304' : `${Math.floor(status / 100)}xx`;
}

function createGauges({ countWork, countSlots }: Gauges, registers: Registry[]): void {
  const items = { name: 'baton_queue_items', help: 'Pieces of work that wait or run, in all processes.', registers };
  new Gauge({
    ...items,
    async collect() {
      this.set(await countWork());
    },
  });
  const slots = { name: 'baton_slots', help: 'Agent jobs under max-concurrency that hold a slot or wait for one.', registers };
  new Gauge({
    ...slots,
    labelNames: ['state'],
    async collect() {
      const { holding, waiting } = await countSlots();
      this.set({ state: 'holding' }, holding);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Creates the metrics of runs and tasks (I-36, T-22), which follow from the records that are written. */
function createRecordMetrics(registers: Registry[]): (draft: RecordDraft) => void {
  const counter = (name: string, help: string, labelNames: string[] = []): Counter =>
    new Counter({ name: `baton_${name}_total`, help, labelNames, registers });
  const started = counter('runs_started', 'Runs that began.');
  const ended = counter('runs_ended', 'Runs that ended, by outcome.', ['outcome']);
  const tasks = counter('tasks_ended', 'Executions that ended, by outcome.', ['outcome']);
  const transfers = counter('transfers', 'Transfers of a task to another agent.');
  const cost = counter('task_cost_usd', 'Cost of executions in US dollars, as far as engines report it.');
  const tokens = counter('task_tokens', 'Tokens of executions, as far as engines report them.', ['direction']);
  const seconds = new Histogram({
    name: 'baton_task_seconds',
    help: 'Time from the start of an execution to its end.',
    buckets: [10, 30, 60, 300, 900, 1800, 3600, 10_800],
    registers,
  });
  const countTask = ({ outcome, usage, startedAt, finishedAt }: Extract<RecordDraft, { kind: 'task' }>['body']): void => {
    tasks.inc({ outcome });
    seconds.observe(Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
    cost.inc(usage?.costUsd ?? 0);
    tokens.inc({ direction: 'input' }, usage?.inputTokens ?? 0);
    tokens.inc({ direction: 'output' }, usage?.outputTokens ?? 0);
  };
  return (draft) => {
    if (draft.kind === 'run') started.inc();
    if (draft.kind === 'end') ended.inc({ outcome: draft.body.outcome });
    if (draft.kind === 'transfer') transfers.inc();
    if (draft.kind === 'task') countTask(draft.body);
  };
}

/** Wraps a store of records, so that those it wrote are counted. A record that is written again after a crash counts twice. */
export function countRecords(store: RecordStore, metrics: Metrics): RecordStore {
  return {
    ...store,
    async append(request) {
      const stored = await store.append(request);
      metrics.recorded(request.drafts);
      return stored;
    },
  };
}
