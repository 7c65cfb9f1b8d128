import type { ProblemKind } from '../problem.ts';

/** The problems of signed orders, records and keys, for `docs/errors.md`. */
export const recordProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E401',
    title: 'The order is malformed',
    explanation:
      'The input `task` of the workflow is no signed order of Baton: it is not JSON, or a field is missing or of the wrong type. Orders are written by Baton only.',
    remedy:
      'Leave the input `task` empty when you start the workflow by hand. To start a run, set the label or use the command of its pipeline.',
  },
  {
    code: 'BATON-E402',
    title: 'The order has another version',
    explanation: 'The order was written by a Baton with another format than the one that reads it.',
    remedy: 'Let every job use the same version of `run.yml` and of the action, then start the run again.',
  },
  {
    code: 'BATON-E403',
    title: 'The order is signed with a key that the config does not list',
    explanation: 'Only keys in `signing.keys` on the default branch, at the commit that the run was started from, are trusted.',
    remedy: 'Add the public key to `signing.keys`. Keep an old key listed for as long as runs are open that it signed.',
  },
  {
    code: 'BATON-E404',
    title: 'The signature of the order does not fit',
    explanation:
      'The order was changed after it was signed, or it was signed with a secret that does not belong to the listed key.',
    remedy:
      'Start the run again. If it comes back, check that the secret `signing-key` and its line in `signing.keys` were made together.',
  },
  {
    code: 'BATON-E405',
    title: 'The order is too old',
    explanation:
      'An order is good for 48 hours, so that an old one cannot be replayed. The job waited longer for a runner or an approval, or was run again days later.',
    remedy: 'Start the run again.',
  },
  {
    code: 'BATON-E406',
    title: 'The order comes from the future',
    explanation: 'By the clock of the runner the order was issued more than five minutes from now.',
    remedy: 'Set the clock of the self-hosted runner (NTP), then run the job again.',
  },
  {
    code: 'BATON-E407',
    title: 'The order is for another repository',
    explanation:
      'Orders and records are bound to the numeric id of their repository. This one was copied, or the repository was deleted and created again under its old name.',
    remedy: 'Start a run in this repository.',
  },
  {
    code: 'BATON-E408',
    title: 'The order is signed where there are no keys, or unsigned where there are some',
    explanation:
      '`signing.keys` came into the config, or was taken out of it, after the run had started. Signed records do not count without keys, unsigned ones do not count with keys.',
    remedy:
      'Start the run again: it begins as the config is now. To take runs under way along, put the config back until they have ended.',
  },
  {
    code: 'BATON-E409',
    title: 'A record is of another version',
    explanation:
      'The run holds a record that a newer Baton wrote: of a kind, or with a handoff or config of a version, that this one does not know. It is never half read, and a run is not carried on without it.',
    remedy:
      'Use the newer version of `run.yml` and of the action, or start the run again: a new run starts over and leaves the old one alone.',
  },
  {
    code: 'BATON-E410',
    title: 'The records in the order cannot be read',
    explanation:
      'The order carries the records that its task builds on. They could not be unpacked, or one of them is not genuine.',
    remedy: 'Start the run again. If it comes back, look at the thread with `baton records`.',
  },
  {
    code: 'BATON-E411',
    title: 'The records are not those that the order names',
    explanation:
      'A record is missing, replaced or in another order than when the order was signed. A comment with a record may have been deleted or edited. Nothing older is used in its place.',
    remedy: 'Start the run again. `baton records` shows what was ignored, and why.',
  },
  {
    code: 'BATON-E412',
    title: 'A record of the run is missing',
    explanation:
      'The records of a run are numbered without gaps. A comment was deleted or edited, or not all comments were given.',
    remedy: 'Look at the thread with `baton records`; if a comment was deleted, start a new run.',
  },
  {
    code: 'BATON-E413',
    title: 'A record does not continue the one before it',
    explanation:
      'Every record names the digest of the one before. These two were not written one after the other, so a run under way is not carried on.',
    remedy:
      'Start the pipeline again: the new run has a name of its own. Somebody put an old record into another comment, or wrote into the thread with the signing key, outside of the lock of its subject. Make a new key if that was not you.',
  },
  {
    code: 'BATON-E414',
    title: 'A ledger has a gap',
    explanation:
      'The history records of a pipeline name each other in their order. One does not: two runs ended at the same moment, or a comment was deleted.',
    remedy: 'Nothing, when two runs ended together. A run whose comment was deleted is not part of the history any more.',
  },
  {
    code: 'BATON-E420',
    title: 'The signing key is malformed',
    explanation:
      'The secret `signing-key` must be `<id>:<base64 of the 32-byte seed>`, for example `k1:` and 44 characters. Its value is never shown.',
    remedy: 'Run `baton init`, or make a new pair, and store the secret without quotes or line breaks.',
  },
];
