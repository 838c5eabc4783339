interface PageMeta {
  title: string;
  description: string;
}

/**
 * Returns title and description, for a route's `meta`. The server adds the matching social tags
 * (app/discovery/page-head.server.ts).
 */
export function pageMeta({ title, description }: PageMeta) {
  return [{ title }, { name: 'description', content: description }];
}
