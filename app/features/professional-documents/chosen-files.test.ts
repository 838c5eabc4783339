import { expect, it } from 'vitest';
import { pdf } from '#tests/factories/files.ts';
import { documentRule, inspectChoice } from './chosen-files.ts';
import { proves } from '#tests/support/proves.ts';

const document = (name: string, bytes = pdf()) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

it(
  'certifications and insurances have one rule',
  proves('APPLY-039', 'APPLY-040', 'APPLY-046', 'APPLY-047', 'LIMIT-008'),
  () => {
    expect(documentRule).toMatchObject({ kinds: ['application/pdf', 'image/jpeg', 'image/png'], most: 10_485_760 });
  },
);

it(
  'of several files those that fit are taken, and each of the others has its reason',
  proves('APPLY-041', 'APPLY-042'),
  async () => {
    const { taken, refused } = await inspectChoice(
      [document('a.pdf'), document('b.pdf', Buffer.from('text')), document('c.pdf'), document('d.pdf')],
      documentRule,
      2,
      '10 certifications are the most.',
    );
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
    expect(refused).toEqual([
      { name: 'b.pdf', text: 'This is not a PDF, JPG or PNG, although its name ends like one.' },
      { name: 'd.pdf', text: '10 certifications are the most.' },
    ]);
  },
);
