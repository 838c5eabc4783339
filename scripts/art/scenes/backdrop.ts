/**
 * State scenes have a window of their own, a low arch, so that ink lines have the same background on light and dark
 * pages. They are 960 by 720.
 */
import { clipped, flatBox, line, picture, type Size } from '../drawing.ts';
import { massFilters, type Person } from '../people.ts';

const sceneSize: Size = { width: 960, height: 720 };

const outline = 'M30 690V400C30 180 220 30 480 30S930 180 930 400V690Q930 704 916 704H44Q30 704 30 690Z';

/** The horizon of every state scene. */
export const groundY = 570;

export interface StateScene {
  name: string;
  sky: string;
  ground: string;
  draw: string;
  /** Drawn over the edge of the window. */
  over?: string;
  people?: Person[];
}

export function stateSceneSvg(scene: StateScene): string {
  const inside =
    flatBox(0, 0, 960, groundY, scene.sky) +
    flatBox(0, groundY, 960, 150, scene.ground) +
    line(`M0 ${groundY}H960`) +
    scene.draw;
  const window = clipped(`window-${scene.name}`, `<path d="${outline}"/>`, inside);
  return picture(sceneSize, window + (scene.over ?? ''), { ink: 9, defs: massFilters(scene.people ?? []) });
}
