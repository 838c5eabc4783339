import { expect, it } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';
import { noSuggestions, type Suggestions } from './suggestion.ts';

const found: Suggestions = {
  services: [{ name: 'Oil change', professionals: 1_204 }],
  categories: [{ title: 'Auto Care', professionals: 1 }],
  people: [{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Olive Oil', category: 'Auto Care', city: null }],
  places: [{ value: '78704', note: 'Austin, TX', professionals: 0 }],
};

const linesOf = (...shown: Parameters<typeof suggestionGroups>) =>
  suggestionGroups(...shown).map(({ title, options }) => [title, ...options.map(({ label, note }) => [label, note])]);

it('groups services, categories, people and places, each with who it finds', () => {
  expect(linesOf(found, [])).toEqual([
    ['Services', ['Oil change', '1,204 professionals']],
    ['Categories', ['Auto Care', '1 professional']],
    ['People', ['Olive Oil', 'Auto Care']],
    ['Places', ['78704, Austin, TX', 'No one yet']],
  ]);
});

it('leads from a person to the profile', () => {
  const [, , people] = suggestionGroups(found, []);
  expect(people?.options[0]?.choice).toEqual({
    kind: 'person',
    url: '/professionals/7c9e6679-7425-40de-944b-e07fc1f90ae7',
  });
});

it('tells two people of one name apart', () => {
  const people = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', '0b5e6679-7425-40de-944b-e07fc1f90ae7'].map((id) => ({
    id,
    name: 'Olive Oil',
    category: null,
    city: null,
  }));
  const [group] = suggestionGroups({ ...noSuggestions, people }, []);
  expect(new Set(group?.options.map(({ key }) => key)).size).toBe(2);
});

it('shows recent searches first, with a way to clear them, and leads back to each', () => {
  const recent = [
    { search: 'oil', services: [], place: 'Austin, TX' },
    { search: '', services: [], place: '78704' },
  ];
  expect(linesOf(noSuggestions, recent)).toEqual([
    ['Recent searches', ['oil', 'Austin, TX'], ['78704', ''], ['Clear recent searches', '']],
  ]);
  const [group] = suggestionGroups(noSuggestions, recent);
  expect(group?.options.map(({ choice }) => choice)).toEqual([
    { kind: 'recent', url: '/professionals?search=oil&place=Austin%2C+TX' },
    { kind: 'recent', url: '/professionals?place=78704' },
    { kind: 'clear' },
  ]);
});

it('shows nothing for nothing', () => expect(suggestionGroups(noSuggestions, [])).toEqual([]));
