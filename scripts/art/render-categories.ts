import { categorySvg } from './categories/category-pictures.ts';
import { categoryIds } from './palette.ts';
import { writeText } from './raster.ts';

/** Writes public/images/categories/{id}.svg, transparent, 400 by 440. */
export async function renderCategories(): Promise<void> {
  for (const id of categoryIds) {
    await writeText(categorySvg(id), `public/images/categories/${id}.svg`);
  }
}
