import { expect, it } from 'vitest';
import { expectUpgrade } from '#tests/support/upgrades/upgrade.ts';
import { landmarkDumps, upgradeDumps } from '#tests/support/upgrades/upgrade-dump.ts';

it('there is a dump of every schema that the main branch began with', () =>
  expect(upgradeDumps.length).toBeGreaterThanOrEqual(18));

it('at least five of them are upgraded from in every run', () =>
  expect(landmarkDumps.length).toBeGreaterThanOrEqual(5));

// They are dumps of PostgreSQL 18.
it.skipIf(process.env['TEST_DATABASE_SERVER']).each(landmarkDumps)(
  'a database with data from %s gets the schema of a new one, owes professionals what they have earned, and accounts for every cent',
  expectUpgrade,
);
