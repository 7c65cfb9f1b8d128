import { expect, it } from 'vitest';
import { validateWebhook } from '../../support/openapi/validate-webhook.ts';
import { fullName, repository, startGitHub } from './start-github.ts';

const run = {
  repository: fullName,
  workflow: '.github/workflows/baton.yml',
  title: 'baton fix-1',
  event: 'issues',
  headBranch: 'main',
  attempt: 1,
};

it('answers every kind of request as GitHub describes it', async () => {
  const { server, alice, addBranch } = await startGitHub();
  const bob = server.addUser({ login: 'bob' });
  expect(bob.id).toBeGreaterThan(0);
  await alice.repos.get(repository);
  await alice.users.getAuthenticated();
  await alice.users.getByUsername({ username: 'bob' });
  await alice.users.getByUsername({ username: 'github-actions[bot]' });
  await alice.repos.getCollaboratorPermissionLevel({ ...repository, username: 'alice' });
  server.setTeam('acme/crew', ['alice']);
  await alice.teams.getMembershipForUserInOrg({ org: 'acme', team_slug: 'crew', username: 'alice' });
  await alice.issues.create({ ...repository, title: 'Bug', body: 'It fails', labels: ['agent-ready'] });
  await alice.issues.update({ ...repository, issue_number: 1, title: 'A bug', body: null, assignees: ['alice'] });
  await alice.issues.get({ ...repository, issue_number: 1 });
  await alice.issues.listForRepo({ ...repository, labels: 'agent-ready', state: 'all', creator: 'alice' });
  await alice.issues.createLabel({ ...repository, name: 'bug', color: 'ff0000' });
  await alice.issues.listLabelsForRepo(repository);
  await alice.issues.getLabel({ ...repository, name: 'bug' });
  await alice.issues.addLabels({ ...repository, issue_number: 1, labels: ['bug'] });
  await alice.issues.setLabels({ ...repository, issue_number: 1, labels: ['bug', 'new one'] });
  await alice.issues.removeLabel({ ...repository, issue_number: 1, name: 'new one' });
  await alice.issues.listLabelsOnIssue({ ...repository, issue_number: 1 });
  await alice.issues.listEvents({ ...repository, issue_number: 1 });
  const { data: comment } = await alice.issues.createComment({ ...repository, issue_number: 1, body: 'First' });
  await alice.issues.updateComment({ ...repository, comment_id: comment.id, body: 'Second' });
  await alice.issues.getComment({ ...repository, comment_id: comment.id });
  await alice.issues.listComments({ ...repository, issue_number: 1, since: '2020-01-01T00:00:00Z', per_page: 100 });
  await alice.issues.listCommentsForRepo({ ...repository, sort: 'updated', direction: 'desc' });
  const { data: reaction } = await alice.reactions.createForIssueComment({
    ...repository,
    comment_id: comment.id,
    content: 'eyes',
  });
  await alice.reactions.listForIssueComment({ ...repository, comment_id: comment.id });
  await alice.reactions.deleteForIssueComment({ ...repository, comment_id: comment.id, reaction_id: reaction.id });
  const { data: rocket } = await alice.reactions.createForIssue({ ...repository, issue_number: 1, content: 'rocket' });
  await alice.reactions.listForIssue({ ...repository, issue_number: 1 });
  await alice.reactions.deleteForIssue({ ...repository, issue_number: 1, reaction_id: rocket.id });
  await alice.issues.deleteComment({ ...repository, comment_id: comment.id });
  await alice.issues.lock({ ...repository, issue_number: 1 });
  await alice.issues.unlock({ ...repository, issue_number: 1 });
  const sha = await addBranch('baton/issue-1');
  await alice.git.listMatchingRefs({ ...repository, ref: 'heads/baton' });
  await alice.git.getCommit({ ...repository, commit_sha: sha });
  await alice.repos.getCommit({ ...repository, ref: 'baton/issue-1' });
  await alice.git.getTree({ ...repository, tree_sha: sha, recursive: '1' });
  const { data: blob } = await alice.git.createBlob({ ...repository, content: 'AAEC', encoding: 'base64' });
  expect((await alice.git.getBlob({ ...repository, file_sha: blob.sha })).data.size).toBe(3);
  await alice.repos.getContent({ ...repository, path: 'src/main.ts', ref: 'main' });
  await alice.repos.getContent({ ...repository, path: 'src' });
  await alice.repos.listBranches(repository);
  await alice.repos.getBranch({ ...repository, branch: 'baton/issue-1' });
  await alice.repos.compareCommitsWithBasehead({ ...repository, basehead: `main...${sha}`, per_page: 1 });
  const { data: pull } = await alice.pulls.create({
    ...repository,
    title: 'Fix',
    head: 'baton/issue-1',
    base: 'main',
    draft: true,
  });
  await alice.pulls.get({ ...repository, pull_number: pull.number });
  await alice.pulls.list({ ...repository, head: 'acme:baton/issue-1', state: 'open', base: 'main' });
  await alice.pulls.listFiles({ ...repository, pull_number: pull.number });
  server.setRole(fullName, 'bob', 'write');
  await alice.pulls.requestReviewers({ ...repository, pull_number: pull.number, reviewers: ['bob'] });
  const ofPull = { ...repository, pull_number: pull.number };
  const comments = [{ path: 'src/main.ts', line: 1, body: 'Why?' }];
  const { data: review } = await alice.pulls.createReview({ ...ofPull, body: 'Well', event: 'COMMENT', comments });
  await alice.pulls.getReview({ ...ofPull, review_id: review.id });
  const { data: lines } = await alice.pulls.listCommentsForReview({ ...ofPull, review_id: review.id });
  expect(lines.map(({ path, body }) => `${path}: ${body}`)).toEqual(['src/main.ts: Why?']);
  await alice.pulls.listReviews({ ...repository, pull_number: pull.number });
  await alice.pulls.update({ ...repository, pull_number: pull.number, title: 'Fix it', body: 'More' });
  await alice.issues.get({ ...repository, issue_number: pull.number });
  await alice.issues.listForRepo(repository);
  const dispatch = { ...repository, workflow_id: 'baton.yml', ref: 'main', inputs: { task: 'x' } };
  await alice.actions.createWorkflowDispatch(dispatch);
  await alice.repos.createDispatchEvent({ ...repository, event_type: 'escalation', client_payload: { a: 1 } });
  await alice.repos.listBranches(repository);
  await alice.actions.createRepoVariable({ ...repository, name: 'MODE', value: 'app' });
  await alice.actions.getRepoVariable({ ...repository, name: 'MODE' });
  await alice.actions.listRepoVariables(repository);
  await alice.actions.updateRepoVariable({ ...repository, name: 'MODE', value: 'action' });
  expect(server.variables(fullName)).toEqual({ MODE: 'action' });
});

it('tells of runs, jobs and their conclusions as GitHub describes them', async () => {
  const { server, alice, addBranch } = await startGitHub();
  const headSha = await addBranch('other');
  const [id, jobId] = [server.newRunId(), server.newJobId()];
  server.reportRun({ ...run, id, headSha, status: 'queued', conclusion: null });
  server.reportJob({ id: jobId, runId: id, name: 'plan', status: 'queued', conclusion: null });
  await alice.actions.listJobsForWorkflowRun({ ...repository, run_id: id });
  server.reportRun({ ...run, id, headSha, status: 'in_progress', conclusion: null });
  server.reportJob({ id: jobId, runId: id, name: 'plan', status: 'in_progress', conclusion: null });
  await alice.actions.cancelWorkflowRun({ ...repository, run_id: id });
  server.reportJob({ id: jobId, runId: id, name: 'plan', status: 'completed', conclusion: 'success' });
  server.reportRun({ ...run, id, headSha, status: 'completed', conclusion: 'success' });
  const again: number[] = [];
  server.onRerun((job) => again.push(job));
  await alice.actions.reRunJobForWorkflowRun({ ...repository, job_id: jobId });
  expect(again).toEqual([jobId]);
  const { data: seen } = await alice.actions.getWorkflowRun({ ...repository, run_id: id });
  expect(seen).toMatchObject({ display_title: 'baton fix-1', status: 'completed', conclusion: 'success', head_sha: headSha });
  const today = new Date(Date.now() - 60_000).toISOString();
  const list = { ...repository, event: 'issues', created: `>=${today}`, branch: 'main' };
  expect((await alice.actions.listWorkflowRunsForRepo(list)).data.total_count).toBe(1);
  expect((await alice.actions.listWorkflowRuns({ ...list, workflow_id: 'baton.yml' })).data.total_count).toBe(1);
  expect(
    (await alice.actions.listWorkflowRuns({ ...list, created: `<${today}`, workflow_id: 'baton.yml' })).data.total_count,
  ).toBe(0);
  const { data: jobs } = await alice.actions.listJobsForWorkflowRun({ ...repository, run_id: id });
  expect(jobs.jobs.map((job) => [job.name, job.status, job.conclusion])).toEqual([['plan', 'completed', 'success']]);
  await alice.actions.getJobForWorkflowRun({ ...repository, job_id: jobId });
  await alice.actions.listWorkflowRunArtifacts({ ...repository, run_id: id });
  await alice.actions.listArtifactsForRepo(repository);
});

it('gives workflows the payloads that GitHub describes', async () => {
  const { alice, events, addBranch } = await startGitHub();
  await alice.issues.create({ ...repository, title: 'Bug', labels: ['a'] });
  await alice.issues.createComment({ ...repository, issue_number: 1, body: 'Hm' });
  await alice.issues.update({ ...repository, issue_number: 1, state: 'closed' });
  await alice.issues.update({ ...repository, issue_number: 1, state: 'open', labels: [] });
  await alice.issues.update({ ...repository, issue_number: 1, title: 'Other', body: 'Text' });
  await addBranch('one');
  await alice.pulls.create({ ...repository, title: 'Fix', head: 'one', base: 'main' });
  await alice.issues.addLabels({ ...repository, issue_number: 2, labels: ['agent-ready'] });
  await alice.pulls.createReview({ ...repository, pull_number: 2, body: 'Well', event: 'COMMENT' });
  await alice.pulls.update({ ...repository, pull_number: 2, state: 'closed' });
  await alice.actions.createWorkflowDispatch({ ...repository, workflow_id: 'baton.yml', ref: 'main' });
  for (const event of events) validateWebhook(event.name, event.payload);
  expect(events.map((event) => [event.name, event.payload.action].filter(Boolean).join('.'))).toEqual([
    'issues.opened',
    'issues.labeled',
    'issue_comment.created',
    'issues.closed',
    'issues.unlabeled',
    'issues.reopened',
    'issues.edited',
    'push',
    'pull_request.opened',
    'pull_request.labeled',
    'pull_request_review.submitted',
    'pull_request.closed',
    'workflow_dispatch',
  ]);
});
