import type { Config } from '../config/config-schema.ts';
import { describeComments } from '../config/describe-comments.ts';
import { appNotes } from './app-notes.ts';
import { concurrencyNote } from './concurrency-note.ts';
import { promptsNote } from './prompts-note.ts';
import { readRoleNote } from './read-role-note.ts';
import { teamsNote } from './teams-note.ts';
import { unsignedNote } from './unsigned-note.ts';

/** What is valid, and yet not everybody's wish. */
export function notesOn(config: Config): readonly string[] {
  const notes = [
    config.signing === undefined ? unsignedNote : undefined,
    promptsNote(config),
    describeComments(config),
    concurrencyNote(config),
    ...appNotes(config),
    teamsNote(config),
    readRoleNote(config),
  ];
  return notes.filter((note) => note !== undefined);
}
