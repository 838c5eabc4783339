/** Returns the opening tags of the elements that a paragraph of HTML describes, by the words at the end of it. */
export function describedBy(html: string, words: string): string[] {
  const paragraph = html.split('<p ').find((part) => part.split('</p>')[0]?.endsWith(words));
  const id = /^id="([^"]+)"/.exec(paragraph ?? '')?.[1];
  return id === undefined ? [] : (html.match(/<[^>]+>/g) ?? []).filter((tag) => tag.includes(`describedby="${id}"`));
}
