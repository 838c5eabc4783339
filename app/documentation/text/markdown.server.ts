import { Lexer, Parser, Renderer, type Token, type Tokens } from 'marked';
import { slugOf } from './slug.ts';

/** A part of a page that a link leads to. */
export interface Heading {
  level: 2 | 3;
  text: string;
  anchor: string;
}

/** A heading with the plain text below it, for the search. The first one has no anchor: it is the page's beginning. */
export interface TextSection {
  heading: string;
  anchor: string;
  text: string;
}

export interface RenderedText {
  title: string;
  /** The first paragraph, plain: what the page is about. */
  summary: string;
  /** Everything below title and summary. */
  html: string;
  headings: Heading[];
  sections: TextSection[];
}

/** Where links and pictures of a text lead to. */
export interface TextTargets {
  linkOf: (href: string) => string;
  pictureOf: (href: string) => { light: string; dark?: string | undefined; width: number; height: number };
}

/**
 * Renders a text of ours: a title, a paragraph that sums it up, and the rest. HTML in it is shown, never used.
 * @throws Error if it does not begin so, or if a link or a picture leads nowhere
 */
export function renderMarkdown(markdown: string, targets: TextTargets): RenderedText {
  const [title, summary, ...body] = Lexer.lex(markdown, { gfm: true }).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || summary?.type !== 'paragraph')
    throw new Error(`A text begins with its title and a paragraph, not with "${markdown.slice(0, 40)}"`);
  const headings = listHeadings(body);
  return {
    title: plainText(title),
    summary: plainText(summary),
    html: Parser.parse(body, { gfm: true, renderer: new GuideRenderer(targets, headings) }),
    headings,
    sections: listSections(plainText(title), plainText(summary), body, headings),
  };
}

function listHeadings(body: readonly Token[]): Heading[] {
  const taken = new Map<string, number>();
  return body.filter(isHeading).map((token) => {
    const text = plainText(token);
    const slug = slugOf(text);
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return { level: token.depth === 2 ? 2 : 3, text, anchor: before === 0 ? slug : `${slug}-${before + 1}` };
  });
}

/** Writes the HTML of the house: headings that can be linked, tables and code that scroll within themselves. */
class GuideRenderer extends Renderer {
  readonly #targets: TextTargets;
  readonly #left: Heading[];

  constructor(targets: TextTargets, headings: readonly Heading[]) {
    super();
    this.#targets = targets;
    this.#left = [...headings];
  }

  override heading({ tokens }: Tokens.Heading): string {
    const { level = 2, text = '', anchor = '' } = this.#left.shift() ?? {};
    return drawHeading(level, anchor, text, this.parser.parseInline(tokens));
  }

  override link({ href, tokens }: Tokens.Link): string {
    const url = this.#targets.linkOf(href);
    const outside = /^https?:/.test(url) ? ' rel="noreferrer"' : '';
    return `<a href="${escapeHtml(url)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
  }

  override image({ href, text }: Tokens.Image): string {
    return drawPicture(this.#targets.pictureOf(href), text);
  }

  override code({ text, lang }: Tokens.Code): string {
    return drawCode(text, lang);
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  override table(token: Tokens.Table): string {
    return drawTable(token, (cell) => this.parser.parseInline(cell.tokens));
  }
}

/** A heading that links to itself, so that its URL can be copied. */
function drawHeading(level: number, anchor: string, text: string, inner: string): string {
  const label = `Link to “${text}”`;
  return `<h${level} id="${anchor}">${inner} <a class="docs-anchor" href="#${anchor}" aria-label="${escapeHtml(label)}">#</a></h${level}>\n`;
}

/** Both themes' pictures: a hidden one that loads lazily is never loaded. */
function drawPicture({ light, dark, width, height }: ReturnType<TextTargets['pictureOf']>, text: string): string {
  const draw = (url: string, className: string) =>
    `<img src="${url}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async"${className}>`;
  const pictures = dark ? draw(light, ' class="docs-by-day"') + draw(dark, ' class="docs-by-night"') : draw(light, '');
  return `<span class="docs-picture">${pictures}</span>`;
}

/** Code scrolls within itself, also by keyboard. "js book.mjs" names the file it is saved as. */
function drawCode(text: string, language = ''): string {
  const [, file] = language.split(' ');
  const label = file ? `Program ${file}` : 'Example';
  const code = `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`;
  return file
    ? `<figure class="docs-file"><figcaption>${escapeHtml(file)}</figcaption>${code}</figure>\n`
    : `${code}\n`;
}

function drawTable({ header, rows }: Tokens.Table, inner: (cell: Tokens.TableCell) => string): string {
  const head = header.map((cell) => `<th scope="col">${inner(cell)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${inner(cell)}</td>`).join('')}</tr>`).join('');
  const label = escapeHtml(`Table: ${header.map(({ text }) => text).join(', ')}`);
  return `<div class="docs-table" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
}

function listSections(
  title: string,
  summary: string,
  body: readonly Token[],
  headings: readonly Heading[],
): TextSection[] {
  const sections: TextSection[] = [{ heading: title, anchor: '', text: summary }];
  const left = [...headings];
  for (const token of body) {
    const heading = isHeading(token) ? left.shift() : undefined;
    const last = sections.at(-1);
    if (heading) sections.push({ heading: heading.text, anchor: heading.anchor, text: '' });
    else if (last) last.text = `${last.text} ${plainText(token)}`.trim();
  }
  return sections;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** Returns what a person reads of a token, on one line. */
function plainText(token: Token): string {
  return textOf(token).replaceAll(/\s+/g, ' ').trim();
}

function textOf(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((cells) => cells.map(({ tokens }) => tokens.map(textOf).join(''))).join(' ');
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(textOf).join(' ');
  if (token.type === 'image') return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('');
  return 'text' in token ? String(token.text) : ' ';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
