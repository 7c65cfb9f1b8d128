import type { GitTool } from './git-tool.ts';

/** Contents by id, each read once. All of them must be there. */
export async function readObjects(git: GitTool, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(ids)];
  const output = await git.run(['cat-file', '--batch'], { input: wanted.map((id) => `${id}\n`).join('') });
  const contents = new Map<string, Buffer>();
  let position = 0;
  for (const id of wanted) {
    const lineEnd = output.indexOf('\n', position);
    const size = Number(/ (\d+)$/.exec(output.toString('latin1', position, lineEnd))?.[1]);
    contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
    position = lineEnd + 1 + size + 1;
  }
  return contents;
}
