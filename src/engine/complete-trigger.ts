import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';

/** What payloads leave out and runs need; undefined when GitHub does not say which commits a pull request is made of. */
export async function completeTrigger(engine: Engine, trigger: Trigger): Promise<Trigger | undefined> {
  if (trigger.kind === 'review') return addLines(engine, trigger);
  const { kind, subject } = trigger;
  if (kind !== 'comment' || subject.kind !== 'pull-request' || subject.head !== undefined) return trigger;
  // A comment's payload names no commits of its pull request: those of now are frozen.
  const pull = await engine.ports.subjects.findPullRequest(subject.number);
  if (pull?.head === undefined || pull.base === undefined) return undefined;
  return { ...trigger, subject: { ...subject, head: pull.head, base: pull.base } };
}

/** A review's payload does not hold its comments on lines. In Action mode they come with the review, which was asked for. */
async function addLines(engine: Engine, trigger: Trigger): Promise<Trigger> {
  const { review, subject } = trigger;
  if (engine.settings.via !== 'app' || review === undefined) return trigger;
  const comments = await engine.ports.subjects.listReviewComments(subject.number, review.id);
  return { ...trigger, review: { ...review, comments: [...comments] } };
}
