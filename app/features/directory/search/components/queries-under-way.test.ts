import { expect, it } from 'vitest';
import { afterShowing } from './queries-under-way.ts';

it('an earlier query that is shown late leaves the later one under way', () => {
  expect(afterShowing({ shown: '', sent: ['hi', 'hiarcu'] }, 'hi')).toEqual({ shown: 'hi', sent: ['hiarcu'] });
});

it('a query that is shown ends those before it, which never will be', () => {
  expect(afterShowing({ shown: '', sent: ['hi', 'hiarcu'] }, 'hiarcu')).toEqual({ shown: 'hiarcu', sent: [] });
  expect(afterShowing({ shown: '', sent: ['a', 'b', 'a'] }, 'a')).toEqual({ shown: 'a', sent: [] });
});

it('a query from elsewhere ends all', () => {
  expect(afterShowing({ shown: 'hi', sent: ['hiarcu'] }, 'dog')).toEqual({ shown: 'dog', sent: [] });
});
