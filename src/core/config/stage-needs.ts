import { z } from 'zod';

/** What every kind of stage has. */
export const stageNeeds = {
  needs: z.array(z.string()).default([]).describe('Stages that must have succeeded before this one starts.'),
};
