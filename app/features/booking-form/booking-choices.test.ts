import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  choicesOfSearch,
  saveChoices,
  savedChoices,
  mergedChoices,
  noChoices,
  searchOfChoices,
  takeUp,
} from './booking-choices.ts';
import { proves } from '#tests/support/proves.ts';

const pro = '0199f0a0-0000-7000-8000-000000000001';
const other = '0199f0a0-0000-7000-8000-000000000002';
const service = '0199f0a0-0000-7000-8000-000000000003';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe('choices of the booking page', () => {
  it('reads the professional and the service from the address', proves('BOOK-013', 'BOOK-015'), () => {
    const choices = choicesOfSearch(new URLSearchParams({ pro, service, name: 'Maya' }));
    expect(choices).toEqual({ ...noChoices, professionalId: pro, serviceId: service });
  });

  it('leaves out what cannot be meant', () => {
    const search = new URLSearchParams({ pro: "1' or 1=1", service: '<b>', date: '2026-02-30', time: '25:00' });
    expect(choicesOfSearch(search)).toEqual(noChoices);
  });

  it('goes to the address and comes back, without the service address', () => {
    const choices = {
      professionalId: pro,
      serviceId: service,
      date: '2026-11-21',
      time: '09:00',
      location: '1 Main St',
    };
    const search = searchOfChoices(choices, 'Maya Brooks');
    expect(search).not.toContain('Main');
    expect(choicesOfSearch(new URLSearchParams(search))).toEqual({ ...choices, location: '' });
    expect(new URLSearchParams(search).get('name')).toBe('Maya Brooks');
  });

  it('keeps every choice over a reload or a sign-in', proves('OPEN-32'), () => {
    const storage = memoryStorage();
    const choices = {
      professionalId: pro,
      serviceId: service,
      date: '2026-11-21',
      time: '09:00',
      location: '1 Main St',
    };
    saveChoices(storage, choices);
    expect(mergedChoices(choicesOfSearch(new URLSearchParams({ pro })), savedChoices(storage))).toEqual(choices);
    expect(mergedChoices(noChoices, savedChoices(storage))).toEqual(choices);
  });

  it('keeps only the address when another professional is asked for', () => {
    const kept = { professionalId: pro, serviceId: service, date: '2026-11-21', time: '09:00', location: '1 Main St' };
    const asked = { ...noChoices, professionalId: other };
    expect(mergedChoices(asked, kept)).toEqual({ ...asked, location: '1 Main St' });
  });

  it('keeps what was chosen before the kept choices were read', () => {
    const read = { ...noChoices, professionalId: pro };
    const kept = { professionalId: pro, serviceId: service, date: '2026-11-21', time: '09:00', location: '1 Main St' };
    const shown = { ...read, date: '2026-11-22' };
    expect({ ...mergedChoices(read, kept), ...changesBetween(read, shown) }).toEqual({ ...kept, date: '2026-11-22' });
  });

  it('takes a proposal up, but not against what was chosen since', () => {
    const seen = { ...noChoices, professionalId: pro };
    const location = '1 Main St';
    expect(takeUp({ date: '2026-11-21' }, seen, seen)).toEqual({ ...seen, date: '2026-11-21' });
    expect(takeUp({ date: '2026-11-21' }, seen, { ...seen, location })).toEqual({
      ...seen,
      date: '2026-11-21',
      location,
    });
    const pressed = { ...seen, date: '2026-11-24' };
    expect(takeUp({ date: '2026-11-21' }, seen, pressed)).toEqual(pressed);
    expect(takeUp({ location: '2 Oak St' }, seen, { ...seen, location })).toEqual({ ...seen, location });
  });

  it('leaves the day of a time that was pressed since', () => {
    const seen = { ...noChoices, professionalId: pro, date: '2026-11-21' };
    const pressed = { ...seen, time: '09:00' };
    expect(takeUp({ date: '2026-11-24' }, seen, pressed)).toEqual(pressed);
  });

  it('drops the kept time when another date is asked for', () => {
    const kept = { professionalId: pro, serviceId: service, date: '2026-11-21', time: '09:00', location: '' };
    expect(mergedChoices({ ...noChoices, professionalId: pro, date: '2026-11-22' }, kept)).toMatchObject({
      date: '2026-11-22',
      time: '',
    });
  });

  it('survives storage that holds something else or is forbidden', () => {
    expect(savedChoices({ getItem: () => 'no json' })).toBeUndefined();
    expect(savedChoices({ getItem: () => '7' })).toBeUndefined();
    expect(savedChoices({ getItem: () => '{"date":5}' })).toEqual(noChoices);
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(savedChoices({ getItem: forbidden })).toBeUndefined();
    expect(() => saveChoices({ setItem: forbidden }, noChoices)).not.toThrow();
  });
});
