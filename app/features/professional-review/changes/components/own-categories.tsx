import { useId, useState } from 'react';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { changeMessages } from '../proposed-change.ts';
import type { OwnDocuments } from '../../documents/queries/own-documents.server.ts';
import { Waiting } from '../../documents/components/own-documents.tsx';
import type { useChanges } from './use-changes.ts';

interface OwnCategoriesProps {
  own: OwnDocuments;
  changes: ReturnType<typeof useChanges>;
}

/** The categories a professional is listed in, with a way to request others. */
export function OwnCategories({ own, changes }: OwnCategoriesProps) {
  const title = useId();
  const waiting = own.changes.find(({ change }) => change === 'set_categories');
  const [chosen, setChosen] = useState<readonly string[]>();
  const shown = chosen ?? waiting?.categories ?? own.categories;
  const toggle = (id: string) => setChosen(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  const isChanged =
    chosen !== undefined && [...chosen].sort().join() !== [...(waiting?.categories ?? own.categories)].sort().join();
  const ask = async () => {
    const categories = serviceCategories.map(({ id }) => id).filter((id) => shown.includes(id));
    if (await changes.ask({ change: 'set_categories', categories })) setChosen(undefined);
  };
  const takeBack = async (id: string) => {
    if (await changes.takeBack(id)) setChosen(undefined);
  };
  return (
    <Card padding="large" role="region" aria-labelledby={title}>
      <h2 id={title} className="text-2xl">
        Categories
      </h2>
      <p className="mt-2 max-w-[60ch] text-dim">
        {own.is_open
          ? 'Where clients find you. We review a change before it takes effect. Until then, nothing changes.'
          : 'Where clients will find you, based on the services in your application.'}
      </p>
      <div role="group" aria-labelledby={title} className="mt-5 flex flex-wrap gap-2">
        {serviceCategories.map(({ id, title: name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={shown.includes(id)}
            disabled={!own.is_open || changes.busy}
            onClick={() => toggle(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {waiting ? (
        <div className="mt-4">
          <Waiting words={changeMessages(waiting)} busy={changes.busy} onTakeBack={() => void takeBack(waiting.id)} />
        </div>
      ) : null}
      {isChanged ? (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button loading={changes.busy} disabled={shown.length === 0} onClick={() => void ask()}>
            Request this change
          </Button>
          <Button variant="quiet" disabled={changes.busy} onClick={() => setChosen(undefined)}>
            Cancel
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
