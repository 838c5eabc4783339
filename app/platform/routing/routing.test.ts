import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createRoutingSandbox } from '#sandbox/routing/routing-sandbox.ts';
import { routingKinds } from './routing-kinds.ts';
import { askDrives, connectRouting, isRoutingConnected } from './routing.server.ts';

const sandbox = createRoutingSandbox();
const server = serve({ fetch: sandbox.routes.fetch, port: 0, hostname: '127.0.0.1' });
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;
const urlOf = (kind: string) => `http://127.0.0.1:${port}/routing/${kind}`;
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  connectRouting(undefined);
  sandbox.faults.clear();
});

const downtown = { latitude: 30.27, longitude: -97.74 };
const north = { latitude: 30.4, longitude: -97.74 };
const east = { latitude: 30.27, longitude: -97.6 };

it.each(routingKinds)('asks %s in its own format for drives there and back', async (kind) => {
  connectRouting({ url: urlOf(kind), kind, key: 'sandbox-routing-key' });
  expect(isRoutingConnected()).toBe(true);
  const [[toNorth, toEast] = []] = await askDrives({ origins: [downtown], destinations: [north, east] });
  expect(toNorth?.miles).toBeCloseTo(8.98, 1);
  expect(toNorth?.minutes).toBeCloseTo(24.1, 1);
  expect(toEast?.miles).toBeCloseTo(8.35, 1);
  const back = await askDrives({ origins: [north, east], destinations: [downtown] });
  expect(back.map((row) => row.length)).toEqual([1, 1]);
  expect(back[0]?.[0]?.minutes).toBeCloseTo(24.1, 1);
  expect(sandbox.asked.at(-1)).toBe('30.4,-97.74 30.27,-97.6 30.27,-97.74');
});

it('says when the service refuses, or is none', async () => {
  connectRouting({ url: urlOf('openrouteservice'), kind: 'openrouteservice', key: 'another' });
  await expect(askDrives({ origins: [downtown], destinations: [north] })).rejects.toThrow('answered 403');
  connectRouting({ url: urlOf('osrm'), kind: 'valhalla' });
  await expect(askDrives({ origins: [downtown], destinations: [north] })).rejects.toThrow('answered 404');
  connectRouting(undefined);
  await expect(askDrives({ origins: [downtown], destinations: [north] })).rejects.toThrow('No routing service');
});
