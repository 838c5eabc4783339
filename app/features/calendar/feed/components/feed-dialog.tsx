import { useEffect } from 'react';
import { CopyButton } from '#app/features/account-settings/components/two-factor/copy-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonText } from '#app/ui/loading/skeleton.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** The dialog with the secret link from which other calendars read this one. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { feed, failure, busy, look, renew, end } = useCalendarFeed();
  useEffect(() => {
    if (open) void look();
  }, [open, look]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Calendar link"
      width="medium"
      description="See your appointments in Google Calendar, Apple Calendar or Outlook. They update every hour or so. Changes you make there don’t come back here."
      footer={feed ? <FeedActions isOn={feed.on} busy={busy} onRenew={renew} onEnd={end} /> : null}
    >
      <div className="mt-6">
        {failure ? (
          <FormError>
            {failure}{' '}
            <button type="button" onClick={() => void look()} className="font-semibold underline">
              Try again
            </button>
          </FormError>
        ) : feed ? (
          <FeedLink isOn={feed.on} url={feed.url} />
        ) : (
          <SkeletonText lines={2} />
        )}
      </div>
    </Dialog>
  );
}

function FeedLink({ isOn, url }: { isOn: boolean; url: string | null }) {
  if (!isOn) return <p className="text-dim">There is no link yet.</p>;
  if (!url)
    return (
      <Notice title="Your link works, but we can’t show it again">Make a new one to use it in another calendar.</Notice>
    );
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Your secret link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        help="Anyone who has it, such as the provider of your calendar app, sees your clients’ names, phone numbers, addresses and notes, and your prices. If it gets into the wrong hands, make a new one."
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle({ variant: 'secondary' })}>
          Open in calendar app
        </a>
      </div>
    </div>
  );
}

function FeedActions({
  isOn,
  busy,
  onRenew,
  onEnd,
}: {
  isOn: boolean;
  busy: 'renew' | 'end' | undefined;
  onRenew: () => void;
  onEnd: () => void;
}) {
  return (
    <>
      {isOn ? (
        <Button variant="secondary" loading={busy === 'end'} onClick={onEnd}>
          Turn off
        </Button>
      ) : null}
      <Button variant={isOn ? 'secondary' : 'primary'} loading={busy === 'renew'} onClick={onRenew}>
        {isOn ? 'Make a new link' : 'Make a link'}
      </Button>
    </>
  );
}
