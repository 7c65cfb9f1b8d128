import type { Redactor } from '../text/create-redactor.ts';
import type { ArtifactRef, PromptFacts } from './agent-output.ts';

/** Names of files are the only words in it that an agent job chooses. Digests stay as they are, whatever they look like. */
export function redactPromptFacts(facts: PromptFacts, redactor: Redactor): PromptFacts {
  const { artifact, repair, ...rest } = facts;
  return {
    ...rest,
    ...redactRef(artifact, redactor),
    ...(repair === undefined ? {} : { repair: { ...repair, ...redactRef(repair.artifact, redactor) } }),
  };
}

function redactRef(ref: ArtifactRef | undefined, redactor: Redactor): { artifact?: ArtifactRef } {
  return ref === undefined ? {} : { artifact: { ...ref, file: redactor.redactDeep(ref.file) } };
}
