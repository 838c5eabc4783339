import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

const targets = {
  linkOf: (href: string) => `/docs/${href}`,
  pictureOf: (href: string) => ({ light: `/light/${href}`, dark: `/dark/${href}`, width: 1280, height: 1040 }),
};
const render = (body: string) => renderMarkdown(`# Paying\n\nHow you *pay*.\n\n${body}`, targets);

describe('a text', () => {
  it('begins with its title and a paragraph that sums it up', () => {
    expect(render('More.')).toMatchObject({ title: 'Paying', summary: 'How you pay.', html: '<p>More.</p>\n' });
    expect(() => renderMarkdown('Only words.', targets)).toThrow('begins with its title');
  });

  it('has headings that lead to themselves, each at an anchor of its own', () => {
    const { headings, html } = render('## What it `costs`\n\n### Later\n\n### Later');
    expect(headings).toEqual([
      { level: 2, text: 'What it costs', anchor: 'what-it-costs' },
      { level: 3, text: 'Later', anchor: 'later' },
      { level: 3, text: 'Later', anchor: 'later-2' },
    ]);
    expect(html).toContain('<h2 id="what-it-costs">What it <code>costs</code> <a class="docs-anchor"');
  });

  it('never brings HTML of its own', () => {
    const { html } = render('<script>alert(1)</script>\n\nA <b onclick="x()">word</b> in `<i>`.');
    expect(html).not.toMatch(/<(?:script|b|i)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('names the file a program is saved as, and lets code and tables scroll within themselves', () => {
    const { html } = render('```js book.mjs\nif (1 < 2) pay();\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toContain('<figcaption>book.mjs</figcaption><pre tabindex="0"');
    expect(html).toContain('if (1 &lt; 2) pay();');
    expect(html).toContain('aria-label="Table: a, b"><table>');
  });

  it('shows the picture of the theme', () => {
    const { html } = render('![A receipt](receipt.webp)');
    expect(html).toContain('src="/light/receipt.webp" alt="A receipt" width="1280" height="1040" loading="lazy"');
    expect(html).toContain('src="/dark/receipt.webp"');
  });

  it('gives the search the words of each section', () => {
    const { sections } = render('First.\n\n## Cards\n\n- one\n- **two**\n\n| what | when |\n|---|---|\n| fee | late |');
    expect(sections).toEqual([
      { heading: 'Paying', anchor: '', text: 'How you pay. First.' },
      { heading: 'Cards', anchor: 'cards', text: 'one two what when fee late' },
    ]);
  });
});
