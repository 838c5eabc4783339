import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { prepareHtml, type PreparedHtml } from './server-html.server.ts';

const texts = 200;

type Variants = Map<string, PreparedHtml>;

const byObject = new WeakMap<object, Variants>();
const byText = new LRUCache<string, Variants>({ max: texts });

/**
 * Keeps the HTML of an element, which the browser will hydrate, as long as the object it was rendered of; of texts, that
 * of the last few.
 */
export function renderOnce(of: object | string, variant: string, element: ReactNode): PreparedHtml {
  return once(of, variant, () => renderToString(<AnyPage>{element}</AnyPage>));
}

/** The same for an element without hooks or links of the router, whose HTML the browser takes as it is. */
export function drawOnce(of: object | string, variant: string, element: ReactNode): PreparedHtml {
  return once(of, variant, () => renderToStaticMarkup(element));
}

function once(of: object | string, variant: string, render: () => string): PreparedHtml {
  const variants = variantsOf(of);
  let made = variants.get(variant);
  if (made === undefined) variants.set(variant, (made = prepareHtml(render())));
  return made;
}

function variantsOf(of: object | string): Variants {
  let variants = typeof of === 'string' ? byText.get(of) : byObject.get(of);
  if (variants === undefined) {
    variants = new Map();
    if (typeof of === 'string') byText.set(of, variants);
    else byObject.set(of, variants);
  }
  return variants;
}

/** The router that links need, without a page of its own. */
function AnyPage({ children }: { children: ReactNode }) {
  const routes = [{ id: 'any', path: '/', element: children }];
  const context: StaticHandlerContext = {
    basename: '/',
    location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
    matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'any', path: '/' } }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: createStaticHandler(routes).match,
  };
  return <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />;
}
