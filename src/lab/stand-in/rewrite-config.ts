import { isMap, parseDocument } from 'yaml';
import type { StandIns } from './prepare-stand-ins.ts';

/** Returns the text of a configuration as the stand-ins need it: with their commands, and without what only real agents need. */
export function rewriteConfig(
  text: string,
  { commands, withoutSetup, withoutProgramSetup }: Pick<StandIns, 'commands' | 'withoutSetup' | 'withoutProgramSetup'>,
): string {
  const replaced = Object.entries(commands);
  if (replaced.length + withoutSetup.length + withoutProgramSetup.length === 0) return text;
  const document = parseDocument(text, { stringKeys: true });
  for (const [agent, command] of replaced) document.setIn(['agents', agent, 'command'], command);
  const remove = (path: readonly string[], key: string): void => {
    const map = document.getIn(path);
    if (isMap(map)) map.delete(key);
  };
  for (const agent of withoutProgramSetup) {
    remove(['agents', agent], 'program-setup');
    // Its secrets are for that text alone.
    remove(['agents', agent], 'setup-env');
  }
  for (const key of withoutSetup) {
    const [pipeline = '', stage = ''] = key.split('.');
    remove(['pipelines', pipeline, 'stages', stage], 'setup');
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
