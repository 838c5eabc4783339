import { textOn } from '../button-color.ts';
import type { BookingButtonInput } from './booking-button.schema.ts';

interface SnippetSubject {
  professionalId: string;
  /** Where the button leads without its script. */
  linkUrl: string;
  baseUrl: string;
}

/** Returns what a professional pastes into their site: a link that the script turns into a button. */
export function snippetOf(
  { professionalId, linkUrl, baseUrl }: SnippetSubject,
  { color, theme, label }: Pick<BookingButtonInput, 'color' | 'theme' | 'label'>,
): string {
  const attributes = {
    'data-doorstep': professionalId,
    'data-color': color,
    'data-text': textOn(color),
    'data-theme': theme,
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return [
    `<a href="${linkUrl}"${written.join('')}>${escaped(label)}</a>`,
    `<script src="${baseUrl}/button.js" async></script>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
