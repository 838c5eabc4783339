import { expect, it } from 'vitest';
import { deletionWord, isDeletionWord } from './components/delete-account-form.tsx';
import { proves } from '#tests/support/proves.ts';

it('the word is DELETE', proves('LIMIT-027'), () => {
  expect(deletionWord).toBe('DELETE');
});

it('only exactly DELETE will do', proves('ACCT-002'), () => {
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
