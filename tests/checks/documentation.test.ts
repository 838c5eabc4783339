import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { documentationUrls, guidePaths, referenceTags } from '#app/documentation/documentation-paths.server.ts';
import { singlePages } from '#app/documentation/guide-groups.ts';
import { readContract } from '#app/documentation/reference/contract.server.ts';
import { readEndpoints } from '#app/documentation/reference/endpoints.server.ts';
import { pictureSize } from '#app/documentation/text/picture-size.ts';
import { renderGuides } from '#app/documentation/text/render-guides.server.ts';
import { statedSettings } from '#app/features/platform-settings/platform-settings.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { ownersOf, webhookEventTypes } from '#app/features/webhooks/webhook-events.ts';
import { retryWaits } from '#app/features/webhooks/webhook.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { keyScopes } from '#app/platform/access/key-scopes.ts';
import routes from '#app/routes.ts';

const guides = renderGuides(shownTerms(statedSettings));
const endpoints = await readEndpoints();
const anchors = new Map([
  ...[...guides].map(([at, { headings }]) => [helpUrl(at), headings.map(({ anchor }) => anchor)] as const),
  ...referenceTags.map(
    ({ tag, path: at }) =>
      [helpUrl(at), endpoints.filter((endpoint) => endpoint.tag === tag).map(({ anchor }) => anchor)] as const,
  ),
]);
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('CONTRIBUTING.md', () => {
  const paths = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(
    ([, named = '']) => named,
  );
  const files = globSync('{app,db,sandbox,scripts,tests}/**/*.{ts,tsx}').map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );

  it('names files that exist', () => {
    const named = paths.filter((at) => /\.tsx?$/.test(at));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((at) => !files.some((file) => file.endsWith(`/${at}`)))).toEqual([]);
  });

  it('names folders that exist', () => {
    const named = paths.filter((at) => /^(app|db|scripts|tests)\//.test(at) && !/\.[a-z]+$/.test(at));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((at) => !existsSync(at))).toEqual([]);
  });
});

describe('the guides', () => {
  it('are those of the list, each with its file', () => {
    expect([...guides.keys()].toSorted()).toEqual([...guidePaths, ...singlePages].toSorted());
  });

  it.each([...guides])('%s leads only to pages and anchors that exist', (at, { html }) => {
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(
      ([, href = '']) => new URL(href, `http://site${helpUrl(at)}`),
    );
    expect(links.filter((link) => link.host === 'site' && !leadsSomewhere(link)).map(({ href }) => href)).toEqual([]);
  });

  it('say in their first paragraph what they are about, each in other words and as long as search engines show', () => {
    const summaries = [...guides.values()].map(({ summary }) => summary);
    expect(summaries.filter(({ length }) => length <= 50 || length > 165)).toEqual([]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  it('have pictures of one size', async () => {
    const files = globSync('docs/guide/**/*.md');
    const named = files.flatMap((file) =>
      picturesIn(guides.get(file.slice('docs/guide/'.length, -'.md'.length))?.html),
    );
    const pictures = [...new Set(named)];
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) expect(await sharp(picture).metadata(), picture).toMatchObject(pictureSize);
  });
});

describe('the reference', () => {
  it('has every endpoint of the contract, at a page of its own subject', async () => {
    const { paths } = await readContract();
    const operations = Object.entries(paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /api${at}`),
    );
    expect(endpoints.map(({ method, path: at }) => `${method} ${at}`)).toEqual(operations);
    expect(endpoints.filter(({ tag }) => !referenceTags.some((listed) => listed.tag === tag))).toEqual([]);
    for (const [page, found] of anchors) expect(new Set(found).size, page).toBe(found.length);
  });

  it('says what each endpoint answers, and which errors', () => {
    expect(endpoints.filter(({ answers, errors }) => answers.length === 0 || errors.length === 0)).toEqual([]);
    expect(endpoints.filter(({ errors }) => errors.some(({ text }) => text === ''))).toEqual([]);
  });
});

describe('the guides for developers', () => {
  it('name every scope and whom it is for', () => {
    const text = plain(guides.get('developers/api-keys')?.html ?? '');
    for (const [scope, { owners }] of Object.entries(keyScopes)) {
      expect(text).toContain(scope);
      expect(owners.every((owner) => text.includes(owner))).toBe(true);
    }
  });

  it('name every event and whose endpoints it goes to', () => {
    const rows = (guides.get('developers/webhooks')?.html ?? '').split('<tr>').slice(1).map(plain);
    for (const type of webhookEventTypes) {
      const row = rows.find((candidate) => candidate.includes(type));
      expect(row, type).toContain(ownersOf(type).join(', '));
    }
  });

  it('say when a webhook is tried again', () => {
    const [one, five, thirty, ...hours] = retryWaits.map((seconds) => seconds / 60);
    expect(plain(guides.get('developers/webhooks')?.html ?? '')).toContain(
      `after ${one}, ${five} and ${thirty} minutes, then ${hours
        .map((minutes) => minutes / 60)
        .join(', ')
        .replace(/, (\d+)$/, ' and $1')} hours`,
    );
  });
});

it('every page is listed once for search engines', () => {
  expect(new Set(documentationUrls).size).toBe(documentationUrls.length);
  expect([...anchors.keys()].filter((page) => !documentationUrls.includes(page))).toEqual([]);
});

function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (pathname === '/api/openapi.json') return true;
  if (!pathname.startsWith('/docs')) return leadsToPage(pathname);
  if (!documentationUrls.includes(pathname)) return false;
  return hash === '' || anchors.get(pathname)?.includes(hash.slice(1)) === true;
}

function leadsToPage(pathname: string): boolean {
  const match = matchRoutes(routes.map(toRoute), pathname)?.at(-1);
  return match !== undefined && !match.route.path?.endsWith('*');
}

function toRoute({ path: at, index, children }: RouteConfigEntry): RouteObject {
  if (index) return { index: true };
  return { ...(at === undefined ? {} : { path: at }), children: children?.map(toRoute) ?? [] };
}

function picturesIn(html = ''): string[] {
  return [...html.matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) =>
    path.join('docs/pictures', path.basename(url)),
  );
}
