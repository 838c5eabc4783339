import { writePng, writeResponsive, writeText } from './raster.ts';
import { authStreetSvg } from './scenes/auth-street.ts';
import { stateSceneSvg } from './scenes/backdrop.ts';
import { momentScenes } from './scenes/moments.ts';
import { placeholderSvg } from './scenes/placeholder.ts';
import { quietScenes } from './scenes/quiet.ts';
import { socialCardSvg } from './scenes/social-card.ts';

/**
 * Writes public/images/scenes/ (state scenes as SVG, the street next to sign-in as AVIF and WebP) and the card for
 * shared links.
 */
export async function renderScenes(): Promise<void> {
  for (const scene of [...quietScenes, ...momentScenes]) {
    await writeText(stateSceneSvg(scene), `public/images/scenes/${scene.name}.svg`);
  }
  await writeText(placeholderSvg(), 'public/placeholder.svg');
  await writeResponsive(authStreetSvg(), 'images/scenes/auth-street', [640, 1200]);
  await writePng(socialCardSvg(), 'images/social-card.png', 1200);
}
