import { ExternalLink, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { CopyButton } from '#app/features/account-settings/components/two-factor/copy-button.tsx';
import { formatDate } from '#app/lib/dates/date-format.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/fields/form.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { linkLimits } from '../link-limits.ts';
import type { useLinkName } from './use-link-name.ts';

interface LinkCardProps {
  naming: ReturnType<typeof useLinkName>;
  host: string;
}

/** The link with what people do with it, and the form that names it. */
export function LinkCard({ naming, host }: LinkCardProps) {
  const { link } = naming;
  return (
    <Card padding="large" className="flex min-w-0 flex-col gap-8">
      <div>
        <h2 className="text-lg font-semibold">Share it anywhere</h2>
        <p className="mt-1 text-sm text-dim">
          In your Instagram bio, your email signature, or a message. It opens your profile, ready to book.
        </p>
        <p className="mt-5 rounded-control border border-line bg-sand px-4 py-3 font-semibold break-all">
          {withoutScheme(link.url)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyButton text={link.url} label="Copy link" />
          <ShareButton url={link.url} />
          <a
            href={link.url}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-2"
          >
            Open
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </div>
      </div>
      <LinkNameForm naming={naming} host={host} />
    </Card>
  );
}

function LinkNameForm({ naming, host }: LinkCardProps) {
  const { link, errors, busy, submit, onInput, onBlur } = naming;
  return (
    <Form
      name="booking-link"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
      className="flex flex-col gap-4 border-t border-line pt-6"
    >
      <TextField
        name="name"
        label={link.name === null ? 'Choose a short link' : 'Change your link'}
        help={
          <>
            Clients will see {host}/@ and this name. {linkLimits.nameMinimum} to {linkLimits.nameMaximum} letters,
            digits and hyphens.
          </>
        }
        leading="@"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={linkLimits.nameMaximum + 1}
        error={errors['name']}
        defaultValue={link.name ?? link.suggestion ?? ''}
      />
      <Button type="submit" loading={busy} className="self-start">
        Save link
      </Button>
      <ReplacedNames replaced={link.replaced} host={host} />
    </Form>
  );
}

function ReplacedNames({ replaced, host }: { replaced: LinkCardProps['naming']['link']['replaced']; host: string }) {
  if (replaced.length === 0) return null;
  return (
    <div className="text-sm text-dim">
      <p>Your earlier links still work:</p>
      <ul className="mt-1 flex flex-col gap-1">
        {replaced.map(({ name, leads_until }) => (
          <li key={name} className="break-all">
            {host}/@{name}, until {formatDate(leads_until)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The system's share sheet, where there is one. */
function ShareButton({ url }: { url: string }) {
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  if (!canShare) return null;
  const share = () => {
    // A person who closes the sheet has not failed at anything.
    void navigator.share({ url }).catch(() => undefined);
  };
  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden="true" className="size-5" />
      Share
    </Button>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
