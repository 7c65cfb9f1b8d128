import type { ProblemKind } from '../../problem.ts';

/** The problems of the config as a file, and of its single keys, for `docs/errors.md`. */
export const schemaProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E100',
    title: 'The config is not valid YAML',
    explanation: 'The file is empty, is not YAML 1.2, holds more than one document, or is nested more than 32 levels deep.',
    remedy: 'Fix the line that the message names. Indent with spaces; quote texts that start with a special character.',
  },
  {
    code: 'BATON-E101',
    title: 'The config is too large',
    explanation: 'A config has at most 65,536 bytes, so that reading it stays cheap whoever wrote it.',
    remedy: 'Move long scripts and instructions into files of the repository and name these.',
  },
  {
    code: 'BATON-E102',
    title: 'The config uses an alias, an anchor, a tag or a merge key',
    explanation:
      'A small file with aliases can grow without limit when it is read, and tags can stand for anything. What is written is what counts.',
    remedy: 'Write the value out where it is used.',
  },
  {
    code: 'BATON-E103',
    title: 'A key stands twice in the same map',
    explanation: 'One of the two values would be dropped in silence.',
    remedy: 'Keep one of them.',
  },
  {
    code: 'BATON-E104',
    title: 'A key has a reserved name',
    explanation: '`__proto__`, `constructor` and `prototype` mean something to programs and are refused at every depth.',
    remedy: 'Choose another name.',
  },
  {
    code: 'BATON-E105',
    title: 'A key is not known',
    explanation:
      'The config is strict: a key that does nothing is most likely a slip, and what it was meant to set would be missing.',
    remedy: 'Write the nearest key that the message names, or take it out. `docs/config.md` lists all keys.',
  },
  {
    code: 'BATON-E106',
    title: 'A key is missing',
    explanation: 'A field without which the config says too little is not there.',
    remedy: 'Add it; the message says what it is for.',
  },
  {
    code: 'BATON-E107',
    title: 'A value does not fit',
    explanation: 'A value has the wrong type, is out of range, or is not one of those that exist.',
    remedy: 'Write what the message asks for.',
  },
];
