import { html, raw } from 'hono/html';

type Described = {
  info: { title: string; description: string };
  paths: Record<string, Record<string, { summary?: string; tags?: string[]; 'x-access'?: string }>>;
};

export const apiPageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
};

const style = raw(`<style>
  :root { color-scheme: light dark; --line: #e8dfd2; --dim: #6b6258; --green: #0b5d4e; }
  @media (prefers-color-scheme: dark) { :root { --line: #362f28; --dim: #b3a898; --green: #5fc3a8; } }
  body { font: 16px/24px system-ui, sans-serif; max-width: 860px; margin: 40px auto; padding: 0 20px; }
  h2 { margin-top: 40px; } li { list-style: none; border-top: 1px solid var(--line); padding: 10px 0; }
  ul { padding: 0; } code { font-size: 14px; } b { color: var(--green); display: inline-block; min-width: 56px; font-size: 13px; }
  small { color: var(--dim); display: block; }
</style>`);

/** Renders the API for people: every endpoint by subject, with who may call it. */
export function apiPage(document: object) {
  const { info, paths } = document as Described;
  const groups = Map.groupBy(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method, ...operation })),
    ),
    (operation) => operation.tags?.[0] ?? 'Other',
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} API</title>
        ${style}
      </head>
      <body>
        <h1>${info.title} API</h1>
        <p>
          ${info.description} The machine-readable document is at <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        ${[...groups].map(
          ([tag, operations]) =>
            html`<h2>${tag}</h2>
              <ul>
                ${operations.map(
                  ({ method, path, summary, 'x-access': access }) =>
                    html`<li>
                      <b>${method.toUpperCase()}</b><code>/api${path}</code>
                      <small>${summary ?? ''} (access: ${access ?? ''})</small>
                    </li>`,
                )}
              </ul>`,
        )}
      </body>
    </html>`;
}
