// Records a case from real output, or brings the goldens of cases up to date:
//   node scripts/record-case.ts NAME --note "Why it exists" --ids H-3,T12 --config FILE --event FILE [--event-name NAME] [--role ROLE]
//   node scripts/record-case.ts NAME --note … --config FILE --thread FILE --repo-id N --subject N [--take N] [--resign]
//   node scripts/record-case.ts NAME --note … --config FILE --event FILE | --thread FILE … --stage PIPELINE.STAGE [--nonce HEX]
//   node scripts/record-case.ts NAME --note … [--handoff FILE] [--results FILE] [--stdout FILE] [--stderr FILE] [--exit N] [--signal MODE]
//   node scripts/record-case.ts --update [NAME …]
// --thread takes what "list issue comments" returns, or what `baton demo --json` prints; then --config is
// repository/.github/baton.yml in the folder of --keep. --resign puts the key of the tests in place of the demo's.
import { parseArgs } from 'node:util';
import { createCase } from './record-case/create-case.ts';
import { listCases } from './record-case/read-case.ts';
import { writeGoldens } from './record-case/write-goldens.ts';

const root = new URL('../test/cases', import.meta.url).pathname;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: flag,
      resign: flag,
      note: text,
      ids: text,
      config: text,
      event: text,
      'event-name': text,
      role: text,
      thread: text,
      'repo-id': text,
      subject: text,
      take: text,
      stage: text,
      nonce: text,
      handoff: text,
      results: text,
      stdout: text,
      stderr: text,
      exit: text,
      signal: text,
    },
  });
  const names = values.update ? chooseCases(positionals) : [createCase(root, { ...values, name: positionals[0] })];
  for (const name of names) {
    for (const file of writeGoldens(root, name)) console.error(`record-case: ${name}/${file} changed`);
  }
} catch (error) {
  console.error(`record-case: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function chooseCases(named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : listCases(root);
}
