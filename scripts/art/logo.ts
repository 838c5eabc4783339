/** The mark: a green arch with a door ajar and marigold light behind. The same drawing as app/ui/art/logo.tsx. */
import { paint } from './palette.ts';
import { writeIcon, writePng, writeText } from './raster.ts';

const arch = 'M3 30V15a13 13 0 0 1 26 0v15Z';
const light = 'M8 30V15a8 8 0 0 1 16 0v15Z';
const leaf = 'M8 30V15a8 8 0 0 1 4.8-7.3L17.5 10.6V32.6Z';

/** The mark alone on a transparent background, lighter in dark browser themes. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 34"><style>.a{fill:#0B5D4E}.l{fill:#063B32}' +
  '@media(prefers-color-scheme:dark){.a{fill:#5FC3A8}.l{fill:#24725F}}</style>' +
  `<path class="a" d="${arch}"/><path fill="${paint.sun}" d="${light}"/><path class="l" d="${leaf}"/>` +
  `<circle cx="15" cy="20.6" r="1.3" fill="${paint.sun}"/></svg>\n`;

/** A square icon with margins around the mark, because home screens round off the corners. */
const icon =
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-9 -7.5 50 50"><path d="M-10-10H42V44H-10Z" fill="${paint.paper}"/>` +
  `<path fill="${paint.green}" d="${arch}"/><path fill="${paint.sun}" d="${light}"/><path fill="#063B32" d="${leaf}"/>` +
  `<circle cx="15" cy="20.6" r="1.3" fill="${paint.sun}"/></svg>`;

/** The same for systems that crop icons to their own shape: the important part is within the central 80%. */
const maskable = icon
  .replace('viewBox="-9 -7.5 50 50"', 'viewBox="-13 -11.5 58 58"')
  .replace('M-10-10H42V44H-10Z', 'M-20-20H52V54H-20Z');

export async function renderLogo(): Promise<void> {
  await writeText(favicon, 'public/favicon.svg');
  // What browsers ask for where no page names an icon: robots.txt, a picture, a feed.
  await writeIcon(icon, 'favicon.ico', 48);
  await writePng(icon, 'apple-touch-icon.png', 180);
  await writePng(icon, 'icon-192.png', 192);
  await writePng(icon, 'icon-512.png', 512);
  await writePng(maskable, 'icon-maskable-192.png', 192);
  await writePng(maskable, 'icon-maskable-512.png', 512);
}
