import type * as z from 'zod/mini';
import type { pinAnswer, pinsAnswer } from '../answers/pins.server.ts';

/** A professional on the map. */
export type Pin = z.infer<typeof pinAnswer>;

export type Pins = z.infer<typeof pinsAnswer>;
