import { expect, it } from 'vitest';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { type Draft, markSaved, readDraft } from './record-draft.ts';
import { recordLimits } from './visit-record.ts';
import { unsavedRecord } from './waiting-record.ts';

const typed = (text: string) => ({ text, isSaved: false });

it('what the server would refuse is named with its line, and keeps nothing else from being saved', () => {
  const tooLong = `2 filters\n\n${'x'.repeat(recordLimits.materialMaximum + 1)}`;
  expect(readDraft({ materials: typed(tooLong), note: typed(' Next in May. ') })).toEqual({
    changes: { note: 'Next in May.' },
    errors: { materials: 'Line 3: At most 120 characters' },
  });
  const tooMany = Array.from({ length: recordLimits.materials + 1 }, (_, index) => `Part ${index}`).join('\n');
  expect(readDraft({ materials: typed(tooMany) }).errors).toEqual({ materials: 'At most 20 lines' });
});

it('takes what was pasted from a table', () => {
  const draft = { materials: typed('2\tair filters\n1\tbox'), note: typed('Filter\tMay') };
  expect(readDraft(draft)).toEqual({
    changes: { materials: ['2 air filters', '1 box'], note: 'Filter May' },
    errors: {},
  });
});

it('is saved once, unless more was typed meanwhile', () => {
  const draft: Draft = { materials: typed('x'.repeat(121)), note: typed('Next') };
  const saved = markSaved(draft, draft, readDraft(draft).errors);
  expect(saved).toEqual({ materials: draft.materials, note: { text: 'Next', isSaved: true } });
  expect(readDraft(saved).changes).toEqual({});
  expect(markSaved(saved, saved, readDraft(saved).errors)).toBe(saved);
  const more = { note: typed('Next in') };
  expect(markSaved(more, draft, {})).toBe(more);
});

it('what waits and what was refused is shown with the last change of each field', () => {
  const save = (key: string, body: object, refusal?: OutboxRequest['refusal']): OutboxRequest => {
    const sent = { lane: 'visit', person: 'p', method: 'PUT', url: '/api/bookings/1/record', files: [] } as const;
    return { ...sent, body, key, order: 1, madeAt: 0, refusal };
  };
  const empty = { checklist: [], materials: [], note: '' };
  const refusal = { status: 409, code: 'record_closed', message: 'Closed' };
  const requests = [
    save('a', { ...empty, note: 'One', changed: ['note'] }, refusal),
    save('b', { ...empty, materials: ['Box'], changed: ['materials'] }),
  ];
  expect(unsavedRecord(requests)).toEqual({
    changes: { note: 'One', materials: ['Box'] },
    keys: ['a', 'b'],
    isRefused: true,
  });
  // What an earlier version left behind says everything.
  expect(unsavedRecord([save('c', empty)]).changes).toEqual(empty);
});
