import type { Dispatch } from '../../core/record/dispatch.ts';
import { listRecordRefs } from '../../core/record/dispatched-records.ts';
import { signDispatch } from '../../core/record/signed-dispatch.ts';
import { taskName } from '../../core/run/names.ts';
import type { Notice } from '../../core/run/notices.ts';
import type { Signs } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';
import { lockOf, type Order, traceparentOf, validUntil } from './build-order.ts';

interface NoticeOrderRequest {
  readonly reading: Pick<RunReading, 'first' | 'state'>;
  readonly notice: Pick<Notice, 'key'>;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
}

/** Returns what names the workflow run of a notice, in place of a stage and its execution. */
export function noticeTaskOf({ key }: Pick<Notice, 'key'>): Pick<Dispatch, 'task' | 'execution'> {
  const [on, seq, stage] = key.split('/');
  return { task: ['notify', on, ...(stage ? [stage] : [])].join(':'), execution: Number(seq) };
}

/**
 * Builds the order that hands a notice to a publish job, because the job that found it may not write contents. The title of its
 * workflow run is `<run>/notify:end 9`: no stage has a colon in its name, so nobody takes it for an execution.
 */
export function buildNoticeOrder(engine: Signs, { reading, notice, status }: NoticeOrderRequest): Order {
  const { run } = reading.state;
  const { task, execution } = noticeTaskOf(notice);
  const issued = engine.ports.clock.now();
  const text = signDispatch(
    {
      baton: 1,
      kind: 'dispatch',
      for: 'publish',
      via: engine.settings.via,
      repo: engine.settings.repository.id,
      subject: run.body.trigger.subject.number,
      thread: run.thread,
      lock: lockOf(run),
      run: run.run,
      task,
      attempt: 0,
      execution,
      head: run.body.head,
      commit: run.body.commit,
      first: reading.first,
      status: status ?? 0,
      notify: notice.key,
      issued,
      'not-after': validUntil(issued),
      job: { 'timeout-minutes': 10, group: run.run, checkout: { depth: 1, submodules: false, lfs: false } },
      digests: [],
      records: listRecordRefs([]),
      traceparent: traceparentOf(engine, taskName(run.run, task), execution),
    },
    engine.ports,
  );
  return { text, dispatch: JSON.parse(text) as Dispatch };
}
