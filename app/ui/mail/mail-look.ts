/**
 * The colors of mails. Mail programs do not know custom properties, so the light colors are inline and the dark ones
 * in mailStyles.
 */
export const mailColors = {
  paper: '#fbf7f0',
  card: '#ffffff',
  sand: '#f3ece0',
  ink: '#1f1b16',
  dim: '#6b6258',
  line: '#e8dfd2',
  green: '#0b5d4e',
  leaf: '#063b32',
  sun: '#f5b83d',
} as const;

/** The site's fonts, if installed; web fonts would be requested from our server each time a mail is opened. */
export const mailFaces = {
  text: '"Instrument Sans", "Helvetica Neue", "Segoe UI", Helvetica, Arial, sans-serif',
  display: '"Bricolage Grotesque", "Avenir Next", "Segoe UI Semibold", "Helvetica Neue", Helvetica, Arial, sans-serif',
} as const;

/** The dark design tokens. Outlook's web mail signals dark mode with the second prefix. */
const dark: readonly [name: string, rules: string][] = [
  ['paper', 'background-color:#171411'],
  ['card', 'background-color:#211d19;border-color:#362f28'],
  ['sand', 'background-color:#2b2520;border-color:#362f28'],
  ['ink', 'color:#f6efe4'],
  ['dim', 'color:#b3a898'],
  ['line', 'border-color:#362f28'],
  ['link', 'color:#5fc3a8'],
  ['button', 'background-color:#5fc3a8;color:#12241f'],
  ['arch', 'background-color:#5fc3a8'],
  ['leaf', 'background-color:#24725f'],
];

const important = (rules: string) => rules.replaceAll(/;|$/g, '!important;');
const darkRules = (prefix: string) => dark.map(([name, rules]) => `${prefix}.m-${name}{${important(rules)}}`).join('');

/** The only style sheet of a mail: what inline styles cannot express. */
export const mailStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{text-underline-offset:3px}',
  `@media (prefers-color-scheme: dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
  '@media (max-width: 520px){.m-inside{padding:28px 22px 30px!important}.m-h1{font-size:26px!important;line-height:30px!important}',
  '.m-mast{margin-left:23px!important}.m-button{display:block!important;text-align:center!important}.m-label{width:84px!important}}',
].join('');
