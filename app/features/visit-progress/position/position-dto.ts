import type * as z from 'zod/mini';
import type { positionAnswer } from './answers/position.server.ts';

/** Where a professional on the way is, for the visit's client. */
export type PositionDto = NonNullable<z.infer<typeof positionAnswer>['position']>;
