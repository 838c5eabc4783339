import type { FaqEntry } from '#app/content/faq.ts';
import { brandName } from '#app/content/site-copy.ts';
import type { BookableService } from '#app/features/booking-form/booking-subject.ts';
import { professionalDefaults } from '#app/features/professionals/display/professional-display.ts';
import type { ProfileView } from '#app/features/professionals/display/profile-view.ts';
import type { ServiceCategory } from '#app/features/services/catalogue/categories.ts';

/** A schema.org item, https://schema.org/docs/full.html. */
export type StructuredData = { '@type': string; [property: string]: unknown };

/** Returns items as a script element that no text in them can close: "<" is escaped. */
export function jsonLdScript(things: readonly StructuredData[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the operator of the site, and the site with its search (home page). */
export function siteThings(baseUrl: string): StructuredData[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${baseUrl}/#organization`,
    name: brandName,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon-512.png`,
  };
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/professionals?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    organization,
    {
      '@type': 'WebSite',
      '@id': `${baseUrl}/#website`,
      name: brandName,
      url: `${baseUrl}/`,
      publisher: { '@id': organization['@id'] },
      potentialAction: search,
    },
  ];
}

/** Returns the breadcrumb trail from the home page to this page; each step has its path. */
export function breadcrumbs(baseUrl: string, steps: readonly { name: string; path: string }[]): StructuredData {
  const all = [{ name: 'Home', path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: baseUrl + path,
    })),
  };
}

export function faqPage(entries: readonly FaqEntry[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Describes one of the seven service categories. It has no price: the "$75+" of its page (PUB-035) is no offer of
 * anybody's.
 */
export function categoryService(baseUrl: string, { id, title, description }: ServiceCategory): StructuredData {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: `${baseUrl}/services/${id}`,
    provider: { '@type': 'Organization', '@id': `${baseUrl}/#organization`, name: brandName, url: `${baseUrl}/` },
    areaServed: { '@type': 'Country', name: 'United States' },
  };
}

/**
 * Describes a professional and their services. Only a true average is included, never the 4.5 shown without reviews
 * (OPEN-35).
 */
export function professionalBusiness(
  baseUrl: string,
  profile: ProfileView,
  services: readonly BookableService[],
): StructuredData {
  const { id, name, headline, bio, image, rating, reviewCount, serviceArea } = profile;
  const url = `${baseUrl}/professionals/${id}`;
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name,
    description: headline ? `${headline}. ${bio}` : bio,
    image: new URL(image, baseUrl).href,
    ...placeOf(serviceArea),
    ...(reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    makesOffer: services.map((service) => ({
      '@type': 'Offer',
      price: service.price,
      priceCurrency: 'USD',
      url,
      itemOffered: {
        '@type': 'Service',
        name: service.name,
        ...(service.description ? { description: service.description } : {}),
      },
    })),
  };
}

/** Returns an address for "Austin, TX 78704", and only the area served for any other text. */
function placeOf(serviceArea: string): Record<string, unknown> {
  if (serviceArea === professionalDefaults.location) return {};
  const areaServed = { '@type': 'Place', name: serviceArea };
  const [, locality, region, postalCode] = /^([^,]+),\s*([A-Z]{2})(?:\s+(\d{5}))?$/.exec(serviceArea.trim()) ?? [];
  if (!locality || !region) return { areaServed };
  const address = {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    ...(postalCode ? { postalCode } : {}),
    addressCountry: 'US',
  };
  return { areaServed, address };
}
