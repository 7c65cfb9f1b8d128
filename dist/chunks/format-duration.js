// src/core/text/format-duration.ts
/** `4m32s`, `1m02s`, `2h05m00s`, `9s`: two-digit seconds after minutes, as in the documents users know (Y-10, X-14). */
function formatDuration(milliseconds) {
	const total = Math.max(0, Math.round(milliseconds / 1e3));
	const two = (value) => String(value).padStart(2, "0");
	const hours = Math.floor(total / 3600);
	const minutes = Math.floor(total % 3600 / 60);
	const seconds = total % 60;
	if (hours > 0) return `${hours}h${two(minutes)}m${two(seconds)}s`;
	if (minutes > 0) return `${minutes}m${two(seconds)}s`;
	return `${seconds}s`;
}

export { formatDuration as t };