import { checkWorkflowFiles } from '../config/workflow/check-workflow-files.ts';
import { quoteArgument } from '../text/plain-text.ts';
import { type Check, notVisible, right, seers, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import { type Fact, type FileFact, findValue, type SetupFacts } from './facts.ts';

/** Checks that GitHub has the configuration and the workflow, in the state in which the user has them. */
export function checkFiles(needs: SetupNeeds | undefined, facts: SetupFacts): readonly Check[] {
  const { config, workflows } = facts;
  return [
    checkFile('Configuration', config, facts),
    ...(workflows.length === 0 ? [describeMissing(facts)] : workflows.map((file) => checkFile('Workflow', file, facts))),
    ...[...facts.states].flatMap(([path, state]) => checkState(path, { state, facts })),
    ...checkPushes(facts),
    ...(needs === undefined ? [] : [...checkFit(needs, facts), ...checkTokens(needs)]),
  ];
}

function describeMissing({ repository, agentWorkflow, unreadWorkflows = 0 }: SetupFacts): Check {
  if (agentWorkflow !== undefined) return right('Workflow', `the App starts the pipelines, and ${agentWorkflow} runs its agents`);
  if (unreadWorkflows > 0)
    return {
      name: 'Workflow',
      answer: 'not visible',
      detail: 'no workflow that was read calls Baton',
      who: `whoever looks at the other ${unreadWorkflows} files of .github/workflows. One with "baton" in its name is read first`,
    };
  return wrong('Workflow', `no workflow on ${repository.defaultBranch} calls Baton`, 'baton init');
}

function checkFile(what: string, { path, remote, local }: FileFact, facts: SetupFacts): Check {
  const name = `${what} ${path}`;
  const branch = facts.repository.defaultBranch;
  if ('refused' in remote) return notVisible(name, remote.refused, seers.contents);
  const push = describePush(path, facts);
  if (remote.value === undefined)
    return local === undefined
      ? wrong(name, `not on ${branch}`, 'baton init')
      : wrong(name, `only here: it is not pushed to ${branch}`, push);
  if (local === undefined || normalise(local) === normalise(remote.value)) return right(name, `on ${branch}`);
  return wrong(
    name,
    `yours is not the one on ${branch}, which GitHub uses`,
    `${push}. Or take theirs: git pull origin ${quoteArgument(branch)}`,
  );
}

/** Describes how a file comes to the default branch. From another branch nothing is pushed there, since all its commits would go along. */
function describePush(path: string, { branch, repository }: SetupFacts): string {
  const target = repository.defaultBranch;
  const commit = `git add ${quoteArgument(path)} && git commit -m "Set up Baton"`;
  if (branch !== undefined && branch !== target) return `${commit}; git push origin HEAD, then merge ${branch} into ${target}`;
  return `${commit}; git push origin HEAD:${quoteArgument(target)}`;
}

function normalise(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}

const reasons: Readonly<Record<string, string>> = {
  disabled_manually: 'somebody disabled it',
  disabled_inactivity: 'GitHub disabled it after 60 days without activity',
  disabled_fork: 'GitHub starts no workflow of a fork until somebody enables it',
};

function checkState(
  path: string,
  { state, facts }: { readonly state: Fact<string | undefined>; readonly facts: SetupFacts },
): readonly Check[] {
  const { page, name: repository } = facts;
  const { isFork } = facts.repository;
  const file = path.split('/').at(-1) ?? path;
  const name = `Workflow ${file} is enabled`;
  if ('refused' in state) return [notVisible(name, state.refused, seers.actions)];
  if (state.value === 'active') return [right(name, isFork ? 'active, although the repository is a fork' : 'active')];
  if (state.value === undefined)
    return [wrong(name, 'GitHub does not know it as a workflow', `${page}/actions: see what GitHub says about ${file}`)];
  const why = reasons[state.value] ?? `its state is ${state.value}`;
  const mend =
    state.value === 'disabled_fork'
      ? `${page}/actions: enable the workflows`
      : `gh workflow enable ${quoteArgument(file)} --repo ${repository}`;
  return [wrong(name, why, mend)];
}

/** Checks that workflow and configuration fit each other, with the checks of `baton validate`. */
function checkFit({ config }: SetupNeeds, { workflows }: SetupFacts): readonly Check[] {
  const files = workflows.flatMap(({ path, remote }) => {
    const text = findValue(remote);
    return text === undefined ? [] : [{ path, text }];
  });
  if (files.length === 0) return [];
  const name = 'Workflow fits the configuration';
  const [first, ...others] = checkWorkflowFiles(config, files);
  if (first === undefined) return [right(name, 'events, inputs, permissions and secrets')];
  const more = others.length === 0 ? '' : ` There ${others.length === 1 ? 'is one more' : `are ${others.length} more`}.`;
  return [wrong(name, `${first.file}: ${first.code} ${first.message}${more}`, 'baton validate')];
}

function checkTokens({ tokens }: SetupNeeds): readonly Check[] {
  const name = 'Nothing starts itself again';
  if (tokens.length === 0) return [right(name, "only the workflow's own token writes, whose events start no workflow")];
  return tokens.map(({ where, mend }) =>
    wrong(name, `${where}, so what is written with it starts workflows again, these too`, mend),
  );
}

/** Checks that pushes of agents start no workflow with secrets. Only the token of an App starts workflows by a push. */
function checkPushes({ agentWorkflow, openPushes = [], repository }: SetupFacts): readonly Check[] {
  if (agentWorkflow === undefined) return [];
  return openPushes.map((path) =>
    wrong(
      `Workflow ${path} on pushes`,
      'it has secrets and runs on every branch, and each push of the App starts it with the code of an agent',
      `write \`on: { push: { branches: [${quoteArgument(repository.defaultBranch)}] } }\` in ${path}`,
    ),
  );
}
