import type { Config } from '#app/platform/config/config.server.ts';
import { askDrives, connectRouting } from '#app/platform/routing/routing.server.ts';
import { fails, unused, works, type Finding } from '#app/features/system/finding.ts';
import { routingConnection } from '#app/outside.server.ts';

const downtown = { latitude: 30.2713, longitude: -97.7426 };
const north = { latitude: 30.4005, longitude: -97.7496 };

/** Asks the routing service for one drive through Austin. */
export async function checkRouting(config: Config): Promise<Finding> {
  const connection = routingConnection(config);
  if (!connection) return unused('none: drives are estimated (ROUTING_URL)');
  connectRouting(connection);
  const { host } = new URL(connection.url);
  const [[drive] = []] = await askDrives({ origins: [downtown], destinations: [north] });
  return drive
    ? works(`${connection.kind} at ${host}: through Austin in ${Math.round(drive.minutes)} minutes`)
    : fails(`${connection.kind} at ${host} knows no road through Austin: does it have a map of the United States?`);
}
