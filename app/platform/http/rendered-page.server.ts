import { createContext } from 'react-router';

/**
 * Where a page's HTML is left by who renders it (entry.server.tsx) for who sends it (pages.server.ts). A Response with
 * the text inside has it turned into a stream and back, which costs more than rendering a small page.
 */
export const renderedPage = createContext<Buffer | null>(null);
