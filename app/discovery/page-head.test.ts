import { describe, expect, it } from 'vitest';
import { withHead, type RenderedPage } from './page-head.server.ts';
import { breadcrumbs } from './structured-data.server.ts';

const baseUrl = 'https://doorstep.example';
const page = (path: string, given: Partial<RenderedPage> = {}): RenderedPage => ({
  url: new URL(path, 'http://inside:1'),
  status: 200,
  baseUrl,
  head: {},
  ...given,
});
const written =
  '<html><head><title>Zoë &amp; "friends" | Doorstep</title><meta name="description" content="She says &quot;hi&quot;."/></head><body></body></html>';

/** As the server renders: one character a byte. */
function headOf(rendered: RenderedPage, html = written): string {
  const whole = withHead(Buffer.from(html).toString('latin1'), rendered);
  return Buffer.from(whole, 'latin1').toString();
}

describe('the head of a public page', () => {
  it('names its one address, whatever host and parameters it was asked for with', () => {
    const head = headOf(page('/professionals?sort=name_asc&utm_source=x'));
    expect(head).toContain('<link rel="canonical" href="https://doorstep.example/professionals"/>');
    expect(head).toContain('<meta property="og:url" content="https://doorstep.example/professionals"/>');
    expect(head).not.toContain('noindex');
  });

  it('tells social networks its title and description, escaped for where they stand', () => {
    const head = headOf(page('/'));
    expect(head).toContain('<meta property="og:title" content="Zoë &amp; &quot;friends&quot; | Doorstep"/>');
    expect(head).toContain('<meta property="og:description" content="She says &quot;hi&quot;."/>');
    expect(head).toContain('<meta property="og:image" content="https://doorstep.example/images/social-card.png"/>');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('shows the picture that its loader chose', () => {
    const head = headOf(page('/', { head: { picture: { path: '/a.jpg?v=1&w=2', description: 'Zoë "Z"' } } }));
    expect(head).toContain('content="https://doorstep.example/a.jpg?v=1&amp;w=2"');
    expect(head).toContain('<meta property="og:image:alt" content="Zoë &quot;Z&quot;"/>');
  });

  it('carries what search engines read, which no text can leave', () => {
    const name = '</script><script>alert(1)</script><!--';
    const head = headOf(page('/', { head: { structuredData: () => [breadcrumbs(baseUrl, [{ name, path: '/x' }])] } }));
    const scripts = [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.[1] ?? '')['@graph'][0].itemListElement[1].name).toBe(name);
  });
});

describe('the head of any other page', () => {
  const head = { structuredData: () => [breadcrumbs(baseUrl, [])] };

  it.each([
    ['a private one', page('/dashboard', { head })],
    ['one asked for with nonsense', page('/services?x=1', { head })],
    ['one that was not found', page('/services/nothing', { status: 404, head })],
    ['one that failed', page('/professionals', { status: 503, head })],
  ])('%s keeps search engines away', (_, rendered) => {
    const text = headOf(rendered);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/canonical|og:url|ld\+json/);
  });

  it('says so once when the page says it already', () => {
    const text = headOf(page('/'), '<head><meta name="robots" content="noindex"/></head>');
    expect(text.match(/noindex/g)).toHaveLength(1);
    expect(text).not.toContain('canonical');
  });
});
