interface PageMeta {
  title: string;
  description: string;
}

/**
 * Title and description, for a route's `meta`. The server adds their social twins
 * (app/discovery/page-head.server.ts).
 */
export function pageMeta({ title, description }: PageMeta) {
  return [{ title }, { name: 'description', content: description }];
}
