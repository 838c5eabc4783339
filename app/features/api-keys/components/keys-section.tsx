import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { SettingsSection } from '#app/features/account-settings/components/settings-section.tsx';
import { Button } from '#app/ui/button.tsx';
import { useFocusAfterChange } from '#app/ui/fields/use-focus-after-change.ts';
import { SecretOnce } from '#app/ui/secret-once.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyRow, type ListedKey } from './key-row.tsx';

interface KeysSectionProps {
  keys: readonly ListedKey[];
  isProfessional: boolean;
  /** Accounts without a password confirm by a recent sign-in. */
  hasPassword: boolean;
}

/** A person's API keys, and the form for another one. */
export function KeysSection({ keys, isProfessional, hasPassword }: KeysSectionProps) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const form = useFocusAfterChange(secret ? undefined : isOpen ? 'form' : 'button');
  const show = (created: string) => {
    setSecret(created);
    setOpen(false);
    void revalidate();
  };
  return (
    <SettingsSection
      title="API keys"
      text="A key lets a program act for you, within what you allow. Give each program its own, so that you can end one."
    >
      <div className="flex flex-col gap-6">
        {secret ? (
          <SecretOnce
            title="Your new key"
            text="Copy it now: we don’t keep it, so we can’t show it again."
            secret={secret}
            onDone={() => setSecret(undefined)}
          />
        ) : null}
        {keys.length > 0 ? <KeyList keys={keys} /> : secret || isOpen ? null : <NoKeys />}
        <div ref={form}>
          {isOpen ? (
            <KeyForm
              isProfessional={isProfessional}
              hasPassword={hasPassword}
              onCreated={show}
              onCancel={() => setOpen(false)}
            />
          ) : (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Plus aria-hidden="true" className="size-5" />
              New key
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}

function KeyList({ keys }: { keys: readonly ListedKey[] }) {
  return (
    <ul aria-label="API keys" className="divide-y divide-line">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}

function NoKeys() {
  return (
    <p className="flex items-center gap-3 rounded-control bg-sand p-4 text-dim">
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      No keys yet.
    </p>
  );
}
