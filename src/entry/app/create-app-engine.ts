import { createArtifactReader } from '../../adapters/artifact/create-artifact-reader.ts';
import { createSystemClock } from '../../adapters/clock/create-system-clock.ts';
import { createDeflate } from '../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../adapters/crypto/create-node-hasher.ts';
import { createSigner } from '../../adapters/crypto/create-signer.ts';
import { createVerifier } from '../../adapters/crypto/create-verifier.ts';
import { createBundleReader } from '../../adapters/git/create-bundle-reader.ts';
import { createGitHub, type GitHubPorts } from '../../adapters/github/create-github.ts';
import { createCommentStore } from '../../adapters/store/create-comment-store.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { executionTitle } from '../../core/pipeline/names.ts';
import type { WorkflowRunRef } from '../../core/record/record.ts';
import { createRedactor } from '../../core/text/create-redactor.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { lockOf } from './lock-of.ts';
import { readRepositoryConfig } from './read-repository-config.ts';
import type { RepositoryRef, WorkContext } from './work.ts';

export interface AppEngine {
  readonly engine: Engine;
  readonly github: GitHubPorts;
  readonly config: { readonly text: string; readonly commit: string };
}

interface EngineRequest {
  readonly installation: number;
  readonly repository: RepositoryRef;
  readonly workflowRun: WorkflowRunRef;
}

/** The same engine as in an Action, with the App's rights on one repository. */
export async function createAppEngine(context: WorkContext, request: EngineRequest): Promise<AppEngine> {
  const { settings, log } = context;
  const signer = createSigner(settings.signingKey);
  if (!signer.ok) throw new Error(`${signer.error.code}: ${signer.error.message}`);
  const octokit = await context.probot.auth(request.installation);
  const clock = createSystemClock();
  const github = createGitHub({ octokit, repository: request.repository, clock });
  const repository = await github.subjects.getRepository();
  const config = await readRepositoryConfig({ octokit, github, repository, path: settings.config });
  const parsed = parseConfig(config.text);
  const hasher = createNodeHasher();
  const compressor = createDeflate();
  const verifier = createVerifier(parsed.ok ? (parsed.value.signing?.keys ?? []) : [signer.value.publicKey]);
  const { token } = (await octokit.auth({ type: 'installation' })) as { token: string };
  const engine: Engine = {
    ports: {
      store: createCommentStore({
        threads: github.threads,
        repo: repository.id,
        hasher,
        compressor,
        verifier,
        signer: signer.value,
      }),
      threads: github.threads,
      permissions: github.permissions,
      commits: github.commits,
      pullRequests: github.pullRequests,
      bundles: createBundleReader({
        artifacts: createArtifactReader(github.artifacts),
        remote: { url: `${settings.serverUrl}/${repository.owner}/${repository.name}.git`, token },
        path: process.env.PATH ?? '',
      }),
      starter: createAppStarter(context, {
        ...request,
        dispatcher: github.dispatcher(settings.agentWorkflow, repository.defaultBranch),
      }),
      hasher,
      compressor,
      signer: signer.value,
      verifier,
      clock,
      log,
      redactor: createRedactor([settings.signingKey, settings.webhookSecret, token]),
    },
    settings: { repository, via: 'app', workflowRun: request.workflowRun, dryRun: false, serverUrl: settings.serverUrl },
  };
  return { engine, github, config };
}

/** Agent jobs become workflow runs; orders for built-ins are carried out here, under the same lock. */
function createAppStarter(
  context: WorkContext,
  request: EngineRequest & { dispatcher: ReturnType<GitHubPorts['dispatcher']> },
): Engine['ports']['starter'] {
  const { repository, installation, workflowRun, dispatcher } = request;
  return {
    async start({ text, dispatch }) {
      if (dispatch.for === 'publish') {
        await context.add({
          id: `built-in ${repository.id} ${executionTitle(dispatch)}`,
          key: lockOf(repository.id, dispatch.lock),
          work: { kind: 'advance', installation, repository, dispatch, delivery: { kind: 'built-in' }, workflowRun },
        });
        return undefined;
      }
      const run = await dispatcher.dispatch(text);
      context.orders.remember(run.id, text);
      return run;
    },
    async findStarted(title, since) {
      const found = (await dispatcher.listRuns(since)).find((run) => run.title.includes(title));
      return (
        found && {
          id: found.id,
          url: `${context.settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${found.id}`,
        }
      );
    },
  };
}
