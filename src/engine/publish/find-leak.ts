import type { OwnFailure } from '../../core/output/failure-reason.ts';
import type { FoundSecret, Redactor } from '../../core/redaction/redactor.ts';
import { renderPlainMessage } from '../../core/text/plain-message.ts';
import type { BundledChange, BundledCommit } from '../../ports/bundle-reader.ts';
import type { Reads } from '../engine-ports.ts';

/**
 * Finds a secret in the commits, because a push cannot be taken back: in the messages as they will be written, in the paths and
 * in the added lines. The message names the kind and the place, and never the value.
 */
export function findLeak({ ports: { redactor } }: Reads, commits: readonly BundledCommit[]): OwnFailure | undefined {
  for (const [index, { message, changes }] of commits.entries()) {
    // A form alone is taken out of the message, which is ours to write.
    const inMessage = redactor.findSecret(renderPlainMessage(message))?.kind;
    if (inMessage === 'known') return refuseLeak(`The message of commit ${index + 1}`, inMessage);
    const leak = findLeakInFiles(redactor, changes);
    if (leak !== undefined) return leak;
  }
  return undefined;
}

function findLeakInFiles(redactor: Redactor, changes: readonly BundledChange[]): OwnFailure | undefined {
  const decoder = new TextDecoder();
  const listLines = (content: Uint8Array | null): readonly string[] =>
    content === null ? [] : decoder.decode(content).split('\n');
  // A line that only moved from one file to another is not added.
  const before = new Set(changes.flatMap((change) => listLines(change.before)));
  for (const { path, content } of changes) {
    const shown = redactor.redact(path).text;
    const inPath = redactor.findSecret(path);
    if (inPath !== undefined) return refuseLeak(`The path "${shown}"`, inPath.kind);
    const added = [...listLines(content).entries()].filter(([, line]) => !before.has(line));
    const text = added.map(([, line]) => line).join('\n');
    const inFile = redactor.findSecret(text);
    if (inFile === undefined) continue;
    const [index = 0] = added[text.slice(0, inFile.start).split('\n').length - 1] ?? [];
    return refuseLeak(`Line ${index + 1} of the file "${shown}"`, inFile.kind);
  }
  return undefined;
}

function refuseLeak(where: string, kind: FoundSecret['kind']): OwnFailure {
  const [what, remedy] =
    kind === 'known'
      ? ['a secret of this job or a part of one', 'Take it out, and replace the secret.']
      : [
          `something that has the form of a secret (${kind})`,
          'Take it out, and replace it if it is real; a program that needs an example can put it together from two parts.',
        ];
  const message = `BATON-E711: ${where} holds ${what}, so nothing was published. ${remedy}`;
  return { reason: 'commits-refused', message };
}
