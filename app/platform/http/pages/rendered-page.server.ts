import { createContext } from 'react-router';

/** A page's HTML, and the inline scripts in it that we created, with one character per byte. */
export type RenderedPage = { html: Buffer<ArrayBuffer>; scripts: readonly string[] };

/**
 * Where the renderer (entry.server.tsx) leaves a page for the sender (pages.server.ts). A Response would turn the
 * text into a stream and back, which costs more than rendering a small page.
 */
export const renderedPage = createContext<RenderedPage | null>(null);
