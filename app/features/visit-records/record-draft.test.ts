import { expect, it } from 'vitest';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { type Draft, draftOfInvalid, markSaved, readDraft } from './record-draft.ts';
import { recordLimits } from './visit-record.ts';
import { nextSave, unsavedRecord } from './waiting-record.ts';

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

const empty = { checklist: [], materials: [], note: '' };
const tooLong = 'x'.repeat(recordLimits.materialMaximum + 1);

/** A save of a record; it was refused if it says why. */
function save(key: string, body: object, refusal?: OutboxRequest['refusal']): OutboxRequest {
  const sent = { lane: 'visit', person: 'p', method: 'PUT', url: '/api/bookings/1/record', files: [] } as const;
  return { ...sent, body, key, order: 1, madeAt: 0, refusal };
}

const closed = { status: 409, code: 'record_closed', message: 'Closed' };
const wrong = { status: 422, code: 'validation_failed', message: 'At most 120 characters' };

it('what waits and what was refused is shown with the last change of each field', () => {
  const requests = [
    save('a', { ...empty, note: 'One', changed: ['note'] }, closed),
    save('b', { ...empty, materials: ['Box'], changed: ['materials'] }),
  ];
  expect(unsavedRecord(requests)).toEqual({
    changes: { note: 'One', materials: ['Box'] },
    invalid: {},
    keys: ['a', 'b'],
    isRefused: true,
  });
});

it('what an earlier version left behind says everything while it waits, and nothing once it was refused', () => {
  expect(unsavedRecord([save('a', empty)]).changes).toEqual(empty);
  const nothing = { changes: {}, invalid: {}, keys: [], isRefused: false };
  expect(unsavedRecord([save('a', { ...empty, note: 'Old' }, wrong)])).toEqual(nothing);
});

it('a field that is refused again stands in its place with the reason, and sinks no other one', () => {
  const refused = { ...empty, materials: ['Box', tooLong], note: 'One', changed: ['materials', 'note'] };
  const unsaved = unsavedRecord([save('a', refused, wrong)]);
  expect(unsaved).toMatchObject({ changes: { note: 'One' }, invalid: { materials: ['Box', tooLong] } });
  const draft = draftOfInvalid(unsaved.invalid);
  expect(draft).toEqual({ materials: typed(`Box\n${tooLong}`) });
  expect(readDraft(draft).errors).toEqual({ materials: 'Line 2: At most 120 characters' });
  const checklist = [{ line: 'Labels made', checked: true }];
  expect(nextSave({ ...empty, ...unsaved.changes }, { checklist }, unsaved, [])).toEqual({
    own: ['checklist'],
    body: { checklist, materials: [], note: 'One', changed: ['checklist', 'note'] },
  });
  // Mended, it goes along, and what was refused before no longer counts.
  const mended = save('b', { ...refused, materials: ['Box'] });
  expect(unsavedRecord([save('a', refused, wrong), mended]).invalid).toEqual({});
});

it('a save repeats what could not be sent before, and says nothing if nothing is new', () => {
  const written = { ...empty, note: 'One' };
  const unsaved = unsavedRecord([]);
  expect(nextSave(written, { note: 'One' }, unsaved, [])).toBeUndefined();
  const again = { own: ['note'], body: { ...written, changed: ['note'] } };
  expect(nextSave(written, {}, unsaved, ['note'])).toEqual(again);
  expect(nextSave(written, { materials: ['Box'] }, unsaved, ['note'])).toEqual({
    own: ['materials', 'note'],
    body: { ...written, materials: ['Box'], changed: ['materials', 'note'] },
  });
});
