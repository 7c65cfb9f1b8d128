// src/core/text/fold.ts
/** Text behind a headline that opens it. The text must have no open fence at its end. */
function fold(title, text) {
	return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

export { fold as t };