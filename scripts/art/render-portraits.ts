import { portraitSvg } from './portrait-frame.ts';
import { portraits } from './portraits.ts';
import { writeResponsive } from './raster.ts';

const portraitWidths = [320, 640];

/** Writes public/images/portraits/{id}-{320,640}.{avif,webp}, transparent. */
export async function renderPortraits(): Promise<void> {
  for (const { id, person } of portraits) {
    await writeResponsive(portraitSvg(person), `images/portraits/${id}`, portraitWidths);
  }
}
