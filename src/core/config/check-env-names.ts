import type { Problem } from '../problem.ts';
import type { TextAt } from './read-raw.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Set by the runner or by us; a secret of that name would be dropped or would change how processes run. */
const refusedPrefixes = ['GITHUB_', 'BATON_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'KELOS_', 'LD_', 'DYLD_', 'GIT_', 'NPM_CONFIG_'];
const refusedNames = `
BASH_ENV CI CLASSPATH ENV HOME IFS JAVA_TOOL_OPTIONS LANG NODE_OPTIONS NODE_PATH PATH PERL5LIB PERL5OPT PROMPT_COMMAND PS4 PWD
PYTHONHOME PYTHONPATH PYTHONSTARTUP RUBYLIB RUBYOPT SHELL SHELLOPTS TMPDIR TRACEPARENT
`
  .trim()
  .split(/\s+/);

/** Names of secrets that an agent or `setup` may not be given. */
export function checkEnvNames(names: readonly TextAt[], source: YamlSource): readonly Problem[] {
  return names.flatMap(({ text, path }) => {
    const upper = text.toUpperCase();
    const prefix = refusedPrefixes.find((each) => upper.startsWith(each));
    if (prefix === undefined && !refusedNames.includes(upper)) return [];
    const why = prefix === undefined ? 'changes how processes run' : `starts with \`${prefix}\`, which belongs to the machinery`;
    const message = `\`${writeConfigPath(path)}\` is \`${text}\`, which ${why}; keep the secret under another name.`;
    return [source.problem({ code: 'BATON-E115', message, path })];
  });
}
