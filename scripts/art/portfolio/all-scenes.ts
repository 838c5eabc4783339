import type { CategoryId } from '../palette.ts';
import { autoScenes } from './auto.ts';
import { beautyScenes } from './beauty.ts';
import { ecoScenes } from './eco.ts';
import { foodScenes } from './food.ts';
import { homeScenes } from './home.ts';
import { petScenes } from './pets.ts';
import type { Scene } from './scene.ts';
import { techScenes } from './tech.ts';

/** All portfolio pictures, by category. */
export const portfolio: Record<CategoryId, Scene[]> = {
  'beauty-wellness': beautyScenes,
  'auto-care': autoScenes,
  'pet-services': petScenes,
  'food-trucks': foodScenes,
  'home-services': homeScenes,
  'tech-services': techScenes,
  'eco-services': ecoScenes,
};
