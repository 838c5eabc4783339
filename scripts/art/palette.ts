/** The colors of every picture: the brand's tokens, then a few extra ones for objects. */
export const INK = '#1F1B16';

export const paint = {
  paper: '#FBF7F0',
  white: '#FFFFFF',
  sand: '#F3ECE0',
  stone: '#DCD2C2',
  clay: '#B98A62',
  wood: '#8A5A3C',
  bark: '#5B3A29',
  green: '#0B5D4E',
  mint: '#5FC3A8',
  leaf: '#3E8E6E',
  sun: '#F5B83D',
  honey: '#E9A23B',
  coral: '#E4674B',
  rose: '#EFA08F',
  blush: '#F6C9BC',
  plum: '#6F4E9C',
  lilac: '#B3A3DC',
  blue: '#3E6FB0',
  sky: '#9DBBE0',
  steel: '#8F9BA8',
  night: '#2E2A4A',
} as const;

/** The background tint of each category, equal to the page's color tokens. */
export const tint = {
  'beauty-wellness': '#F6D9CF',
  'auto-care': '#CFE0F1',
  'pet-services': '#F4E3B8',
  'food-trucks': '#FAD6B0',
  'home-services': '#D9E7D2',
  'tech-services': '#DED7F0',
  'eco-services': '#CDE8DC',
} as const;

export type CategoryId = keyof typeof tint;

export const categoryIds = Object.keys(tint) as CategoryId[];
