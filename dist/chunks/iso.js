import { t as ZodISODateTime, x as _isoDateTime } from "./schemas.js";

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

export { datetime as t };