import { z } from 'zod';

/** A key that may be absent, and is not empty. */
export const optionalText = z.string().min(1).optional();
