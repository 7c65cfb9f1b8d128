import type { WorldOptions } from '../local-world.ts';

const branch = 'baton/issue-{{ subject.number }}';
const worker = "await tell(prompt.trim(), ''); writeFileSync('text.txt', 'one\\n'); hand({ summary: 'all that was learnt' });";

/** Pipelines that all do the same, so that each makes the first ledger of its own: a commit, then an issue, then a pull request. */
export function describeKillWorld(count: number): WorldOptions {
  const stages = (name: string) => ({
    change: { agent: 'worker', branch, prompt: name },
    report: {
      needs: ['change'],
      uses: 'issue',
      with: { title: `Report of ${name}`, body: '{{ needs.change.handoff.summary }}' },
    },
    open: { needs: ['report'], uses: 'pull-request', with: { title: name, body: '{{ needs.change.handoff.summary }}' } },
  });
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  const pipelines = names.map((name) => [
    name,
    { on: { issues: { labels: [name] } }, history: { limit: 5 }, stages: stages(name) },
  ]);
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: { worker: { engine: 'command', command: ['node', 'scripts/worker.mjs'] } },
    pipelines: Object.fromEntries(pipelines),
  };
  // GitHub's clock is behind, so that what happened just now is long ago for a sweep.
  return {
    agents: { worker: { script: worker } },
    pipelines: {},
    config: JSON.stringify(config),
    behindMilliseconds: 600_000,
  };
}
