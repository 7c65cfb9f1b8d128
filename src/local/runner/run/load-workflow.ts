import { readSource, type Source } from '../plan/workflow-source.ts';
import { readWorkflow } from '../workflow/read-workflow.ts';
import type { Workflow } from '../workflow/workflow-model.ts';

/** Loads a called workflow: from beside its caller (`./`, `$/`), else from the folder given for its repository. */
export async function loadWorkflow(
  uses: string,
  from: Source,
  folders: Readonly<Record<string, string>>,
): Promise<{ readonly workflow: Workflow; readonly source: Source }> {
  const [path = ''] = uses.split('@');
  if (path.startsWith('./') || path.startsWith('$/')) {
    const file = path.slice(2);
    return { workflow: readWorkflow(file, await readSource(from, file)), source: from };
  }
  const [owner = '', name = '', ...rest] = path.split('/');
  const repository = `${owner}/${name}`;
  const directory = folders[repository];
  if (directory === undefined) throw new Error(`No folder is given for ${repository}`);
  const source: Source = { kind: 'folder', repository, directory };
  const file = rest.join('/');
  return { workflow: readWorkflow(file, await readSource(source, file)), source };
}
