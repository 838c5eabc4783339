interface PageMeta {
  title: string;
  description: string;
}

/** Title, description and their social twins, for a route's `meta`. */
export function pageMeta({ title, description }: PageMeta) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Doorstep' },
  ];
}
