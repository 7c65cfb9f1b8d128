// src/cli/show/printable-tree.ts
/** Returns the tree of a run as JSON has it: what a task waits for stays in the form that programs read. */
function printableTree(tree) {
	return {
		...tree,
		tasks: tree.tasks.map(printableNode)
	};
}
function printableNode(node) {
	return {
		...node,
		wait: node.wait && printableWait(node.wait),
		children: node.children.map(printableNode)
	};
}
/** The word for what is awaited at a gate; at all others it is `stages`. */
const words = {
	children: "children",
	answer: "answer",
	"own-branch": "branch",
	approval: "approval"
};
/** Returns what a task waits for as JSON has it. */
function printableWait({ gate, for: awaited, how, atMost }) {
	const names = awaited === "person" ? [] : awaited;
	return {
		for: words[gate] ?? "stages",
		names,
		until: how === "end" ? void 0 : how,
		deadline: atMost
	};
}

export { printableTree as t };