import { classNames } from '#app/ui/styles/class-names.ts';
import { clientName, type ClientRow } from '../client-row.ts';

/** A client's photo, or their initials. Decorative: the name is next to it. */
export function ClientPortrait({ client, className }: { client: ClientRow; className: string }) {
  const shape = classNames('shrink-0 rounded-full', className);
  if (client.profile_photo_url)
    return <img src={client.profile_photo_url} alt="" loading="lazy" className={classNames(shape, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        shape,
        'inline-flex items-center justify-center border border-line bg-sand font-semibold text-ink',
      )}
    >
      {initials(clientName(client))}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
