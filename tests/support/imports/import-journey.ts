import { expect } from 'vitest';
import type { DoneImportDto, ImportPreviewDto, UndoneImportDto } from '#app/features/client-import/import-dto.ts';
import { type Answer, bookingJourney, type Person } from '../booking-journey.ts';
import type { RunningApp } from '../running-app.ts';
import type { TestDatabase } from '../test-database.ts';

/** Imports files over HTTP, as professionals do. */
export function importJourney(
  app: Pick<RunningApp, 'url' | 'sandbox'>,
  testDatabase: Pick<TestDatabase, 'db' | 'pool'>,
) {
  const { call } = bookingJourney(app, testDatabase);
  const send = async (owner: Person, file: string | Uint8Array<ArrayBuffer>, name = 'clients.csv') => {
    const response = await fetch(`${app.url}/api/imports`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name), ...owner.bearer },
      body: file,
    });
    return { status: response.status, body: (await response.json()) as Answer<{ id: string }>['body'] };
  };
  const open = async (owner: Person, file: string, name?: string): Promise<string> => {
    const { status, body } = await send(owner, file, name);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id;
  };
  const preview = async (owner: Person, id: string, query = ''): Promise<ImportPreviewDto> => {
    const answer = await call<ImportPreviewDto>('GET', `/imports/${id}${query}`, { as: owner });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const choose = async (owner: Person, id: string, choices: Record<string, unknown>) => {
    const { columns, service_id, services_of_lines, adds_clients } = await preview(owner, id);
    const body = {
      columns: columns.map(({ field }) => field),
      service_id,
      services: services_of_lines,
      adds_clients,
      ...choices,
    };
    return call('PUT', `/imports/${id}/choices`, { as: owner, body });
  };
  /** Imports what a preview shows now, or what one showed before. */
  const confirm = async (owner: Person, id: string, seen?: Pick<ImportPreviewDto, 'version' | 'outcomes'>) => {
    const { version, outcomes } = seen ?? (await preview(owner, id));
    return call<DoneImportDto>('POST', `/imports/${id}/confirmation`, { as: owner, body: { version, outcomes } });
  };
  const undo = (owner: Person, id: string) => call<UndoneImportDto>('POST', `/imports/${id}/undo`, { as: owner });
  const clientsOf = async (owner: Person) =>
    (await call<{ items: { id: string; name: string }[]; total: number }>('GET', '/added-clients', { as: owner })).body;
  return { call, send, open, preview, choose, confirm, undo, clientsOf };
}
