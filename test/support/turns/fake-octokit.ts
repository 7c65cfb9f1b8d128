import type { InstallationClient } from '../../../src/app/github/installation-clients.ts';
import {
  artifactOffset,
  type FakeRepository,
  type FakeRun,
  person,
  Refused,
  renderArtifacts,
  renderComment,
  renderIssue,
  renderRun,
} from './fake-repository.ts';

type Given = Readonly<Record<string, unknown>>;
type Route = (given: Given) => unknown;

interface ClientOptions {
  readonly repository: FakeRepository;
  /** Performs a write of a process, which may die before or after it. */
  readonly write: <T>(name: string, act: () => T | Promise<T>) => Promise<T>;
  /** Told of a workflow run before its dispatch is answered. */
  readonly dispatched: (run: FakeRun) => Promise<void>;
  /** Returns whether GitHub refuses a dispatch. */
  readonly refuses: (order: string) => boolean;
}

/** Creates the client of one process: Octokit as the App uses it, over a repository in memory. A route that is missing here fails the test. */
export function createFakeOctokit(options: ClientOptions): InstallationClient {
  const routes: Readonly<Record<string, Route>> = { ...readRoutes(options), ...writeRoutes(options) };
  const ask = async (route: string, given: Given = {}): Promise<{ status: number; headers: object; data: unknown }> => {
    const handle = routes[route];
    if (handle === undefined) throw new Error(`The repository in memory does not know ${route}.`);
    return { status: 200, headers: {}, data: await handle(given) };
  };
  const octokit = {
    request: ask,
    async paginate(route: string, given?: Given, map?: (response: { data: unknown }, done: () => void) => unknown[]) {
      const response = await ask(route, given);
      return map === undefined ? response.data : map(response, () => undefined);
    },
    graphql: async (query: string) => answerQuery(options.repository, query),
    auth: async () => ({ token: 'token', permissions: {} }),
  };
  return octokit as unknown as InstallationClient;
}

function answerQuery({ commit, config }: FakeRepository, query: string): object {
  if (query.includes('viewer')) return { viewer: { databaseId: 99 } };
  const file = { object: { text: config, isTruncated: false } };
  return query.includes('qualifiedName') ? { repository: { ref: { target: { oid: commit, file } } } } : {};
}

const at = '/repos/{owner}/{repo}';
const variable = { name: 'BATON_MODE', value: 'app', updated_at: '2020-01-01T00:00:00Z' };

function readRoutes({ repository }: ClientOptions): Readonly<Record<string, Route>> {
  const since = ({ since: from }: Given, time: string): boolean =>
    from === undefined || Date.parse(time) >= Date.parse(String(from));
  return {
    [`GET ${at}/actions/variables`]: () => ({ total_count: 1, variables: [variable] }),
    [`GET ${at}/actions/organization-variables`]: () => ({ total_count: 0, variables: [] }),
    [`GET ${at}/collaborators/{username}/permission`]: () => ({ role_name: 'write', user: person }),
    [`GET ${at}/issues/comments`]: (given) =>
      repository.comments
        .filter(({ updatedAt }) => since(given, updatedAt))
        .toReversed()
        .map(renderComment),
    [`GET ${at}/issues/{issue_number}/comments`]: (given) =>
      repository.comments
        .filter(({ thread, updatedAt }) => thread === given.issue_number && since(given, updatedAt))
        .map(renderComment),
    [`GET ${at}/issues/comments/{comment_id}`]: (given) => renderComment(findComment(repository, given)),
    [`GET ${at}/issues`]: ({ labels }) =>
      repository.issues.filter((issue) => issue.labels.includes(String(labels))).map((issue) => renderIssue(repository, issue)),
    [`GET ${at}/actions/workflows/{workflow_id}/runs`]: ({ workflow_id: file }) =>
      file === 'baton-agent.yml' ? repository.runs.toReversed().map(renderRun) : [],
    [`GET ${at}/actions/runs/{run_id}/jobs`]: ({ run_id: id }) => repository.runs.filter((run) => run.id === id).map(renderJob),
    [`GET ${at}/actions/runs/{run_id}/artifacts`]: ({ run_id: id }) => renderArtifacts(repository, Number(id)),
    [`GET ${at}/actions/artifacts/{artifact_id}/{archive_format}`]: ({ artifact_id: id }) =>
      streamOf(repository, Number(id) - artifactOffset),
  };
}

function findComment({ comments }: FakeRepository, { comment_id: id }: Given): FakeRepository['comments'][number] {
  const found = comments.find((comment) => comment.id === id);
  if (found === undefined) throw new Refused(404, { route: 'GET /comments', message: 'Not Found' });
  return found;
}

const renderJob = ({ id, status }: FakeRun): object => ({
  id: id + 20_000,
  name: 'agent',
  status,
  conclusion: status === 'completed' ? 'success' : null,
  html_url: null,
  runner_id: 1,
  run_attempt: 1,
});

function streamOf(repository: FakeRepository, id: number): ReadableStream<Uint8Array> {
  const run = repository.runs.find((one) => one.id === id);
  return new ReadableStream({
    start(controller) {
      if (run !== undefined) controller.enqueue(repository.zipOf(run));
      controller.close();
    },
  });
}

function writeRoutes({ repository, write, dispatched, refuses }: ClientOptions): Readonly<Record<string, Route>> {
  return {
    [`POST ${at}/issues/{issue_number}/comments`]: ({ issue_number: thread, body }) =>
      write('comment', () => renderComment(repository.post(Number(thread), String(body)))),
    [`PATCH ${at}/issues/comments/{comment_id}`]: (given) =>
      write('edit', () => {
        const comment = findComment(repository, given);
        comment.body = String(given.body);
        return renderComment(comment);
      }),
    [`POST ${at}/issues`]: ({ title, labels }) =>
      write('issue', () => renderIssue(repository, repository.openIssue({ title: String(title), labels: labels as string[] }))),
    [`PATCH ${at}/issues/{issue_number}`]: ({ issue_number: number, state }) =>
      write('issue', () => {
        const issue = repository.issues.find((one) => one.number === number);
        if (issue === undefined) return {};
        issue.state = String(state);
        return renderIssue(repository, issue);
      }),
    [`POST ${at}/actions/workflows/{workflow_id}/dispatches`]: ({ inputs }) =>
      write('dispatch', async () => {
        const { task = '' } = inputs as { readonly task?: string };
        if (refuses(task)) throw new Refused(422, { route: 'POST /dispatches', message: 'Workflow is disabled' });
        const run = repository.dispatch(task);
        await dispatched(run);
        return { workflow_run_id: run.id, html_url: `https://github.com/octo-org/ledger/actions/runs/${run.id}` };
      }),
    [`POST ${at}/issues/{issue_number}/labels`]: () => [],
    [`DELETE ${at}/issues/{issue_number}/labels/{name}`]: () => [],
    [`POST ${at}/issues/comments/{comment_id}/reactions`]: () => ({ id: 1 }),
    [`DELETE ${at}/issues/comments/{comment_id}/reactions/{reaction_id}`]: () => ({}),
  };
}
