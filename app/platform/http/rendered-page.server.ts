import { createContext } from 'react-router';

/** A page's HTML, and the inline scripts in it that we made, with one character a byte. */
export type RenderedPage = { html: Buffer<ArrayBuffer>; scripts: readonly string[] };

/**
 * Where a page is left by who renders it (entry.server.tsx) for who sends it (pages.server.ts). A Response with
 * the text inside has it turned into a stream and back, which costs more than rendering a small page.
 */
export const renderedPage = createContext<RenderedPage | null>(null);
