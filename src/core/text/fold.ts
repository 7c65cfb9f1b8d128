/** Text behind a headline that opens it. The text must have no open fence at its end. */
export function fold(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
