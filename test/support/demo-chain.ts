import { readFileSync } from 'node:fs';
import { type LocalWorld, repositoryName, type WorldOptions } from './local-world.ts';

const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

/** The chain of the demo: two agents, the second of which commits, and a pull request. Its label is `fix`. */
export const demoChain: WorldOptions = {
  agents: {
    investigator: { script: "hand({ summary: 'It is line 1.', detail: 'Of src/tax.js.' });" },
    fixer: { access: 'full', script: "writeFileSync('fixed.txt', prompt); hand({ summary: 'Done.' });" },
  },
  pipelines: {
    fix: {
      investigate: { agent: 'investigator', prompt: 'Investigate {{ subject.title }}' },
      fix: {
        needs: ['investigate'],
        agent: 'fixer',
        branch: 'baton/issue-{{ subject.number }}',
        prompt: 'Repair {{ needs.investigate.handoff.summary }} in {{ run.id }}',
      },
      'open-pr': { needs: ['fix'], uses: 'pull-request', with: { title: 'Fix', body: 'Fixes #{{ subject.number }}' } },
    },
  },
  files: { '.github/workflows/baton-agent.yml': agentCaller },
};

/** Adds comments of somebody else, of which no event tells. */
export function addNoise({ server }: LocalWorld, issue: number, comments: number): void {
  const bodies = Array.from({ length: comments }, (_, index) => `Comment ${index + 1}: I see the same here.`);
  server.addComments({ repository: repositoryName, issue, login: 'hubot', bodies });
}

/** Counts the requests of Baton, the App and its jobs, while something happens. */
export async function countWhile({ server }: LocalWorld, act: () => Promise<unknown>): Promise<number> {
  const before = server.requests.length;
  await act();
  return listOurs(server.requests.slice(before)).length;
}

/** Lists the requests of Baton, each with who made it. */
export function listOurs(requests: LocalWorld['server']['requests']): readonly string[] {
  return requests
    .filter(({ by }) => /^(?:app:|[\w-]+: )/.test(by))
    .map(({ by, method, path, status }) => `${by} ${method} ${path} ${status}`);
}

/** Takes the label away and gives it again, which starts a second run. */
export async function labelAgain(world: LocalWorld, issue: number): Promise<void> {
  await world.ask(`/issues/${issue}/labels/fix`, { method: 'DELETE' });
  await world.label(issue, 'fix');
}
