import { anyProfessional, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';
import { findSuggestions } from '#app/features/suggestions/queries/find-suggestions.server.ts';
import { readOffers } from '#app/features/suggestions/queries/offers.server.ts';
import type { Figure } from './report.ts';
import { cpuOfDatabase } from './cpu-time.ts';

/** The target of the issue for a search and for suggestions over 200,000 professionals. */
const millisecondsMaximum = 8;
const rounds = 5;
/** In ms; the first counts of a process are awaited, so nothing follows them. */
const countingMaximum = 5_000;

const searches =
  'hair|haircut|oil change|renee|groom|balayge|massage austin|wifi|piano|tires|núñez|boone|deep clean|dog walking|taco';
const seconds =
  'maya andre grace austin huston denver evening spanish gentle castillo okafor tran tidy licensed boston';
const typed = 'haircut|oil change|maya brooks|brooks|boone|castillo|balayge|pet services|austin|78704|denver|grooming';

/**
 * Measures the CPU time of a search and of suggestions: of this process, in place of the server, and of PostgreSQL.
 * Searches are asked as people ask them again, and as nobody has asked before; suggestions for each letter typed.
 */
export async function measureSearchCpu(postmaster: number): Promise<Figure[]> {
  const known = searches.split('|');
  const rare = known.flatMap((word) => seconds.split(' ').map((second) => `${word} ${second}`));
  const beginnings = typed.split('|').flatMap((text) => [...text].map((_, index) => text.slice(0, index + 1)));
  const target = { unit: 'CPU-ms', atMost: millisecondsMaximum };
  const counting = await cpuOf(postmaster, countAnew);
  const search = (text: string) => searchDirectory(searchFor(text), { cursor: undefined, limit: 24 });
  return [
    { what: 'search', figure: await cpuOfEach(postmaster, known, search), ...target },
    { what: 'search, never asked before', figure: await cpuOfEach(postmaster, rare, search, 1), ...target },
    {
      what: 'suggestions for a letter typed',
      figure: await cpuOfEach(postmaster, beginnings, findSuggestions),
      ...target,
    },
    { what: 'what is offered, counted at most once a minute', figure: counting, unit: 'CPU-ms' },
  ];
}

/** Outdated counts are answered at once and renewed meanwhile, which would be counted as the searches' CPU time. */
async function countAnew(): Promise<void> {
  const known = await readOffers();
  const begun = performance.now();
  while ((await readOffers()) === known && performance.now() - begun < countingMaximum)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

function searchFor(search: string): DirectoryFilter {
  return { ...anyProfessional, search, sort: 'relevance' };
}

async function cpuOfEach(
  postmaster: number,
  texts: readonly string[],
  work: (text: string) => Promise<unknown>,
  times = rounds,
): Promise<number> {
  // Compiled and in PostgreSQL's memory, as on a server that has run for a while.
  for (const text of texts.slice(0, times === 1 ? 20 : texts.length)) await work(text);
  const used = await cpuOf(postmaster, async () => {
    for (let round = 0; round < times; round += 1) for (const text of texts) await work(text);
  });
  return used / (texts.length * times);
}

async function cpuOf(postmaster: number, work: () => Promise<unknown>): Promise<number> {
  const [own, database] = [process.cpuUsage(), await cpuOfDatabase(postmaster)];
  await work();
  const { user, system } = process.cpuUsage(own);
  return (user + system) / 1000 + (await cpuOfDatabase(postmaster)) - database;
}
