import { listImports, maxImportDepth, maxRuleBytes, maxRuleFiles } from '../../../core/prompt/rules.ts';
import { readObjects } from '../bundle/list-commits.ts';
import type { GitTool } from '../tool/git-tool.ts';
import { followLinks, type TreeEntry } from './list-tree.ts';

interface RuleRequest {
  readonly commit: string;
  readonly tree: ReadonlyMap<string, TreeEntry>;
  readonly files: readonly string[];
}

/** Reads files with rules and what they import from one commit, level by level. Leaves out what is no text. */
export async function readRules(git: GitTool, { commit, tree, files }: RuleRequest): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let level = files;
  for (let depth = 0; depth <= maxImportDepth && level.length > 0; depth += 1) {
    const entries = level.flatMap((path) => tree.get(path) ?? []);
    const wanted = (await followLinks(git, { commit, entries })).filter(({ path }) => tree.has(path));
    const ids = wanted.map(({ id }) => id);
    const contents = await readObjects(git, ids);
    for (const { path, id } of wanted) {
      const text = toText(contents.get(id) ?? new Uint8Array());
      if (text !== undefined) texts.set(path, text);
    }
    const next = wanted.flatMap(({ path }) => listImports(texts.get(path) ?? '', path));
    level = [...new Set(next)].filter((path) => !texts.has(path)).slice(0, maxRuleFiles);
  }
  return texts;
}

/** Returns the beginning of a text, longer than all rules may be, so that whoever cuts it knows that it was longer. */
function toText(content: Uint8Array): string | undefined {
  const text = Buffer.from(content.subarray(0, maxRuleBytes + 4)).toString('utf8');
  return text.includes('\0') ? undefined : text;
}
