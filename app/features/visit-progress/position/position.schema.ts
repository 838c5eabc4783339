import * as z from 'zod/mini';

const degrees = (most: number) => z.number('A position is in degrees').check(z.gte(-most), z.lte(most));

/** Where the professional's phone is. */
export const positionSchema = z.object({ latitude: degrees(90), longitude: degrees(180) });
export type PositionRequest = z.output<typeof positionSchema>;

/** Whether the professional lets clients see where they are on the way. */
export const sharingSchema = z.object({ shares_position: z.boolean('Please choose yes or no') });
