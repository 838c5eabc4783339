import { Link } from 'react-router';
import { classNames } from '#app/ui/styles/class-names.ts';
import { addedClientsUrl } from '../added-client.ts';

/** Links between those who booked and those a professional added. */
export function ClientListsNav({ shown, added }: { shown: 'booked' | 'added'; added: number }) {
  return (
    <nav aria-label="Lists of clients" className="mb-5 flex flex-wrap gap-2">
      <ListLink to="/dashboard/professional/clients" label="Booked you" isShown={shown === 'booked'} />
      <ListLink to={addedClientsUrl} label="Added by you" count={added} isShown={shown === 'added'} />
    </nav>
  );
}

interface ListLinkProps {
  to: string;
  label: string;
  count?: number | undefined;
  isShown: boolean;
}

function ListLink({ to, label, count, isShown }: ListLinkProps) {
  return (
    <Link to={to} aria-current={isShown ? 'page' : undefined} className={classNames('chip', isShown && 'chip-on')}>
      {label} {count === undefined ? null : <span className="tabular">{count.toLocaleString('en-US')}</span>}
    </Link>
  );
}
