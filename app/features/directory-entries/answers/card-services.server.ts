import * as z from 'zod/mini';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { about, dollars, text } from '#app/platform/http/api/answer-fields.server.ts';

/** The services of a professional on a card, as the API returns them. */
export const cardServicesFields = {
  service_names: z.array(text('Deep tissue massage')),
  price_from: about('The cheapest service; null without services.', z.nullable(dollars)),
};
type CardServices = z.infer<z.ZodMiniObject<typeof cardServicesFields>>;

export function cardServices(services: readonly ServiceDto[]): CardServices {
  return {
    service_names: [...new Set(services.map(({ name }) => name))],
    price_from: cheapestPrice(services),
  };
}

/** The same as texts for pages. */
export const cardServicesTexts = {
  services: text('Massage, lashes'),
  priceFrom: z.nullable(text('$65.00')),
};
type CardServicesTexts = z.infer<z.ZodMiniObject<typeof cardServicesTexts>>;

export function describeCardServices({ service_names, price_from }: CardServices): CardServicesTexts {
  return {
    services: servicesText(service_names),
    priceFrom: price_from === null ? null : formatDollarText(price_from),
  };
}

const servicesShown = 3;

function servicesText(names: readonly string[]): string {
  const more = names.length - servicesShown;
  return [...names.slice(0, servicesShown), ...(more > 0 ? [`${more} more`] : [])].join(' · ');
}

function cheapestPrice(services: readonly ServiceDto[]): string | null {
  return services.reduce<string | null>(
    (least, { price }) => (least === null || Number(price) < Number(least) ? price : least),
    null,
  );
}
