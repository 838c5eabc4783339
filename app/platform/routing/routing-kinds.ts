/** The routing services whose formats are known here. */
export const routingKinds = ['osrm', 'valhalla', 'openrouteservice'] as const;
export type RoutingKind = (typeof routingKinds)[number];
