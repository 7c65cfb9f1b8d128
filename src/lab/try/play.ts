import { readBytes } from '../../terminal/files/read-json.ts';
import { readSayings } from '../stand-in/read-sayings.ts';
import { settle } from '../world/settle.ts';
import { actTrigger } from './act/act-trigger.ts';
import { answerQuestions } from './act/answer-questions.ts';
import { chooseText } from './act/choose-text.ts';
import { addPerson, makeSubject } from './act/make-subject.ts';
import { type GitHubIssue, readGitHubIssue } from './act/read-github-issue.ts';
import type { TryWorld } from './create-try-world.ts';
import type { TryPlan } from './plan-try.ts';
import type { Snapshot } from './snapshot/create-snapshot.ts';
import type { TryOptions } from './try-options.ts';

interface Play {
  readonly plan: TryPlan;
  readonly snapshot: Snapshot;
  readonly options: TryOptions;
  readonly signal: AbortSignal;
  /** Prints one line of progress. */
  readonly say: (line: string) => void;
}

const week = 7 * 24 * 3_600_000;

/** Does what starts a run, as often as the user wants, each time to the end. */
export async function play(tryWorld: TryWorld, options: Play): Promise<void> {
  const { plan, options: typed, signal, snapshot } = options;
  const given = typed.issue === undefined ? undefined : await readGitHubIssue(typed.issue, typed.repo);
  for (let turn = 1; turn <= typed.times; turn += 1) {
    const subject = await prepare(tryWorld, { ...options, given, turn });
    signal.throwIfAborted();
    const { start, workflows, config } = plan;
    const cron = config.pipelines[start.pipeline ?? '']?.on.schedule?.cron;
    // Two ticks of one minute are one tick, and what is remembered has dates.
    if (turn > 1) tryWorld.world.passTime(week);
    if (start.trigger.kind !== 'open') await tryWorld.start();
    await actTrigger(tryWorld.world, {
      start,
      files: workflows.files,
      defaultBranch: snapshot.defaultBranch,
      cron,
      subject,
      turn,
    });
    await settle(tryWorld.world);
    if (subject !== undefined) await continueWithAnswers(tryWorld, { ...options, subject });
    signal.throwIfAborted();
    tryWorld.pause();
  }
}

/** Answers questions as long as the user wants to see what follows, each as a person would in a comment. */
async function continueWithAnswers(
  { world }: TryWorld,
  { plan, options, subject, signal, say }: Play & { readonly subject: number },
): Promise<void> {
  const sayings = readSayings(options.say, plan.config);
  const answered = new Set<string>();
  for (;;) {
    signal.throwIfAborted();
    const stages = await answerQuestions(world, { subject, sayings, answered });
    if (stages.length === 0) return;
    say(`The question of ${stages.join(' and ')} was answered.`);
    await settle(world);
  }
}

/** Makes the issue or pull request of one turn. If being opened is what starts the run, workflows hear of it. */
async function prepare(
  tryWorld: TryWorld,
  { plan, snapshot, options, given, turn, say }: Play & { readonly given: GitHubIssue | undefined; readonly turn: number },
): Promise<number | undefined> {
  const { start } = plan;
  if (start.subject === undefined) return undefined;
  const { world } = tryWorld;
  if (start.trigger.kind === 'open') await tryWorld.start();
  const own = {
    ...given?.text,
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(options.body === undefined ? {} : { body: readBytes(options.body).toString('utf8') }),
  };
  const number = await makeSubject(world, {
    start,
    text: chooseText(own, start.filter),
    labels: given?.labels ?? [],
    comments: given?.comments ?? [],
    files: options.files ?? [],
    author: chooseAuthor(tryWorld, { plan, given, role: options.as }),
    snapshot,
    turn,
  });
  say(`${start.subject === 'issue' ? 'Issue' : 'Pull request'} #${number} was made.`);
  return number;
}

/** Returns a token of the person who opens the issue: the one whom the filter or GitHub names, else the one who tries. Nobody reviews their own pull request. */
function chooseAuthor(
  { world }: TryWorld,
  { plan, given, role }: { readonly plan: TryPlan; readonly given: GitHubIssue | undefined; readonly role: TryOptions['as'] },
): string {
  const { filter, trigger } = plan.start;
  const login = filter.author ?? given?.author ?? (trigger.kind === 'review' ? 'author' : undefined);
  if (login === undefined) return world.tokens.reporter;
  addPerson(world, login);
  const outside = given?.isByOutsider === true ? 'read' : 'write';
  world.server.setRole(world.repository.name, login, role === 'none' ? role : outside);
  return world.server.addUser({ login }).token;
}
