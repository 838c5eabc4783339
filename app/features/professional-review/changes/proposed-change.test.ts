import { expect, it } from 'vitest';
import { certificationsLeft, changeMessages, lacksBadgeAfter } from './proposed-change.ts';
import { proves } from '#tests/support/proves.ts';

it('a change is named in plain words', proves('OPEN-14'), () => {
  const words = (
    change: Parameters<typeof changeMessages>[0]['change'],
    document_kind: 'certification' | 'insurance' | null,
    categories: string[] | null = null,
  ) => changeMessages({ change, document_kind, categories });
  expect([
    words('add_document', 'insurance'),
    words('replace_document', 'certification'),
    words('remove_document', 'certification'),
    words('set_categories', null, ['auto-care', 'pet-services']),
    words('set_categories', null, []),
  ]).toEqual([
    'a new insurance',
    'another certification in place of the present one',
    'the removal of a certification',
    'the categories Auto Care and Pet Services',
    'the categories none',
  ]);
});

it('certifications that are to be removed count no more', () => {
  const documents = [{ kind: 'certification' }, { kind: 'certification' }, { kind: 'insurance' }] as const;
  expect(
    certificationsLeft(documents, [
      { change: 'remove_document', document_kind: 'certification' },
      { change: 'remove_document', document_kind: 'insurance' },
    ]),
  ).toBe(1);
});

it('only a new certification of somebody who is approved and has no badge asks for it', () => {
  const unverified = { is_approved: true, verified: false };
  const lacks = (change: 'add_document' | 'replace_document' | 'remove_document', flags = unverified) =>
    lacksBadgeAfter({ change, document_kind: 'certification' }, flags);
  expect([lacks('add_document'), lacks('replace_document'), lacks('remove_document')]).toEqual([true, true, false]);
  expect(lacks('add_document', { is_approved: true, verified: true })).toBe(false);
  expect(lacksBadgeAfter({ change: 'add_document', document_kind: 'insurance' }, unverified)).toBe(false);
});
