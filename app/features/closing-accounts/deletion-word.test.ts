import { expect, it } from 'vitest';
import { deletionWord, isDeletionWord } from './deletion-word.ts';

it('LIMIT-027 the word is DELETE', () => {
  expect(deletionWord).toBe('DELETE');
});

it('ACCT-002 only exactly DELETE will do', () => {
  expect(isDeletionWord('DELETE')).toBe(true);
  for (const typed of [
    '',
    'delete',
    'Delete',
    ' DELETE',
    'DELETE ',
    'DELETE\n',
    'D ELETE',
    'DELET',
    'DELETED',
    'DELЕTE',
    'DELETE\u200b',
  ]) {
    expect([typed, isDeletionWord(typed)]).toEqual([typed, false]);
  }
});
