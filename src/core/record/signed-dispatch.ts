import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { type Problem, startAgainRemedy } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { type Dispatch, type DispatchDraft, dispatchSchema } from './dispatch.ts';
import { type DecodePorts, type EncodePorts, recordLimits } from './envelope.ts';
import { encodeSigned, signedTextOf } from './signature.ts';

interface OpenDispatchOptions {
  /** The numeric id of the repository in which the job runs. */
  readonly repo: number;
  /** The current time in ISO 8601. */
  readonly now: string;
  readonly tools: DecodePorts;
  /**
   * True if the config has no keys. Then only an unsigned order is accepted, and the caller compares it with the records
   * (`checkOrder`).
   */
  readonly unsigned?: boolean;
  /** Accepts an expired order, as `publish` does: a run must end however long its agent waited for a runner or an approval. */
  readonly expired?: 'accept';
}

/** The tolerated difference between the clocks of two runners. */
const toleratedSkewMilliseconds = 300_000;

const jsonLimits = { maxBytes: 4 * recordLimits.dispatchCharacters, maxDepth: 8, maxNodes: 10_000 } as const;

/** Opens the order in a workflow's input `task`, or returns why it is refused. */
export function openDispatch(text: string, options: OpenDispatchOptions): Result<Dispatch, Problem> {
  const json = parseUntrustedJson(text, jsonLimits);
  if (!json.ok) return refuseOrder('BATON-E401', `The input "task" ${json.error.message}. ${startAgain}`);
  const version = findOtherVersion(json.value);
  if (version !== undefined) {
    return refuseOrder(
      'BATON-E402',
      `The input "task" has version ${version}; this Baton reads version 1. Use one version of run.yml everywhere.`,
    );
  }
  if (isEarlierOrder(json.value)) {
    return refuseOrder(
      'BATON-E402',
      `The input "task" has no field "thread": an earlier Baton made it, and this one does not know where the records of its run are. ${startAgainRemedy}`,
    );
  }
  const parsed = dispatchSchema.safeParse(json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuseOrder(
      'BATON-E401',
      `The input "task" is no order of Baton: ${issue?.path.join('.')}: ${issue?.message}. ${startAgain}`,
    );
  }
  const problem = findForgery(json.value, parsed.data, options) ?? findMismatch(parsed.data, options);
  return problem === undefined ? success(parsed.data) : failure(problem);
}

const startAgain = 'Start the run again instead of writing or changing this input by hand.';

/** Returns the version of another format; undefined for a text that has none, which the schema then refuses. */
function findOtherVersion(value: unknown): string | undefined {
  const version: unknown = Reflect.get(Object(value), 'baton');
  return version === undefined || version === 1 ? undefined : JSON.stringify(version).slice(0, 40);
}

/** Returns whether an order was made before `comments` could move records, when they were always on the subject's own thread. */
function isEarlierOrder(value: unknown): boolean {
  const order: object = Object(value);
  return Reflect.get(order, 'kind') === 'dispatch' && Reflect.has(order, 'subject') && !Reflect.has(order, 'thread');
}

/** Verifies the signature over the value as it came, including fields that this version does not know. */
function findForgery(value: unknown, { key, sig }: Dispatch, options: OpenDispatchOptions): Problem | undefined {
  const { tools } = options;
  if (options.unsigned === true)
    return key === undefined && sig === undefined ? undefined : signingModeProblem(signedWithoutKeys);
  if (key === undefined || sig === undefined) return signingModeProblem(unsignedWithKeys);
  if (tools.knows?.(key) === false) {
    return {
      code: 'BATON-E403',
      message: `The order is signed with key "${key}", which does not stand in signing.keys of the config. Add its public key there.`,
    };
  }
  const text = signedTextOf(value);
  if (text !== undefined && tools.verify(text, { key, sig })) return undefined;
  return {
    code: 'BATON-E404',
    message: `The order was changed after it was signed, or not signed with key "${key}" of the config. ${startAgain}`,
  };
}

const signedWithoutKeys =
  'The order is signed, and the config on the default branch has no signing.keys, so nobody can verify it';
const unsignedWithKeys = 'The order has no signature, and the config on the default branch has signing.keys';

/** Builds the problem that keys were added to the config, or removed from it, during the run. */
function signingModeProblem(what: string): Problem {
  return { code: 'BATON-E408', message: `${what}. A run goes on only as it began: start the run again.` };
}

function findMismatch(dispatch: Dispatch, { repo, now, expired }: OpenDispatchOptions): Problem | undefined {
  const at = Date.parse(now);
  if (dispatch.repo !== repo) {
    return {
      code: 'BATON-E407',
      message: `The order is for repository ${dispatch.repo}; this is repository ${repo}. Orders cannot be moved: start a run here.`,
    };
  }
  if (expired !== 'accept' && !(at <= Date.parse(dispatch['not-after']))) {
    return {
      code: 'BATON-E405',
      message: `The order was valid until ${dispatch['not-after']}; it is ${now} now. Start the run again.`,
    };
  }
  if (!(at >= Date.parse(dispatch.issued) - toleratedSkewMilliseconds)) {
    return {
      code: 'BATON-E406',
      message: `The order was issued at ${dispatch.issued}, in the future: it is ${now} here. Set the clock of the runner.`,
    };
  }
  return undefined;
}

function refuseOrder(code: string, message: string): Result<never, Problem> {
  return failure({ code, message });
}

/** Signs an order, where there is a signer, and writes it as JSON with its fields in order. The caller checks its length. */
export function signDispatch(draft: DispatchDraft, tools: Pick<EncodePorts, 'signer'>): string {
  return encodeSigned(draft, tools.signer);
}
