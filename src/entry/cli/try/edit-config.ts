import { isNode, parseDocument } from 'yaml';
import type { StandIns } from '../stand-in/prepare-stand-ins.ts';

/**
 * Returns the text with this public key in place of the user's own. Everything else stays as it is, comments and line numbers
 * included. A text without `signing.keys` stays whole: the configuration has no keys, or is not valid.
 */
export function replaceKeys(text: string, publicKey: string): string {
  const document = parseDocument(text, { stringKeys: true });
  const keys = document.errors.length === 0 ? document.getIn(['signing', 'keys'], true) : undefined;
  if (!isNode(keys) || !keys.range) return text;
  const [start, end] = keys.range;
  // The lines of a longer list stay, so that problems are found where the user sees them.
  const lines = text.slice(start, end).split('\n').length - 1;
  return `${text.slice(0, start)}[${JSON.stringify(publicKey)}]${'\n'.repeat(lines)}${text.slice(end)}`;
}

/**
 * Returns the text with what the stand-ins change of it: commands that are replaced, and the shell lines that only prepare a real
 * engine, which a stand-in does not need. What is left stays as it is, comments included.
 */
export function applyStandIns(text: string, changes: StandInChanges): string {
  const { commands, withoutSetup, withoutProgramSetup } = changes;
  const replaced = Object.entries(commands);
  if (replaced.length + withoutSetup.length + withoutProgramSetup.length === 0) return text;
  const document = parseDocument(text, { stringKeys: true });
  for (const [agent, command] of replaced) document.setIn(['agents', agent, 'command'], [...command]);
  for (const place of withoutSetup) {
    const [pipeline = '', stage = ''] = place.split('.');
    document.deleteIn(['pipelines', pipeline, 'stages', stage, 'setup']);
  }
  for (const agent of withoutProgramSetup) document.deleteIn(['agents', agent, 'program-setup']);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

type StandInChanges = Pick<StandIns, 'commands' | 'withoutSetup' | 'withoutProgramSetup'>;
