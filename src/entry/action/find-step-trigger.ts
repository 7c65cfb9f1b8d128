import { z } from 'zod';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Job } from './job-context.ts';
import { readRevisions } from './read-revisions.ts';

const actorSchema = z.object({
  sender: z.object({ id: z.int(), login: z.string(), type: z.literal(['User', 'Bot', 'Organization']).catch('User') }),
});

/** What a plain step is about: the subject where the event has one; a cron tick has none. Any pull request has its commits. */
export function findStepTrigger(job: Pick<Job, 'eventName' | 'payload' | 'repository'>): Trigger {
  const trigger = parseTrigger(job.eventName, job.payload);
  if (trigger.ok) return trigger.value;
  const actor = actorSchema.safeParse(job.payload).data?.sender ?? { id: 0, login: '', type: 'User' as const };
  const { id, owner, name, defaultBranch } = job.repository;
  return {
    kind: 'issue-labeled',
    repository: { id, owner, name, defaultBranch, private: job.repository.private },
    subject: {
      kind: 'issue',
      number: 0,
      title: '',
      body: '',
      author: actor,
      association: 'NONE',
      labels: [],
      url: '',
      comments: 0,
      createdAt: '',
      ...readRevisions(job.payload),
    },
    actor,
    label: '',
  };
}
