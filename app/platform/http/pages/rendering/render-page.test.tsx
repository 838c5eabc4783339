import { Suspense, use, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from './render-page.server.ts';

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

function Waiting({ answer }: { answer: Promise<string> }) {
  return <p>{use(answer)}</p>;
}

function Failing(): ReactNode {
  throw new Error('It failed');
}

async function render(page: ReactNode) {
  const errors: unknown[] = [];
  const { html, failed } = await renderPage(<Page>{page}</Page>, 'marker', (error) => errors.push(error));
  return { html, failed, errors };
}

describe('rendering a page', () => {
  it('writes a whole document', async () => {
    expect(await render(<p>Hello</p>)).toEqual({
      html: '<!DOCTYPE html><html lang="en"><head></head><body><p>Hello</p></body></html>',
      failed: false,
      errors: [],
    });
  });

  it('waits for what is not there yet', async () => {
    const answer = new Promise<string>((resolve) => setImmediate(resolve, 'Later'));
    const page = (
      <Suspense fallback="Loading">
        <Waiting answer={answer} />
      </Suspense>
    );
    const { html, failed } = await render(page);
    expect(html).toContain('<p>Later</p>');
    expect(html).not.toContain('Loading');
    expect(failed).toBe(false);
  });

  it('says what failed within a boundary, once, and shows what the boundary has for that', async () => {
    const page = (
      <Suspense fallback="Instead">
        <Failing />
      </Suspense>
    );
    const { html, failed, errors } = await render(page);
    expect(html).toContain('Instead');
    expect(failed).toBe(true);
    expect(errors).toEqual([new Error('It failed')]);
  });

  it('throws what fails outside of any boundary', async () => {
    await expect(render(<Failing />)).rejects.toThrow('It failed');
  });
});
