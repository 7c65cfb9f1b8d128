import { redactDeep } from '../../core/redaction/redactor.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { FailedCheck } from '../../core/trigger/failed-check.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { PulledSubject } from '../../ports/github.ts';
import type { Reads } from '../engine-ports.ts';

/** Adds to a trigger what its payload leaves out and a run needs. The error says in words why a run about these commits cannot start. */
export async function completeTrigger(engine: Reads, trigger: Trigger): Promise<Result<Trigger, string>> {
  if (trigger.kind === 'review') return success(await addLines(engine, trigger));
  if (trigger.check !== undefined) return success(await addFailedJobs(engine, trigger, trigger.check));
  const { kind, subject } = trigger;
  if (kind !== 'comment' || subject.kind !== 'pull-request' || subject.head !== undefined) return success(trigger);
  // A comment's payload names no commits of its pull request.
  const pull = await engine.ports.subjects.readPullRequest(subject.number);
  if (pull?.head === undefined || pull.base === undefined)
    return failure(`GitHub does not say which commits pull request #${subject.number} is made of`);
  if (wasPushedSince(pull, trigger))
    return failure(
      `the repository that pull request #${subject.number} comes from was pushed to after the command was written: look at its commits and comment again`,
    );
  return success({ ...trigger, subject: { ...subject, head: pull.head, base: pull.base } });
}

/** Returns whether a fork was pushed to after the command was written: the author of the command has not seen those commits. */
function wasPushedSince({ head, base, headPushedAt }: PulledSubject, { comment }: Trigger): boolean {
  const isFork = head?.repository !== base?.repository;
  return (
    isFork && headPushedAt !== undefined && comment !== undefined && Date.parse(headPushedAt) > Date.parse(comment.createdAt)
  );
}

/**
 * Adds the comments on lines to a review, whose payload does not hold them. In Action mode they are there already: they came
 * with the review, which was requested.
 */
async function addLines(engine: Reads, trigger: Trigger): Promise<Trigger> {
  const { review, subject } = trigger;
  if (engine.settings.via !== 'app' || review === undefined) return trigger;
  const comments = await engine.ports.subjects.listReviewComments(subject.number, review.id);
  return { ...trigger, review: { ...review, comments: [...comments] } };
}

/**
 * Adds to a check the jobs that failed, with the ends of their logs. They stand in the first record of the run, so that every attempt
 * of every stage sees the same, and the prompt can be rendered again when GitHub has long deleted the logs.
 */
async function addFailedJobs({ ports }: Reads, trigger: Trigger, check: FailedCheck): Promise<Trigger> {
  const { jobs, left } = await ports.checks.readFailedJobs(check.run);
  const redacted = jobs.map((job) => redactDeep(job, ports.redactor));
  return { ...trigger, check: { ...check, jobs: [...redacted], ...(left === 0 ? {} : { left }) } };
}
