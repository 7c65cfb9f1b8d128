import { generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';

/** A configuration that one job can work with; `KEY` becomes the public key of the secret. */
export const good = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix:
    on: { issues: { labels: [fix] }, pull-requests: { labels: [fix] }, comment: { command: /baton fix } }
    stages: { look: { agent: one } }
`;

/** A state of the repository in which nothing can start. */
export interface Cause {
  /** The text of the configuration; `KEY` becomes the public key of the secret. */
  readonly config: string;
  /** The secret; the good one when absent. */
  readonly secret?: string;
  /** What stands on the issue. */
  readonly says: readonly RegExp[];
}

export const causes: Readonly<Record<string, Cause>> = {
  'no key': {
    config: good,
    secret: '',
    says: [
      /Baton has no key that it may sign with/,
      /line 2, column 12\]\(http\S+#L2\)/,
      /\[BATON-E904\]\(http\S+#baton-e904\): There is no signing key/,
    ],
  },
  'a key that does not fit': {
    config: good,
    secret: generateKeyPair('k9').secret,
    says: [/\[BATON-E904\]\(http\S+#baton-e904\): The secret signs as "k9"/, /#L2\)/],
  },
  'a secret that is no key': { config: good, secret: 'hello', says: [/BATON-E420/] },
  'an invalid configuration': {
    config: good.replace('stages:', 'stagez:'),
    says: [
      /\.github\/baton\.yml`\]\(http\S+\) has /,
      /\[line 7, column 5\]\(http\S+#L7\): \[BATON-E105\]\(http\S+#baton-e105\): .*Did you mean `stages`\?/,
    ],
  },
  'an invalid configuration and no key': {
    config: good.replace('stages:', 'stagez:'),
    secret: '',
    says: [/#L7\): \[BATON-E105\]\(http\S+#baton-e105\): /],
  },
  'a configuration that is no YAML': {
    config: good.replace('  fix:', '\tfix:'),
    says: [/#L5\): \[BATON-E100\]\(http\S+#baton-e100\): /],
  },
};
