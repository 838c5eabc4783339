import { renderToString } from 'react-dom/server';
import { Link } from 'react-router';
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
