import type { TaskBody } from '../record/record.ts';

/** Where a person finds what a record keeps in an artifact. */
export function renderArtifactLink({ locator, workflowRun }: Pick<TaskBody, 'locator' | 'workflowRun'>): string {
  if (locator === undefined) return '';
  const name = `artifact ${locator.artifactId}`;
  const link = workflowRun.url === '' ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`;
  return `${link} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}
