import { brandName } from '#app/content/site-copy.ts';
import type { CardFacts } from './card-facts.server.ts';
import { fitText, type Room } from './fit-text.ts';
import { drawText, isDrawable, typefaces, type Typeface } from './typeface.server.ts';

export const cardSize = { width: 1200, height: 630 } as const;
/** The portrait's square, in px. */
export const portraitPlace = { left: 716, top: 182, side: 448 } as const;

/** The arch's box, in px. */
export const archPlace = { left: 690, top: 90, width: 500, height: 540 } as const;

/** Returns the mask that clips a photo: the arch in white on transparent. */
export function archMask(): string {
  const { width, height } = archPlace;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z"/></svg>`;
}

/** The light theme's colors (app/ui/styles/tokens.css), because a shared link appears on other people's pages. */
const paint = {
  paper: '#fbf7f0',
  ink: '#1f1b16',
  dim: '#6b6258',
  green: '#0b5d4e',
  deep: '#063b32',
  sun: '#f5b83d',
  line: '#e8dfd2',
  card: '#fff',
};
const tints: Record<CardFacts['tint'], string> = {
  'tint-beauty': '#f6d9cf',
  'tint-auto': '#cfe0f1',
  'tint-pets': '#f4e3b8',
  'tint-food': '#fad6b0',
  'tint-home': '#d9e7d2',
  'tint-tech': '#ded7f0',
  'tint-eco': '#cde8dc',
};

const left = 76;
const textWidth = 590;
const nameRoom: Room = { width: textWidth, lines: 2, sizes: [88, 76, 64, 54] };
const headlineRoom: Room = { width: textWidth, lines: 2, sizes: [34, 30] };

/**
 * Draws the picture of a shared profile as SVG, with all text as outlines; the renderer adds the portrait to its
 * arch.
 */
export function drawCard(facts: CardFacts): string {
  const name = isDrawable(facts.name, typefaces.display) ? facts.name : `A professional on ${brandName}`;
  const title = block(name, typefaces.display, nameRoom, paint.ink, 0.98, -0.03);
  const headline = facts.headline
    ? block(facts.headline, typefaces.text, headlineRoom, paint.dim, 1.25)
    : { svg: '', height: 0 };
  // Name and headline are centered vertically between logo and pills.
  const top = 168 + Math.max(0, (318 - title.height - headline.height - 22) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">` +
    rectangle(0, 0, cardSize.width, cardSize.height, paint.paper) +
    `<path fill="${tints[facts.tint]}" d="M690 630V340a250 250 0 0 1 500 0v290Z"/>` +
    logo() +
    moved(left, top, title.svg) +
    moved(left, top + title.height + 22, headline.svg) +
    pills(facts) +
    '</svg>'
  );
}

function block(text: string, typeface: Typeface, room: Room, color: string, leading: number, tracking = 0) {
  const { size, lines } = fitText(text, room, (line, tried) => drawText(line, typeface, tried, tracking).width);
  const svg = lines.map((line, index) =>
    moved(0, size * (0.78 + leading * index), outline(drawText(line, typeface, size, tracking).d, color)),
  );
  return { svg: svg.join(''), height: size * (0.9 + leading * (lines.length - 1)) };
}

/** Draws the facts in a row, as many as fit. */
function pills({ verified, rating, place, price }: CardFacts): string {
  const texts = [
    rating ? `★ ${rating.average} (${rating.count})` : '',
    place ?? '',
    price ?? '',
    verified ? 'Verified' : '',
  ];
  let x = left;
  let svg = '';
  for (const text of texts.filter(Boolean)) {
    const { d, width } = drawText(text.replace('★ ', ''), typefaces.text, 28);
    const room = text.startsWith('★') ? 34 : 0;
    const whole = width + room + 48;
    if (x + whole > left + textWidth + 24) continue;
    svg += `<rect x="${x}" y="506" width="${whole}" height="58" rx="29" fill="${paint.card}" stroke="${paint.line}" stroke-width="2"/>`;
    if (room > 0)
      svg += moved(
        x + 22,
        520,
        `<path fill="${paint.sun}" transform="scale(1.45)" d="M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z"/>`,
      );
    svg += moved(x + 24 + room, 545, outline(d, paint.ink));
    x += whole + 14;
  }
  return svg;
}

function logo(): string {
  const mark =
    `<path fill="${paint.green}" d="M3 30V15a13 13 0 0 1 26 0v15Z"/><path fill="${paint.sun}" d="M8 30V15a8 8 0 0 1 16 0v15Z"/>` +
    `<path fill="${paint.deep}" d="M8 30V15a8 8 0 0 1 4.8-7.3L17.5 10.6V32.6Z"/><circle cx="15" cy="20.6" r="1.3" fill="${paint.sun}"/>`;
  const word = outline(drawText(brandName, typefaces.display, 44, -0.03).d, paint.ink);
  return moved(left - 6, 58, `<g transform="scale(1.9)">${mark}</g>`) + moved(left + 66, 108, word);
}

function outline(d: string, color: string): string {
  return `<path fill="${color}" d="${d}"/>`;
}

function rectangle(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
}

function moved(x: number, y: number, svg: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`;
}
