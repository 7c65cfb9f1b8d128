import { expect } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneDocument, SceneResult } from '../scene/scene-result.ts';

/** Work that is important goes to a fix; the same pipeline with what is not ends in a comment. */
export const conditionScene: Scene = {
  name: 'condition',
  description: 'What is important goes to a fix and a pull request; what is not ends in a comment, and the fix is skipped.',
  configure: (config) => addConditions(config, 'high'),
  contrast: { configure: (config) => addConditions(config, 'low') },
  check: (result) => [...checkHigh(result), ...checkLow(result.contrast)],
};

const severity = 'needs.investigate.handoff.data.severity';

function addConditions(config: string, found: 'high' | 'low'): string {
  const add = `const fs = require('fs'); const path = process.env.BATON_HANDOFF_PATH; const handoff = JSON.parse(fs.readFileSync(path, 'utf8')); fs.writeFileSync(path, JSON.stringify({ ...handoff, data: { ...handoff.data, severity: '${found}' } }))`;
  const note = `      note:
        needs: [investigate]
        if: ${severity} == "low"
        uses: comment
        with: { body: "This can wait: {{ needs.investigate.handoff.summary }}" }
`;
  return config
    .replace(
      'command: [node, scripts/agents/investigate.mjs]',
      `command: [sh, -c, "node scripts/agents/investigate.mjs && node -e \\"${add}\\""]`,
    )
    .replace(
      'agent: investigator\n',
      'agent: investigator\n        handoff: { data: { required: [severity], properties: { severity: { enum: [low, high] } }, additionalProperties: true } }\n',
    )
    .replace('agent: fixer\n', `agent: fixer\n        if: ${severity} == "high"\n`)
    .replace('      open-pr:\n', `${note}      open-pr:\n`);
}

function stagesOf({ tasks }: SceneDocument): string {
  return tasks.map(({ stage }) => stage).join();
}

/** Returns the status comment of the run: its first line names the run in bold. */
function statusOf({ thread, run }: SceneDocument): string {
  return thread.map(({ body }) => String(body)).find((body) => body.includes(`Baton run \`${run}\``)) ?? '';
}

function checkHigh({ document, testsPass, jobs }: SceneResult): readonly string[] {
  const status = statusOf(document);
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped').length;
  const { total } = document.requests;
  return [
    ...expect(ran === 6, `six jobs should have run, there were ${ran}`),
    ...expect(total <= 34, `the jobs should have made at most 34 requests, they made ${total}`),
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      stagesOf(document) === 'investigate,fix,open-pr',
      `investigate, fix and open-pr should have run, and these did: ${stagesOf(document)}`,
    ),
    ...expect(testsPass === true, 'the tests do not pass on the branch of the pull request'),
    ...expect(
      status.includes('`note`: its condition') && status.includes('is false'),
      'the status comment should say why note was skipped',
    ),
  ];
}

function checkLow(document: SceneDocument | undefined): readonly string[] {
  if (document === undefined) return ['the pipeline should have run with low severity, too'];
  const status = statusOf(document);
  const { byJob, total } = document.requests;
  const jobs = Object.keys(byJob);
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      stagesOf(document) === 'investigate,note',
      `investigate and note should have run, and these did: ${stagesOf(document)}`,
    ),
    // plan, agent and publish of investigate, and publish of note. What was skipped costs nothing.
    ...expect(jobs.length === 4, `four jobs should have run, there were ${jobs.length}: ${jobs.join()}`),
    ...expect(total <= 23, `the jobs should have made at most 23 requests, they made ${total}`),
    ...expect(document.pullRequests.length === 0, 'no pull request should have been opened'),
    ...expect(
      document.thread.some(({ body }) => String(body).includes('This can wait: ')),
      'a comment should say that it can wait',
    ),
    ...expect(
      status.includes('`fix`: its condition') && status.includes('So `open-pr` was skipped too.'),
      'the status comment should say why fix and open-pr were skipped',
    ),
  ];
}
