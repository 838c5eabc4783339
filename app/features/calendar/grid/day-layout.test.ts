import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridEnd, gridStart, rowCount, rowMinutes } from '../calendar-limits.ts';
import { layoutDay, linesIn, partOn, placeInColumns, type Part } from './day-layout.ts';
import { proves } from '#tests/support/proves.ts';

const visit = (start: string, end: string) => ({
  start: `2026-11-18T${start}:00-06:00`,
  end: `2026-11-18T${end}:00-06:00`,
});
const inside = (items: { start: string; end: string }[]) =>
  layoutDay(items, '2026-11-18').inside.map(({ from, to, column, columns }) => ({ from, to, column, columns }));

describe('the grid', () => {
  it('is from 8:00 to 20:00 in 24 rows of half an hour', proves('CAL-001', 'CAL-002', 'CAL-003'), () => {
    expect([gridStart / 60, gridEnd / 60, rowMinutes, rowCount]).toEqual([8, 20, 30, 24]);
  });

  it('shows what lies in its hours where it lies', () => {
    expect(inside([visit('09:00', '10:30')])).toEqual([{ from: 540, to: 630, column: 0, columns: 1 }]);
  });

  it('cuts what reaches over its edges, and keeps what lies beside it within reach', () => {
    const [early, dawn, evening, late] = [
      visit('06:00', '07:00'),
      visit('07:30', '08:30'),
      visit('19:00', '21:00'),
      visit('20:00', '21:00'),
    ];
    const { before, after } = layoutDay([early, dawn, evening, late], '2026-11-18');
    expect([before, after]).toEqual([[early], [late]]);
    expect(inside([early, dawn, evening, late])).toMatchObject([
      { from: 480, to: 510 },
      { from: 1140, to: 1200 },
    ]);
  });

  it('gives the shortest a row of height, also at the end of the day', () => {
    expect(inside([visit('09:00', '09:10'), visit('19:50', '20:00')])).toMatchObject([
      { from: 540, to: 570 },
      { from: 1170, to: 1200 },
    ]);
  });

  it(
    'has room for service and client in the shortest, and for the time as well from 45 minutes on',
    proves('CAL-010', 'CAL-011'),
    () => {
      const lines = (end: string) => inside([visit('09:00', end)]).map(({ from, to }) => linesIn(to - from));
      expect(['09:10', '09:30', '09:40', '09:45', '11:00'].map((end) => lines(end)[0])).toEqual([2, 2, 2, 3, 3]);
    },
  );

  it(
    'puts visits side by side that would hide each other once they are a row high',
    proves('CAL-010', 'CAL-011'),
    () => {
      expect(inside([visit('09:00', '09:10'), visit('09:15', '09:25'), visit('09:30', '10:00')])).toEqual([
        { from: 540, to: 570, column: 0, columns: 2 },
        { from: 555, to: 585, column: 1, columns: 2 },
        { from: 570, to: 600, column: 0, columns: 2 },
      ]);
    },
  );

  it('puts appointments of the same hour side by side, and later ones over the whole width again', () => {
    expect(
      inside([visit('09:00', '11:00'), visit('09:00', '10:00'), visit('10:00', '11:00'), visit('11:00', '12:00')]),
    ).toEqual([
      { from: 540, to: 660, column: 0, columns: 2 },
      { from: 540, to: 600, column: 1, columns: 2 },
      { from: 600, to: 660, column: 1, columns: 2 },
      { from: 660, to: 720, column: 0, columns: 1 },
    ]);
  });
});

describe('the part of a day', () => {
  const overnight = { start: '2026-11-18T22:00:00-06:00', end: '2026-11-19T02:00:00-06:00' };

  it('ends and begins at midnight', () => {
    expect([partOn(overnight, '2026-11-17'), partOn(overnight, '2026-11-20')]).toEqual([undefined, undefined]);
    expect([partOn(overnight, '2026-11-18'), partOn(overnight, '2026-11-19')]).toMatchObject([
      { from: 1320, to: 1440 },
      { from: 0, to: 120 },
    ]);
    expect(partOn({ ...overnight, end: '2026-11-19T00:00:00-06:00' }, '2026-11-19')).toBeUndefined();
  });

  it('is what the clocks show on the days on which they change', () => {
    const spring = { start: '2026-03-08T01:00:00-06:00', end: '2026-03-08T09:00:00-05:00' };
    expect(partOn(spring, '2026-03-08')).toMatchObject({ from: 60, to: 540 });
    const fall = { start: '2026-11-01T01:30:00-05:00', end: '2026-11-01T01:30:00-06:00' };
    expect(partOn(fall, '2026-11-01')).toMatchObject({ from: 90, to: 120 });
    const nine = { start: '2026-11-01T09:00:00-06:00', end: '2026-11-01T10:00:00-06:00' };
    expect(partOn(nine, '2026-11-01')).toMatchObject({ from: 540, to: 600 });
  });
});

const anyPart = fc
  .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, length]) => ({ item: from, from, to: from + length }));
const overlap = (one: Part<number>, other: Part<number>) => one.from < other.to && other.from < one.to;

describe('columns, whatever overlaps', () => {
  it('no two overlapping appointments share a column, none is lost, and each column exists', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 40 }), (parts) => {
        const placed = placeInColumns(parts);
        expect(placed.map(({ from, to }) => [from, to]).sort()).toEqual(parts.map(({ from, to }) => [from, to]).sort());
        for (const [index, one] of placed.entries()) {
          expect(one.column).toBeLessThan(one.columns);
          for (const other of placed.slice(index + 1)) {
            if (overlap(one, other)) expect([one.column === other.column, one.columns]).toEqual([false, other.columns]);
          }
        }
      }),
    );
  });

  it('takes no more columns than appointments lie at one time', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1, maxLength: 30 }), (parts) => {
        const most = Math.max(
          ...parts.map(({ from }) => parts.filter((other) => other.from <= from && from < other.to).length),
        );
        expect(Math.max(...placeInColumns(parts).map(({ columns }) => columns))).toBe(most);
      }),
    );
  });
});
