import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { config } from '#app/platform/config/config.server.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { readUncachedProfilePage } from '#app/routes/public/professionals/profile-page.server.ts';
import { robotsText } from './robots.server.ts';
import { createSitemaps } from './sitemap.server.ts';
import { cardFacts, cardVersion } from './social-card/card-facts.server.ts';
import { cachedCard, renderCard } from './social-card/render-card.server.ts';

/** Pictures rendered for one network; cached ones do not count. */
const pictureLimit = { name: 'social-card', points: 30, seconds: 60 };

/**
 * Serves what search engines and social networks request besides pages. `clientFolder` holds the product's pictures.
 */
export function discoveryRoutes(clientFolder: string): Hono<ApiEnvironment> {
  const sitemaps = createSitemaps(config().BASE_URL);
  return new Hono<ApiEnvironment>()
    .get('/robots.txt', (context) =>
      context.text(robotsText(config()), 200, { 'cache-control': 'public, max-age=3600' }),
    )
    .get('/sitemap.xml', async (context) => sendXml(context, await sitemaps.read('index')))
    .get('/sitemaps/:file{[\\w-]{1,30}\\.xml}', async (context) =>
      sendXml(context, await sitemaps.read(context.req.param('file').replace('.xml', ''))),
    )
    .get('/professionals/:id/social-card.jpg', (context) => sendCard(context, context.req.param('id'), clientFolder));
}

function sendXml(context: Context, packed: Buffer<ArrayBuffer> | undefined): Response {
  if (!packed) return context.text('No such sitemap', 404);
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
  };
  const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  return takesGzip
    ? context.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
    : context.body(gunzipSync(packed), 200, headers);
}

/** Sends the picture of a listed professional's shared link. Its ETag is a version that changes with the profile. */
async function sendCard(context: Context, id: string, clientFolder: string): Promise<Response> {
  const page = await readUncachedProfilePage(id);
  if (page.state !== 'known') return context.text('No such professional', page.state === 'failed' ? 503 : 404);
  const facts = cardFacts(page.profile, page.priceFrom);
  const headers = {
    etag: `"${hash('sha256', cardVersion(facts), 'base64url').slice(0, 16)}"`,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'content-type': 'image/jpeg',
    // Pages of other sites embed it.
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (context.req.header('if-none-match')?.includes(headers.etag)) return context.body(null, 304, headers);
  const kept = cachedCard(facts);
  if (!kept) await consumeRateLimit(pictureLimit, clientNetwork(context));
  return context.body(kept ?? (await renderCard(facts, clientFolder)), 200, headers);
}
