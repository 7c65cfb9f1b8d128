import { threatProofs } from '../../scripts/docs/threat-proofs.ts';
import type { Mutant } from './mutant.ts';

interface Hole {
  readonly threat: string;
  readonly name: string;
  readonly wrong: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Rules of docs/security.md, each taken out. */
const holes: readonly Hole[] = [
  {
    threat: 'T04',
    name: 'the environment of the job for agents',
    wrong: 'an agent gets all variables of the job, its tokens among them',
    file: 'src/core/agent/agent-environment.ts',
    from: 'const facts = selectVariables(githubFacts, request.host);',
    to: 'const facts = selectVariables(Object.keys(request.host), request.host);',
  },
  {
    threat: 'T05',
    name: 'any bot is trusted',
    wrong: 'a bot that nobody named starts a pipeline',
    file: 'src/core/trigger/match/check-actor.ts',
    from: 'if (bots.includes(actor.id)) return',
    to: 'if (bots.length >= 0) return',
  },
  {
    threat: 'T06',
    name: 'the sender of what another wrote',
    wrong: 'a comment counts for whoever sent its event, not for who wrote it',
    file: 'src/core/trigger/match/check-actor.ts',
    from: 'if (author !== undefined && author.id !== actor.id)',
    to: 'if (author !== undefined && author.id === 0)',
  },
  {
    threat: 'T09',
    name: 'a record of any repository',
    wrong: 'a genuine record of another repository counts here',
    file: 'src/core/record/open-envelope.ts',
    from: 'if (envelope.repo !== context.repo || envelope.subject !== context.thread)',
    to: 'if (envelope.subject !== context.thread)',
  },
  {
    threat: 'T11',
    name: 'no look at signatures',
    wrong: 'a record counts without a signature of a listed key',
    file: 'src/core/record/open-envelope.ts',
    from: "  if (!isGenuine(envelope, text, context)) return failure('signature');\n",
    to: '',
  },
  {
    threat: 'T15',
    name: 'any signature of a webhook',
    wrong: 'a delivery counts with whatever signature it has',
    file: 'src/app/webhook/intake.ts',
    from: "return timingSafeEqual(createHmac('sha256', key).update(body).digest(), given);",
    to: "return timingSafeEqual(createHmac('sha256', key).update(body).digest(), given) || given.length > 0;",
  },
  {
    threat: 'T23',
    name: 'workflow commands of others in the log',
    wrong: 'a line that an agent prints is a command to the runner',
    file: 'src/adapters/log/action-log.ts',
    from: 'sink.write(`${defuseWorkflowCommands(message)}\\n`);',
    to: 'sink.write(`${message}\\n`);',
  },
  {
    threat: 'T25',
    name: 'an artifact of any workflow run',
    wrong: 'an artifact that another workflow run has uploaded is read',
    file: 'src/adapters/github/artifact-source.ts',
    from: "if (made?.id !== run || !isOfRepository(made)) return 'foreign-run';",
    to: "if (made === undefined || run === 0) return 'foreign-run';",
  },
  {
    threat: 'T26',
    name: 'an archive with any paths',
    wrong: 'an entry is taken whatever path it has',
    file: 'src/adapters/artifact/unzip-entry.ts',
    from: "if (entry.name !== name || !isPlainName(name)) return 'path';",
    to: "if (entry.name === '') return 'path';",
  },
  {
    threat: 'T29',
    name: 'branches with any characters',
    wrong: 'the name of a branch may hold what a shell or git reads differently',
    file: 'src/core/git/check-branch-name.ts',
    from: '!/^[A-Za-z0-9._/+#-]*$/.test(name)',
    to: "name.includes('\\0')",
  },
  {
    threat: 'T35',
    name: 'keys that reach a prototype',
    wrong: 'JSON of others may name the prototype of an object',
    file: 'src/core/json/parse-untrusted-json.ts',
    from: "new Set(['__proto__', 'constructor', 'prototype'])",
    to: 'new Set()',
  },
  {
    threat: 'T49',
    name: 'branches that were there before',
    wrong: 'text of others may choose a branch that people made',
    file: 'src/core/config/judge-branch.ts',
    from: 'return checkName(question) ?? checkDefault(question) ?? checkForeign(question);',
    to: 'return checkName(question) ?? checkDefault(question);',
  },
  {
    threat: 'T50',
    name: 'an approval of an edited comment',
    wrong: 'an approval counts although a writer has edited the comment that asked and put it back',
    file: 'src/engine/view/ask-approval.ts',
    from: "  if (editor?.isAuthor === false) return { editor: editor.login ?? 'ghost' };\n",
    to: '',
  },
];

export const ofThreats: readonly Mutant[] = holes.map(({ threat, name, wrong, ...edit }) => {
  const [test] = threatProofs[threat] ?? [];
  if (test === undefined) throw new Error(`scripts/docs/threat-proofs.ts names no test for ${threat}.`);
  return { name: `${threat}: ${name}`, wrong, edits: [edit], tests: [test], threat };
});
