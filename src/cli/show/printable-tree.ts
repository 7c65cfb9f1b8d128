import type { GateName, Wait } from '../../core/run/wait.ts';
import type { RunTree, TaskNode } from '../../core/view/tree/derive-tree.ts';

/** Returns the tree of a run as JSON has it: what a task waits for stays in the form that programs read. */
export function printableTree(tree: RunTree) {
  return { ...tree, tasks: tree.tasks.map(printableNode) };
}

function printableNode(node: TaskNode): object {
  return { ...node, wait: node.wait && printableWait(node.wait), children: node.children.map(printableNode) };
}

/** The word for what is awaited at a gate; at all others it is `stages`. */
const words: Partial<Record<GateName, string>> = {
  children: 'children',
  answer: 'answer',
  'own-branch': 'branch',
  approval: 'approval',
};

/** Returns what a task waits for as JSON has it. */
export function printableWait({ gate, for: awaited, how, atMost }: Wait) {
  const names = awaited === 'person' ? [] : awaited;
  return { for: words[gate] ?? 'stages', names, until: how === 'end' ? undefined : how, deadline: atMost };
}
