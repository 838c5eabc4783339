/** The URLs of the three pages where most visits begin. */
export async function publicPages(url: string): Promise<{ home: string; directory: string; profile: string }> {
  const answer = await fetch(`${url}/api/professionals?verified=true&limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return { home: '/', directory: '/professionals', profile: `/professionals/${items[0]?.id}` };
}
