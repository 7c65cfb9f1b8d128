import type { Probot } from 'probot';
import { executionTitle } from '../../core/pipeline/names.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { Delivery } from '../../engine/advance-run.ts';
import { advance } from './advance.ts';
import { findOrder } from './find-order.ts';
import { type AppContext, lockOf } from './listen.ts';
import { planEvent } from './plan-event.ts';

export interface RepositoryRef {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
}

export interface CompletedJob {
  readonly id: number;
  readonly run: number;
  readonly attempt: number;
  readonly conclusion: string | null;
  readonly url: string;
}

/** What the App has to do, queued by subject. */
export type Work =
  | { readonly kind: 'event'; readonly name: string; readonly payload: unknown; readonly installation: number }
  | { readonly kind: 'job'; readonly installation: number; readonly repository: RepositoryRef; readonly job: CompletedJob }
  | {
      readonly kind: 'advance';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly dispatch: Dispatch;
      readonly delivery: Delivery;
      readonly workflowRun: { readonly id: number; readonly attempt: number; readonly url: string };
    };

export interface WorkContext extends AppContext {
  readonly probot: Probot;
}

export async function handleWork(context: WorkContext, work: Work): Promise<void> {
  switch (work.kind) {
    case 'event':
      return planEvent(context, work);
    case 'job': {
      const found = await findOrder(context, work);
      if (found === undefined) return context.log.info(`Workflow run ${work.job.run} carried out no order of ours.`);
      const { dispatch, delivery, workflowRun } = found;
      return context.add({
        id: `advance ${work.repository.id} ${executionTitle(dispatch)} ${work.job.run} ${work.job.attempt}`,
        key: lockOf(work.repository.id, dispatch.lock),
        work: { kind: 'advance', installation: work.installation, repository: work.repository, dispatch, delivery, workflowRun },
      });
    }
    case 'advance':
      return advance(context, work);
    default:
      work satisfies never;
  }
}
