// src/cli/show/printable-tree.ts
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
const words = {
	children: "children",
	answer: "answer",
	"own-branch": "branch",
	approval: "approval"
};
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