import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createSigner, generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { readOrder } from '../../src/app/handlers/read-order.ts';
import { createKnowledge } from '../../src/app/knowledge/hear.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import type { WorkContext } from '../../src/app/work/queued-work.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { signDispatch } from '../../src/core/record/signed-dispatch.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { openClients } from '../support/open-clients.ts';
import { requirement } from '../support/requirement.ts';

const signer = createSigner(generateKeyPair('k1').secret);
const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
const work = {
  kind: 'job',
  installation: 1,
  repository,
  job: { id: 50, run: 5, attempt: 1, conclusion: 'success', url: 'https://x/50' },
} as const;

function sign(task: string): string {
  if (!signer.ok) throw new Error(signer.error.message);
  const now = new Date().toISOString();
  const tools = { signer: signer.value };
  return signDispatch(
    {
      baton: 1,
      kind: 'dispatch',
      for: 'agent',
      via: 'app',
      repo: 7,
      subject: 4,
      thread: 4,
      lock: 4,
      run: 'fix-4',
      task,
      attempt: 1,
      execution: 1,
      head: 'a'.repeat(40),
      commit: 'a'.repeat(40),
      first: { id: 1, at: now },
      status: 2,
      issued: now,
      'not-after': new Date(Date.now() + 60_000).toISOString(),
      job: {
        'runs-on': 'ubuntu-latest',
        container: '',
        'timeout-minutes': 60,
        environment: '',
        group: 'g',
        checkout: { depth: 0, submodules: false, lfs: false },
      },
      digests: [],
      records: { enc: 'located', list: [] },
      traceparent: '',
    },
    tools,
  );
}

const output = (task: string) => {
  const at = new Date().toISOString();
  const facts = { version: 1, run: 'fix-4', task, attempt: 1, execution: 1, outcome: 'succeeded' };
  return { ...facts, results: {}, outputs: [], isolated: true, startedAt: at, finishedAt: at, warnings: [] };
};

interface Case {
  readonly remembered?: string;
  /** Text of the artifact; none when absent. */
  readonly left?: string;
  /** Titles of the runs that GitHub knows, all with the id of our run. */
  readonly titles?: readonly string[];
  /** Attempt of the workflow run. */
  readonly attempt?: number;
  /** The order of a sweep that found the workflow run without a record. */
  readonly lost?: string;
}

async function find({ remembered, left, titles = [], attempt = 1, lost }: Case) {
  const warnings: string[] = [];
  const orders = createOrders(createMemoryAppStore(), Date.now);
  if (remembered !== undefined) await orders.remember(5, remembered);
  const artifact = {
    expired: false,
    size_in_bytes: 10,
    digest: null,
    workflow_run: { id: 5, repository_id: 7, head_repository_id: 7 },
  };
  const answers: Readonly<Record<string, (parameters: { readonly name?: string }) => unknown>> = {
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': () => ({
      total_count: left === undefined ? 0 : 2,
      artifacts:
        left === undefined
          ? []
          : ['other', `baton-output-${attempt}`].map((name, index) => ({ ...artifact, id: 8 + index, name })),
    }),
    'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': () =>
      new Blob([zipSync({ 'baton-output.json': Buffer.from(left ?? '') })]).stream(),
  };
  const octokit = {
    request: async (route: string, parameters: { readonly name?: string }) => ({ data: answers[route]?.(parameters) }),
    paginate: async () =>
      titles.map((title) => ({ id: 5, display_title: title, status: 'completed', conclusion: 'success', html_url: '' })),
  };
  const context = {
    ...openClients(octokit),
    signer: signer.ok ? signer.value : undefined,
    settings: { agentWorkflow: 'baton-agent.yml', serverUrl: 'https://github.com' },
    orders,
    knowledge: createKnowledge({ store: createMemoryAppStore(), now: Date.now, appId: 1 }),
    log: { info: () => undefined, warning: (text: string) => void warnings.push(text), error: () => undefined },
  } as unknown as WorkContext;
  const sweeps = lost === undefined ? undefined : (JSON.parse(lost) as Dispatch);
  return { found: await readOrder(context, { ...work, job: { ...work.job, attempt }, lost: sweeps }), warnings, orders };
}

const fix = sign('fix');

describe('the order of a finished job', () => {
  requirement(
    {
      ids: ['T13', 'T25', 'DESIGN-2'],
      title: 'that nobody remembers is the one in the artifact only when GitHub knows the run by its title',
      input: 'signed order of fix-4/fix 1; the run is titled so, titled fix-4/fix 12, unknown',
      expected: 'taken, refused with a warning, refused with a warning',
    },
    async () => {
      const left = JSON.stringify({ order: fix, output: output('fix') });
      expect((await find({ left, titles: ['Baton fix-4/fix 1'] })).found?.delivery.kind).toBe('output');
      for (const titles of [['fix-4/fix 12'], []]) {
        const { found, warnings } = await find({ left, titles });
        expect(found).toBeUndefined();
        expect(warnings[0]).toContain('fix-4/fix 1, which is not what it was started for');
      }
    },
  );

  requirement(
    {
      ids: ['T13', 'T25', 'DESIGN-5.3'],
      title: 'that is remembered wins; whatever else was handed in is a lost job of it',
      input: 'the signed order of another task; no JSON; JSON of another form',
      expected: 'fix, lost, output-malformed',
    },
    async () => {
      for (const left of [JSON.stringify({ order: sign('look'), output: output('look') }), '{"order": cut', '[]']) {
        const { found } = await find({ remembered: fix, left });
        expect(found?.dispatch.task).toBe('fix');
        expect(found?.delivery).toMatchObject({ kind: 'lost', failure: { reason: 'output-malformed' } });
      }
    },
  );

  requirement(
    {
      ids: ['F-G4', 'T25'],
      title: 'is read from the artifact of the attempt that ended',
      input: 'a job whose run_attempt is 2, with an output of the second attempt',
      expected: 'the output named baton-output-2; its workflow run has attempt 2',
    },
    async () => {
      const { found } = await find({ remembered: fix, left: JSON.stringify({ order: fix, output: output('fix') }), attempt: 2 });
      expect(found?.delivery.kind).toBe('output');
      expect(found?.workflowRun.attempt).toBe(2);
    },
  );

  requirement(
    {
      ids: ['F-CH1', 'T25'],
      title: 'of a workflow run that a sweep found is the order of the sweep where nothing else is known of the run',
      input: 'no output; the output of another task; the output of the task',
      expected: 'a loss of fix; output-malformed of fix; the output',
    },
    async () => {
      const foreign = JSON.stringify({ order: sign('look'), output: output('look') });
      const reason = async (left: string | undefined) => {
        const { found } = await find({ lost: fix, left, titles: ['fix-4/fix 1'] });
        expect(found?.dispatch.task).toBe('fix');
        return found?.delivery.kind === 'lost' ? found.delivery.failure.reason : found?.delivery.kind;
      };
      expect(await reason(undefined)).toBe('output-withheld');
      expect(await reason(foreign)).toBe('output-malformed');
      expect(await reason(JSON.stringify({ order: fix, output: output('fix') }))).toBe('output');
    },
  );

  it('is still remembered when it was looked up', async () => {
    const { found, orders } = await find({ remembered: fix });
    expect(found?.delivery).toMatchObject({ kind: 'lost', failure: { reason: 'output-withheld' } });
    expect(await orders.find(5)).toBe(fix);
  });
});
