// src/core/result.ts
function success(value) {
	return {
		ok: true,
		value
	};
}
function failure(error) {
	return {
		ok: false,
		error
	};
}

export { success as n, failure as t };