import { formatDuration } from '#app/features/visits/duration-text.ts';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { serviceOffersStore, type ServiceOfferRow } from '../service-offers-store.server.ts';

const keptMilliseconds = 10 * 60_000;

let kept: { offers: Promise<ReadonlyMap<string, string>>; until: number } | undefined;

/**
 * Returns what the services of the catalogue cost, by title: "From $65.00 · 45 min · 3 professionals". Services that
 * nobody offers under this name are missing, and so are all of them if they cannot be read, which is logged. Read at
 * most every ten minutes: exact numbers do not matter here.
 */
export async function listServiceOffers(): Promise<ReadonlyMap<string, string>> {
  if (kept === undefined || performance.now() > kept.until) {
    kept = { offers: readOffers(), until: performance.now() + keptMilliseconds };
  }
  try {
    return await kept.offers;
  } catch (error) {
    kept = undefined;
    log.error({ err: error }, 'the offers of services could not be read');
    return new Map();
  }
}

async function readOffers(): Promise<ReadonlyMap<string, string>> {
  const titles = catalogueGroups.flatMap(({ services }) => services.map(({ title }) => title));
  const rows = await serviceOffersStore.summarize(
    database(),
    titles.map((title) => title.toLowerCase()),
  );
  const byName = new Map(rows.map((row) => [row.name, describeOffer(row)]));
  return new Map(
    titles.flatMap((title) => {
      const offer = byName.get(title.toLowerCase());
      return offer === undefined ? [] : [[title, offer]];
    }),
  );
}

function describeOffer({ price, duration, professionals }: ServiceOfferRow): string {
  const people = professionals === 1 ? '1 professional' : `${professionals} professionals`;
  return `From ${formatDollarText(price)} · ${formatDuration(duration)} · ${people}`;
}
