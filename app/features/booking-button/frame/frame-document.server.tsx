import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { accentStyle, type FrameLook } from './frame-look.ts';
import { frameStyle } from './frame-style.ts';
// oxlint-disable-next-line import/default -- The module's text, see scripts/build/inline-scripts.ts.
import frameScript from './frame-script.ts?inline-script';

interface FrameDocumentProps {
  title: string;
  look: FrameLook;
  children: ReactNode;
}

/** Returns a page of the frame: plain HTML that works without its script. */
export function frameDocument({ title, look, children }: FrameDocumentProps): string {
  const body = renderToStaticMarkup(
    <body style={accentStyle(look.color)} data-site={look.site ?? undefined}>
      <main>{children}</main>
      <footer>Secure booking by Doorstep</footer>
    </body>,
  );
  return (
    `<!DOCTYPE html><html lang="en" data-theme="${look.theme}"><head><meta charset="utf-8"/>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>' +
    `${renderToStaticMarkup(<title>{title}</title>)}<style>${frameStyle}</style></head>` +
    `${body.replace(/<\/body>$/, `<script>${frameScript}</script></body>`)}</html>`
  );
}
