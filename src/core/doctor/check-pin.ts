import { type Check, right, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import type { SetupFacts } from './facts.ts';

const name = 'Pin of agent.yml';

/** Finds what a workflow calls to run agents of the App, with the comment behind it, in which a commit is named by its version. */
export function findAgentUses(text: string): string | undefined {
  return /^\s*uses:\s*["']?([^\s"'#]+\/agent\.yml@[^\s"'#]+["']?(?:[ \t]+#[^\n]*)?)/m
    .exec(text)?.[1]
    ?.replace(/["']/g, '')
    .trim();
}

/** Checks that jobs of the App are no older than this program: such a job knows no gateway, and leaves the key of a model with its agent (T67). */
export function checkPin(
  needs: Pick<SetupNeeds, 'config'> | undefined,
  { agentWorkflow, agentUses, version }: SetupFacts,
): readonly Check[] {
  const [, uses = '', pin = '', said] = /^([^@]+)@(\S+)(?:\s+#\s*(\S+))?/.exec(agentUses ?? '') ?? [];
  if (pin === '' || version === undefined) return [];
  const isCommit = /^[0-9a-f]{40}$/.test(pin);
  const pinned = isCommit ? said : pin;
  if (isCommit && !isVersion(pinned)) {
    const detail = 'a commit, and no comment behind it names its version';
    return [{ name, answer: 'not visible', detail, who: 'whoever looks the commit up: `# v1.2.3` behind it says the version' }];
  }
  if (!isOlder(pinned ?? '', version)) return [right(name, `agents run by ${pinned}`)];
  // A pin to a commit stays one.
  const written = isCommit
    ? `${uses}@\` with the commit of v${version}, and \`# v${version}\` behind it,`
    : `${uses}@v${version}\``;
  const remedy = `update the pin: write \`uses: ${written} in ${agentWorkflow}`;
  const used = needs === undefined ? [] : listNewKeys(needs.config);
  const stopped =
    used.length === 0 ? '' : `; a job of a version that does not know ${used.join(', ')}, as used here, does not start`;
  const lacks = `which is older than this program (${version}) and may lack what it describes${stopped}`;
  return [wrong(name, `agents run by ${pinned}, ${lacks}`, remedy)];
}

/** Lists the keys in use that came with usage limits and the gateway: the job of a version before refuses the whole configuration. */
function listNewKeys({ agents, pipelines }: SetupNeeds['config']): readonly string[] {
  const given = [...Object.values(agents), ...Object.values(pipelines).map(({ limits }) => limits)];
  const has = (key: string): boolean => given.some((each) => Object.hasOwn(each, key));
  return ['fallback', 'gateway', 'sleep', 'on-limit'].filter(has).map((key) => `\`${key}\``);
}

function isVersion(text = ''): boolean {
  return /^v?\d+(?:\.\d+){0,2}$/.test(text);
}

/** Returns whether a version is older than another one, as far as it says. One of two numbers, such as `v1`, moves; so does the name of a branch. */
function isOlder(pin: string, version: string): boolean {
  if (!isVersion(pin)) return false;
  const wanted = version.split('.').map(Number);
  const parts = pin.replace('v', '').split('.').map(Number);
  const differing = parts.findIndex((part, index) => part !== wanted[index]);
  return differing !== -1 && (parts[differing] ?? 0) < (wanted[differing] ?? 0);
}
