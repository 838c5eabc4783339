import { describe, expect, it } from 'vitest';
import { emptyDraft, errorsOfDraft, planOfDraft, weekdayOfDate, type BlockDraft } from './block-draft.ts';
import { blockPlanSchema } from './blocked-slots.schema.ts';
import { proves } from '#tests/support/proves.ts';

const today = '2026-11-20';
const noon: BlockDraft = { ...emptyDraft, date: '2026-11-23', start: '12:00', end: '13:00' };
const errors = (change: Partial<BlockDraft>) => errorsOfDraft({ ...noon, ...change }, today);

describe('the form for blocking time', () => {
  it('asks for a date and both times', proves('HOURS-011', 'HOURS-012'), () => {
    expect(errorsOfDraft(emptyDraft, today)).toEqual({
      date: 'Please select a date first.',
      times: 'Please select both start and end times.',
    });
    expect(errors({ start: '' })).toEqual({ times: 'Please select both start and end times.' });
    expect(errors({ end: '' })).toEqual({ times: 'Please select both start and end times.' });
  });

  it('wants the end after the start', proves('HOURS-013', 'HOURS-014'), () => {
    expect(errors({ end: '11:30' })).toEqual({ times: 'End time must be after start time.' });
    expect(errors({ end: '12:00' })).toEqual({ times: 'End time must be after start time.' });
  });

  it('refuses a date in the past, and takes today', proves('HOURS-016'), () => {
    expect(errors({ date: '2026-11-19' })).toEqual({ date: 'Please choose a date that is not in the past.' });
    expect(errors({ date: today })).toEqual({});
  });

  it('needs no reason, and bounds it', proves('HOURS-017'), () => {
    expect(errors({})).toEqual({});
    expect(errors({ reason: 'x'.repeat(501) })).toEqual({ reason: 'The reason can have at most 500 characters.' });
  });

  it('of whole days needs no times, and a last day that is not before the first', () => {
    const days = { kind: 'days', start: '', end: '' } as const;
    expect(errors(days)).toEqual({});
    expect(errors({ ...days, lastDate: '2026-11-22' })).toEqual({
      lastDate: 'The last day can’t be before the first.',
    });
    expect(errors({ ...days, lastDate: '2027-11-24' })).toEqual({ lastDate: 'A block can last a year at most.' });
    expect(planOfDraft({ ...noon, ...days })).toEqual({ kind: 'days', first: '2026-11-23', last: '2026-11-23' });
  });

  it('that repeats needs weekdays and an end within a year', () => {
    const repeats = { repeats: true, weekdays: ['monday'] } as const;
    expect(errors({ ...repeats, weekdays: [] })).toEqual({ weekdays: 'Please select at least one weekday.' });
    expect(errors({ ...repeats, ends: 'date' })).toEqual({ until: 'Please select how long this repeats.' });
    expect(errors({ ...repeats, ends: 'date', until: '2026-11-22' })).toEqual({
      until: 'The last day can’t be before the first.',
    });
    expect(errors({ ...repeats, ends: 'date', until: '2027-12-01' })).toEqual({
      until: 'A block can repeat for a year at most.',
    });
    for (const weeks of [0, 1.5, Number.NaN, 53]) expect(errors({ ...repeats, weeks })).toHaveProperty('until');
  });

  it('makes plans that the server takes', () => {
    for (const draft of [
      noon,
      { ...noon, kind: 'days' as const },
      { ...noon, repeats: true, weekdays: [weekdayOfDate(noon.date)] },
      { ...noon, repeats: true, weekdays: ['sunday' as const], ends: 'date' as const, until: '2027-02-01' },
    ]) {
      expect(blockPlanSchema.safeParse(planOfDraft(draft)).success).toBe(true);
    }
    expect(weekdayOfDate('2026-11-23')).toBe('monday');
  });
});
