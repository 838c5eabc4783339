import * as z from 'zod/mini';
import type { Coordinates } from '#app/lib/places/distance.ts';
import type { RoutingKind } from './routing-kinds.ts';

/** A drive as a routing service answers it, without the traffic of an hour. */
export type Drive = { miles: number; minutes: number };

/** By origin, then by destination; null if no road leads there. */
export type DriveMatrix = (Drive | null)[][];

export type MatrixQuestion = { origins: readonly Coordinates[]; destinations: readonly Coordinates[] };

type RoutingFormat = {
  request: (question: MatrixQuestion, key: string | undefined) => { path: string; init: RequestInit };
  /** @throws ZodMiniError for an answer in another shape */
  read: (answer: unknown) => DriveMatrix;
};

const metersPerMile = 1609.344;
const numbers = z.array(z.array(z.nullable(z.number().check(z.nonnegative()))));

const longitudeFirst = ({ latitude, longitude }: Coordinates) => [longitude, latitude];
const pointsOf = ({ origins, destinations }: MatrixQuestion) => [...origins, ...destinations];
const originIndices = ({ origins }: MatrixQuestion) => [...origins.keys()];
const destinationIndices = ({ origins, destinations }: MatrixQuestion) =>
  [...destinations.keys()].map((index) => origins.length + index);

/**
 * The matrix services as they describe themselves: OSRM's table service (project-osrm.org/docs), Valhalla's
 * sources_to_targets (valhalla.github.io/valhalla/api/matrix), openrouteservice's matrix (openrouteservice.org/dev).
 */
export const routingFormats: Record<RoutingKind, RoutingFormat> = {
  osrm: {
    request: (question) => {
      const points = pointsOf(question).map((point) => longitudeFirst(point).join(','));
      const asked = new URLSearchParams({
        sources: originIndices(question).join(';'),
        destinations: destinationIndices(question).join(';'),
        annotations: 'duration,distance',
      });
      return { path: `/table/v1/driving/${points.join(';')}?${asked}`, init: { method: 'GET' } };
    },
    read: (answer) => {
      const { durations, distances } = osrmAnswer.parse(answer);
      return matrixOf(durations, distances, { perMinute: 60, perMile: metersPerMile });
    },
  },
  valhalla: {
    request: ({ origins, destinations }) => {
      const location = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lon: longitude });
      const body = {
        sources: origins.map(location),
        targets: destinations.map(location),
        costing: 'auto',
        units: 'miles',
      };
      return { path: '/sources_to_targets', init: jsonPost(body) };
    },
    read: (answer) =>
      valhallaAnswer
        .parse(answer)
        .sources_to_targets.map((row) =>
          row.map(({ time, distance }) =>
            time === null || distance === null ? null : { miles: distance, minutes: time / 60 },
          ),
        ),
  },
  openrouteservice: {
    request: (question, key) => {
      const body = {
        locations: pointsOf(question).map(longitudeFirst),
        sources: originIndices(question),
        destinations: destinationIndices(question),
        metrics: ['duration', 'distance'],
        units: 'mi',
      };
      return { path: '/v2/matrix/driving-car', init: jsonPost(body, key === undefined ? {} : { authorization: key }) };
    },
    read: (answer) => {
      const { durations, distances } = openrouteserviceAnswer.parse(answer);
      return matrixOf(durations, distances, { perMinute: 60, perMile: 1 });
    },
  },
};

const osrmAnswer = z.object({ code: z.literal('Ok'), durations: numbers, distances: numbers });
const openrouteserviceAnswer = z.object({ durations: numbers, distances: numbers });
const valhallaAnswer = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: z.nullable(z.number()), distance: z.nullable(z.number()) }))),
});

function jsonPost(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

function matrixOf(
  durations: readonly (readonly (number | null)[])[],
  distances: readonly (readonly (number | null)[])[],
  { perMinute, perMile }: { perMinute: number; perMile: number },
): DriveMatrix {
  return durations.map((row, origin) =>
    row.map((duration, destination) => {
      const distance = distances[origin]?.[destination] ?? null;
      return duration === null || distance === null
        ? null
        : { miles: distance / perMile, minutes: duration / perMinute };
    }),
  );
}
