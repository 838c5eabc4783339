import { portfolio } from './portfolio/all-scenes.ts';
import { sceneSvg } from './portfolio/scene.ts';
import { writeResponsive } from './raster.ts';

const portfolioWidths = [480, 1080];

/** Writes public/images/portfolio/{id}-{480,1080}.{avif,webp}. */
export async function renderPortfolio(): Promise<void> {
  for (const scene of Object.values(portfolio).flat()) {
    await writeResponsive(sceneSvg(scene), `images/portfolio/${scene.id}`, portfolioWidths);
  }
}
