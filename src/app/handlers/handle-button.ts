import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { problemText } from '../../core/problem.ts';
import { pressButton } from '../../engine/command/press-button.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

/** Carries out a click on a button of a check. "Re-run" is the button Retry. */
export async function handleButton(context: WorkContext, work: Queued<'click'>): Promise<void> {
  const { installation, repository, subject: number, button, actor } = work;
  const { log, seen, settings } = context;
  const what = `A click of ${actor.login} on the check of ${work.run}`;
  if (work.app !== Number(settings.appId)) return log.warning(`${what} was left alone: the check belongs to another App.`);
  const workflowRun = { id: 0, attempt: 1, url: '' };
  const { engine, config: read } = await createAppEngine(context, { installation, repository, workflowRun, lock: number });
  const config = await completeConfig(read.read);
  if (!config.ok) return log.error(`${what}: ${config.error.map(problemText).join(' ')}`);
  const subject = await engine.ports.subjects.readPullRequest(number);
  if (subject === undefined) return log.warning(`${what} was left alone: there is no pull request #${number}.`);
  const trigger = { kind: 'comment', repository: { ...repository, private: work.isPrivate }, subject, actor, label: '' } as const;
  const event = `click ${work.delivery}`;
  const request = { trigger, config: config.value, run: work.run, button, event, askedAt: work.arrivedAt };
  const { done, notice } = await pressButton(engine, request);
  if (notice !== undefined) seen.notices.set(work.run, notice);
  log.info(`${what}: ${done ? button.kind : 'nothing was done'}.`);
}
