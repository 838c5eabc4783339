import type { ServerHtml } from '#app/ui/loading/server-html.tsx';

/** A card as HTML that the server made (docs/decisions/072-what-is-sent-once.md). */
export interface DrawnCard extends ServerHtml {
  /** The professional's. */
  id: string;
}
