import { zstdDecompressSync } from 'node:zlib';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

const offered = (html: string) => html.match(/data-professional-id="/g)?.length ?? 0;

test.describe('what a page sends', { tag: '@desktop' }, () => {
  for (const path of ['/', '/professionals', '/services/home-services']) {
    test(`cards stand in a document as HTML and not in its data: ${path}`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const data = html.slice(html.indexOf('streamController.enqueue('));
      const texts = [...html.matchAll(/<p class="card-services">([^<&]+)/g)].map(([, text = '']) => text);
      expect(offered(html)).toBeGreaterThan(0);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => data.includes(text))).toEqual([]);
    });
  }

  test('data that is read later has the cards, compressed', async ({ request }) => {
    // The test's client unpacks Brotli by itself.
    const unpack = { br: (body: Buffer) => body, zstd: zstdDecompressSync };
    for (const [encoding, unpacked] of Object.entries(unpack)) {
      const answer = await request.get('/professionals.data', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers()['content-encoding']).toBe(encoding);
      expect(unpacked(await answer.body()).toString()).toContain('data-professional-id');
    }
  });

  test('hydration leaves the cards of the document as they are', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const card = document.querySelector('article');
        if (!card) return;
        card.dataset['sent'] = 'with the document';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await openPage(page, '/professionals');
    await expect(page.getByRole('article').first()).toHaveAttribute('data-sent', 'with the document');
  });
});
