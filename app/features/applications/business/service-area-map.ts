import type * as z from 'zod/mini';
import type { mapPointAnswer, mapCityAnswer, serviceAreaMapAnswer } from '../answers/applications.server.ts';

/** Miles east (x) and south (y) of the center. */
export type MapPoint = z.infer<typeof mapPointAnswer>;

export type MapCity = z.infer<typeof mapCityAnswer>;

/** A service area to draw. */
export type ServiceAreaMap = z.infer<typeof serviceAreaMapAnswer>;
