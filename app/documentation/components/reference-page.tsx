import type { Endpoint } from '../reference/endpoints.server.ts';
import { Call } from './call.tsx';
import { EndpointSection } from './endpoint-section.tsx';

/** The endpoints of one tag. */
export function ReferencePage({ endpoints }: { endpoints: readonly Endpoint[] }) {
  return endpoints.map((endpoint) => <EndpointSection key={endpoint.anchor} endpoint={endpoint} />);
}

export interface ReferenceTag {
  tag: string;
  text: string;
  url: string;
  endpoints: readonly Endpoint[];
}

/** All endpoints by subject, each with a link to its section. */
export function ReferenceIndex({ tags }: { tags: readonly ReferenceTag[] }) {
  return (
    <>
      <p>
        The machine-readable contract is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). How to call it with
        a key: <a href="/docs/developers/api-keys">API keys</a>. What errors mean:{' '}
        <a href="/docs/developers/errors">Errors and repetition</a>.
      </p>
      {tags.map(({ tag, text, url, endpoints }) => (
        <section key={tag}>
          <h2>
            <a href={url}>{tag}</a>
          </h2>
          <p>{text}</p>
          <ul className="docs-calls">
            {endpoints.map(({ anchor, method, path, summary }) => (
              <li key={anchor}>
                <a href={`${url}#${anchor}`}>
                  <Call method={method} path={path} />
                </a>
                <span className="docs-dim">{summary}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
