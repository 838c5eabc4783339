interface Wanted {
  id: string;
  title: string;
}

/** The directory, asked for one category or example service. */
export function directoryLink({ id, title }: Wanted): string {
  return `/professionals?${new URLSearchParams({ serviceId: id, serviceTitle: title })}`;
}
