import { readBytesSync } from '../../git/run-git.ts';
import { findRef } from '../git/find-ref.ts';
import type { Repository } from '../world/model.ts';
import type { Field } from './parse-query.ts';

/** Returns the `ref` of a repository: its commit, with the text of a file; null when there is no such branch. */
export function findBranchFile(repository: Repository, { arguments: values, fields }: Field): unknown {
  const commit = findRef(repository.directory, String(values.qualifiedName));
  if (commit === undefined) return null;
  const target = fields.find(({ name }) => name === 'target');
  const file = target?.fields.find(({ name, type }) => name === 'file' && type === 'Commit');
  const text = file === undefined ? undefined : readText(repository, `${commit}:${String(file.arguments.path)}`);
  const object = text === undefined ? null : { text, isTruncated: false };
  return { target: { oid: commit, ...(file === undefined ? {} : { file: object === null ? null : { object } }) } };
}

function readText({ directory }: Repository, name: string): string | undefined {
  try {
    return readBytesSync(directory, ['cat-file', 'blob', name]).toString();
  } catch {
    return undefined;
  }
}
