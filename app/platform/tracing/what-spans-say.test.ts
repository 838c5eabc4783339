import { describe, expect, test } from 'vitest';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { errorCode } from './error-code.ts';
import { pathPattern } from './outgoing-calls.server.ts';
import { statementName } from './query-span.server.ts';

describe('the name of a statement', () => {
  test.each([
    ['select "id" from "bookings" where "id" = $1', 'SELECT bookings'],
    ['  insert into stripe_events (id) values ($1)', 'INSERT stripe_events'],
    ['update "bookings" set "status" = $1 from "slots"', 'UPDATE bookings'],
    ['delete from pgboss.job where name = $1', 'DELETE job'],
    ['with "paid" as (update "bookings" set "status" = $1) select "id" from "paid"', 'UPDATE bookings'],
    ['with recursive days(day) as not materialized (select day from hours) select * from days', 'SELECT hours'],
    ['begin', 'BEGIN'],
    ['select pg_advisory_xact_lock($1)', 'SELECT'],
    ['', 'QUERY'],
  ])('%j is %s', (text, name) => {
    expect(statementName(text)).toBe(name);
  });
});

describe('the pattern of a path', () => {
  test.each([
    ['/v1/checkout/sessions/cs_test_a1B2?expand[]=customer', '/v1/checkout/sessions/:id'],
    ['/v1/customers/search?query=email:mia@example.com', '/v1/customers/search'],
    ['/mia%40example.com/photo', '/:id/photo'],
    ['/fcm/send/dQw4w9WgXcQ', '/fcm/send/:id'],
    ['/photos/' + 'a'.repeat(30), '/photos/:id'],
    ['/', '/'],
  ])('%s is %s', (path, pattern) => {
    expect(pathPattern(path)).toBe(pattern);
  });
});

describe('an error', () => {
  test.each([
    [new AppError(platformErrors.forbidden), 'forbidden'],
    [Object.assign(new Error('Key (email)=(mia@example.com) already exists'), { code: '23505' }), '23505'],
    [new TypeError('mia is not a function'), 'TypeError'],
    [Object.assign(new Error('x'), { code: 'mia@example.com' }), 'Error'],
    ['mia', 'unknown'],
  ])('%s is said as %s', (error, code) => {
    expect(errorCode(error)).toBe(code);
  });
});
