import { z } from 'zod';

/** A key that may be absent, and is not empty. */
export const optionalText = z.string().min(1).optional();
/** A switch that may be absent. */
export const optionalFlag = z.boolean().optional();
/** A switch that is off where it is absent. */
export const flag = z.boolean().default(false);
/** A help of Baton that may be turned off. */
export const optionalMode = z.enum(['auto', 'off']).optional();
