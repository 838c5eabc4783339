import { data } from 'react-router';
import { pageHead } from '#app/discovery/page-head.server.ts';
import { breadcrumbs } from '#app/discovery/structured-data.server.ts';
import { readPage } from '#app/documentation/read-page.server.tsx';
import { pageHtml, toServerHtml } from '#app/platform/http/pages/server-html.server.ts';
import { ServerHtmlElement } from '#app/ui/loading/server-html.tsx';
import { NotFoundMessage } from '../frame/not-found-message.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import type { Route } from './+types/documentation';
import './documentation.css';

/** Every page of the documentation: the server alone draws what is in it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = await readPage(params['*'].replace(/\/$/, ''), url.searchParams.get('q') ?? '');
  if (!page) return data(undefined, { status: 404 });
  const { title, description, content, trail } = page;
  context.set(pageHead, {
    structuredData: (baseUrl) => [
      breadcrumbs(baseUrl, [
        ...trail.map((link) => ({ name: link.title, path: link.url })),
        { name: title, path: url.pathname },
      ]),
    ],
  });
  return data({ title, description, content: toServerHtml(context.get(pageHtml), content) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Page not found | Doorstep' }, { name: 'robots', content: 'noindex' }];
  return pageMeta({ title: `${loaderData.title} | Doorstep`, description: loaderData.description });
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundMessage />;
  return <ServerHtmlElement as="div" className="docs" content={loaderData.content} />;
}
