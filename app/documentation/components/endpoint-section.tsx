import type { ReactNode } from 'react';
import type { Endpoint } from '../reference/endpoints.server.ts';
import type { Field } from '../reference/fields.server.ts';
import { Call } from './call.tsx';
import { WidePart } from './wide-part.tsx';

/** One operation: who may call it, what it takes, what it answers. */
export function EndpointSection({ endpoint }: { endpoint: Endpoint }) {
  const { anchor, method, path, summary, parameters, body, answers, errors, request } = endpoint;
  return (
    <section aria-labelledby={anchor} className="docs-endpoint">
      <h2 id={anchor}>
        {summary}{' '}
        <a className="docs-anchor" href={`#${anchor}`} aria-label={`Link to “${summary}”`}>
          #
        </a>
      </h2>
      <p>
        <Call method={method} path={path} />
      </p>
      <p className="docs-access">{accessText(endpoint)}</p>
      <FieldTable
        title="Parameters"
        fields={parameters.map((field) => ({ ...field, kind: `${field.kind}, in the ${field.place}` }))}
      />
      <FieldTable title="Body" fields={body} />
      <Code title="Example" text={request} />
      {answers.map((answer) => (
        <div key={answer.status}>
          <h3>
            <span className="docs-status">{answer.status}</span> {answer.text}
          </h3>
          <Fold title={`Fields (${answer.fields.length})`} isEmpty={answer.fields.length === 0}>
            <FieldTable fields={answer.fields} isAnswer />
          </Fold>
          <Fold title="Example of the answer" isEmpty={answer.example === undefined}>
            <Code text={answer.example ?? ''} />
          </Fold>
        </div>
      ))}
      <Fold title={`Errors (${errors.length})`} isEmpty={errors.length === 0}>
        <ErrorTable errors={errors} />
      </Fold>
    </section>
  );
}

const accessLabels: Readonly<Record<string, string>> = {
  public: 'Open to everybody, without a key.',
  'signed-in': 'For whoever is signed in.',
  admin: 'For administrators who are signed in.',
};

function accessText({ access, scope }: Endpoint): ReactNode {
  const text = accessLabels[access] ?? access;
  if (access === 'public') return text;
  if (scope === undefined) return `${text} No API key opens it.`;
  return (
    <>
      {text} An API key needs the scope <code>{scope}</code>.
    </>
  );
}

interface FieldTableProps {
  title?: string;
  fields: readonly Field[];
  /** What is answered is always there unless it can be left out; what is sent may be left out unless it is required. */
  isAnswer?: boolean;
}

function FieldTable({ title, fields, isAnswer = false }: FieldTableProps) {
  if (fields.length === 0) return null;
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <WidePart as="div" label={title ?? 'Fields'} className="docs-table">
        <table>
          <thead>
            <tr>
              <th scope="col">name</th>
              <th scope="col">what it is</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, kind, isRequired, text }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {isAnswer || !isRequired ? null : <span className="docs-required"> required</span>}
                </td>
                <td>
                  {kind}
                  {text ? <span className="docs-note">{text}</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WidePart>
    </>
  );
}

function ErrorTable({ errors }: Pick<Endpoint, 'errors'>) {
  return (
    <WidePart as="div" label="Errors" className="docs-table">
      <table>
        <thead>
          <tr>
            <th scope="col">status</th>
            <th scope="col">code</th>
            <th scope="col">text</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ status, code, text }) => (
            <tr key={`${status} ${code}`}>
              <td>{status}</td>
              <td>
                <code>{code}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WidePart>
  );
}

function Code({ title, text }: { title?: string; text: string }) {
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <WidePart as="pre" label={title ?? 'Example of the answer'}>
        <code>{text}</code>
      </WidePart>
    </>
  );
}

function Fold({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <details className="docs-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
