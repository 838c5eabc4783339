import * as z from 'zod/mini';
import { reasonSchema } from '#app/features/platform-settings/platform-settings.schema.ts';

/** Why an administrator takes the files of a visit. */
export const packSchema = z.object({ reason: reasonSchema });
