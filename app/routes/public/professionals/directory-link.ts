interface Wanted {
  id: string;
  title: string;
}

/** Returns the directory's URL, filtered by one category or example service. */
export function directoryLink({ id, title }: Wanted): string {
  return `/professionals?${new URLSearchParams({ serviceId: id, serviceTitle: title })}`;
}
