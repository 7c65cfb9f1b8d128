// Stryker loads this as a plugin. It leaves out mutants of pure texts: a test that held the words of a message would repeat the message.

/** The part that is read of a node of Babel's tree. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly key?: { readonly name?: string };
}

interface Path {
  readonly node: Node;
  readonly parent?: Node | null;
}

/** The fields whose text is read by people alone, however short it is. */
const textFields = new Set(['message', 'problem', 'title', 'summary', 'about', 'hint', 'words', 'docs']);

/** Returns why no mutants are made of a node and what it holds; undefined where they are made. */
function shouldIgnore({ node, parent }: Path): string | undefined {
  const text = readText(node);
  if (text === undefined) return undefined;
  if (/\s/.test(text)) return 'a sentence';
  if (/^BATON-[A-Z]\d+$/.test(text)) return 'a code';
  return parent?.type === 'ObjectProperty' && textFields.has(parent.key?.name ?? '') ? 'a part of a message' : undefined;
}

/** Returns the text of a literal, that of a template without its values; undefined for other nodes. */
function readText({ type, value, quasis = [] }: Node): string | undefined {
  if (type === 'TemplateLiteral') return quasis.map((quasi) => quasi.value.raw).join('');
  return type === 'StringLiteral' && typeof value === 'string' ? value : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];
