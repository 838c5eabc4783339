import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RenderedOnce, RenderOnceContext } from '#app/ui/loading/rendered-once.tsx';
import { renderOnce } from './render-once.server.tsx';

const rendered = vi.fn();

function Door({ name }: { name: string }) {
  rendered(name);
  return (
    <Link to="/professionals" viewTransition prefetch="intent">
      {name} & {3} others
    </Link>
  );
}

const drawn = (of: object | string, name: string, variant?: string) =>
  renderToString(
    <RenderOnceContext value={(...element) => renderOnce(...element).html}>
      <RenderedOnce as="li" of={of} variant={variant} className="door">
        <Door name={name} />
      </RenderedOnce>
    </RenderOnceContext>,
  );

it('renders an element once for the same data, escaped and as the browser will hydrate it', () => {
  const card = {};
  const first = drawn(card, 'Sam <b>');
  expect(first).toBe(
    '<li class="door"><a href="/professionals" data-discover="true">Sam &lt;b&gt;<!-- --> &amp; <!-- -->3<!-- --> others</a></li>',
  );
  expect(drawn(card, 'Sam <b>')).toBe(first);
  expect(rendered).toHaveBeenCalledOnce();
});

it('renders it again for other data, and for another variant of the same', () => {
  const card = {};
  expect(drawn(card, 'Sam')).toContain('Sam');
  expect(drawn(card, 'Sam, large', 'large')).toContain('Sam, large');
  expect(drawn({}, 'Alex')).toContain('Alex');
  expect(drawn('a footer', 'Foot')).toContain('Foot');
  expect(drawn('another footer', 'Paw')).toContain('Paw');
});

it('renders what is of one request only with its page, in the same HTML', () => {
  const shared = drawn({}, 'Sam');
  rendered.mockClear();
  for (const round of [1, 2]) {
    expect(drawnInPage('Sam')).toBe(shared);
    expect(rendered).toHaveBeenCalledTimes(round);
  }
});

/** Links need a router, which the page has. */
function drawnInPage(name: string): string {
  const element = (
    <RenderedOnce as="li" of={undefined} className="door">
      <Door name={name} />
    </RenderedOnce>
  );
  return renderToString(
    <RenderOnceContext value={() => 'from before'}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RenderOnceContext>,
  );
}
