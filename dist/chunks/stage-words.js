// src/terminal/draw/stage-words.ts
const icons = {
	succeeded: {
		text: "✔",
		paint: "green"
	},
	failed: {
		text: "✘",
		paint: "red"
	},
	noop: {
		text: "✔",
		paint: "green"
	},
	"needs-input": {
		text: "?",
		paint: "yellow"
	},
	cancelled: {
		text: "✘",
		paint: "red"
	},
	skipped: {
		text: "–",
		paint: "dim"
	},
	waiting: {
		text: "…",
		paint: "dim"
	},
	running: {
		text: "▶",
		paint: "yellow"
	},
	"not-started": {
		text: "–",
		paint: "dim"
	}
};
function iconOf(status) {
	return icons[status];
}
function renderIcon(status, { colors }) {
	const { text, paint } = icons[status];
	return colors[paint](text);
}

export { renderIcon as n, iconOf as t };