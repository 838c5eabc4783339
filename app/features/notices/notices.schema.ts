import * as z from 'zod/mini';
import { channels, choiceKinds, recipients } from './notices.ts';

export const preferenceSchema = z.object({
  recipient: z.enum(recipients, 'Unknown recipient'),
  kind: z.enum(choiceKinds, 'Unknown kind'),
  channel: z.enum(channels, 'Unknown channel'),
  enabled: z.boolean('enabled must be true or false'),
});
