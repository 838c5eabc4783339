import { textOn } from '../button-color.ts';
import type { ButtonTheme } from '../settings/booking-button.schema.ts';
import { buttonThemes } from '../settings/booking-button.schema.ts';

/** How a frame looks, and the site around it. */
export interface FrameLook {
  color: string;
  theme: ButtonTheme;
  /** The origin of the page around the frame, if it is one the professional named. */
  site: string | null;
}

type Saved = { color: string; theme: ButtonTheme; sites: readonly string[] };

/** What the attributes of a button ask for, where it is possible; otherwise what its professional saved. */
export function frameLookOf(search: URLSearchParams, saved: Saved): FrameLook {
  const [color = '', theme, site = ''] = ['color', 'theme', 'site'].map((name) => search.get(name) ?? undefined);
  return {
    color: /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : saved.color,
    theme: buttonThemes.find((known) => known === theme) ?? saved.theme,
    site: saved.sites.includes(site) ? site : null,
  };
}

/** Returns the URL of a step of the frame, with the same look. */
export function stepUrl(professionalId: string, look: FrameLook, choices: Record<string, string>): string {
  const search = new URLSearchParams({ color: look.color, theme: look.theme, ...choices });
  if (look.site !== null) search.set('site', look.site);
  return `/embed/professionals/${professionalId}?${search}`;
}

/** The custom properties of a color. */
export function accentStyle(color: string): Record<`--${string}`, string> {
  return { '--accent': color, '--on-accent': textOn(color) };
}
