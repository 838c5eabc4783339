import changelog from '../../../CHANGELOG.md?raw';

const files = import.meta.glob<string>('../../../docs/guide/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The Markdown of all pages by their paths below /docs, as it stands in the repository. */
export const guideFiles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(files).map(([file, text]): [string, string] => [/guide\/(.*)\.md$/.exec(file)?.[1] ?? '', text]),
  ['changelog', changelog],
]);
