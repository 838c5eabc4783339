import type { Hono } from 'hono';
import { FaultPlan } from '../stripe/faults.ts';
import { createRoutingRoutes } from './routing-routes.ts';

export type RoutingSandbox = {
  routes: Hono;
  faults: FaultPlan;
  /** The points of each request, in order: "30.27,-97.74 30.4,-97.75". */
  asked: string[];
};

/** Assembles the stand-in for routing services. */
export function createRoutingSandbox(): RoutingSandbox {
  const faults = new FaultPlan();
  const asked: string[] = [];
  return { routes: createRoutingRoutes(faults, asked), faults, asked };
}
