import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import type { FaultPlan } from '../stripe/faults.ts';

type Point = { latitude: number; longitude: number };
type Drive = { seconds: number; meters: number };

/** The matrix calls of three routing services, below /routing/KIND, over roads that run straight at 10 m/s. */
export function createRoutingRoutes(faults: FaultPlan, asked: string[]): Hono {
  const routes = new Hono();
  const answer = async (c: Context, points: Point[], respond: () => object) => {
    asked.push(points.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' '));
    const fault = faults.take(c.req.method, c.req.path);
    if (fault?.kind === 'status') return c.json({ code: 'Unavailable' }, fault.status);
    if (fault?.kind === 'delay') await wait(fault.delayMs);
    return c.json(respond());
  };
  routes.get('/routing/osrm/table/v1/driving/:points', (c) => {
    const points = c.req.param('points').split(';').map(longitudeFirst);
    const indices = (name: string) => (c.req.query(name) ?? '').split(';').map(Number);
    const drives = matrix(points, indices('sources'), indices('destinations'));
    return answer(c, points, () => ({
      code: 'Ok',
      durations: drives.map((row) => row.map(({ seconds }) => seconds)),
      distances: drives.map((row) => row.map(({ meters }) => meters)),
    }));
  });
  routes.post('/routing/valhalla/sources_to_targets', async (c) => {
    const { sources, targets } = await c.req.json<Record<'sources' | 'targets', { lat: number; lon: number }[]>>();
    const points = [...sources, ...targets].map(({ lat, lon }) => ({ latitude: lat, longitude: lon }));
    const drives = matrix(
      points,
      [...sources.keys()],
      [...targets.keys()].map((index) => sources.length + index),
    );
    return answer(c, points, () => ({
      units: 'miles',
      sources_to_targets: drives.map((row, from) =>
        row.map(({ seconds, meters }, to) => ({
          from_index: from,
          to_index: to,
          time: seconds,
          distance: meters / 1609.344,
        })),
      ),
    }));
  });
  routes.post('/routing/openrouteservice/v2/matrix/driving-car', async (c) => {
    if (c.req.header('authorization') !== 'sandbox-routing-key') return c.json({ error: 'Access disallowed' }, 403);
    const body = await c.req.json<{ locations: number[][]; sources: number[]; destinations: number[] }>();
    const points = body.locations.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
    const drives = matrix(points, body.sources, body.destinations);
    return answer(c, points, () => ({
      durations: drives.map((row) => row.map(({ seconds }) => seconds)),
      distances: drives.map((row) => row.map(({ meters }) => meters / 1609.344)),
    }));
  });
  return routes;
}

function longitudeFirst(text: string): Point {
  const [longitude = 0, latitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

function matrix(points: readonly Point[], sources: readonly number[], destinations: readonly number[]): Drive[][] {
  return sources.map((source) => destinations.map((destination) => driveBetween(points[source], points[destination])));
}

const metersPerDegree = 111_195;
const metersPerSecond = 10;

/** Over a flat earth: exact enough for a city. */
function driveBetween(from: Point = { latitude: 0, longitude: 0 }, to: Point = from): Drive {
  const north = (to.latitude - from.latitude) * metersPerDegree;
  const scale = Math.cos((from.latitude * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * metersPerDegree * scale;
  const meters = Math.hypot(north, east);
  return { meters, seconds: meters / metersPerSecond };
}
