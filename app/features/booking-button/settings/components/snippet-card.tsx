import { CopyButton } from '#app/features/account-settings/components/two-factor/copy-button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { BookingButtonDto } from '../queries/read-booking-button.server.ts';
import { snippetOf } from '../snippet.ts';
import type { ButtonSubject } from './button-subject.ts';

interface SnippetCardProps {
  subject: ButtonSubject;
  button: BookingButtonDto;
  /** Whether pasting it now works. */
  isSaved: boolean;
}

const builders = [
  ['WordPress', 'add a “Custom HTML” block and paste it.'],
  ['Squarespace', 'add a “Code” block, choose HTML, and paste it.'],
  [
    'Wix',
    'add “Embed code”, then “Custom element” or “Marketing tools”. Inside Wix’s own frame the button opens your profile.',
  ],
  ['Webflow', 'drag in an “Embed” element and paste it.'],
  ['Shopify', 'add a “Custom Liquid” section and paste it.'],
] as const;

/** What to paste, and where, in common site builders. */
export function SnippetCard({ subject, button, isSaved }: SnippetCardProps) {
  const snippet = snippetOf(subject, button);
  return (
    <Card padding="large">
      <h2 className="text-lg font-semibold">Paste this into your site</h2>
      <p className="mt-1 text-sm text-dim">
        {isSaved
          ? 'Where the button should be. It can be there more than once.'
          : 'Save your sites first, then copy it.'}
      </p>
      <pre className="mt-4 rounded-control border border-line bg-sand px-4 py-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {snippet}
      </pre>
      <div className="mt-4">
        <CopyButton text={snippet} label="Copy code" />
      </div>
      <details className="mt-5">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          Help for your site builder
        </summary>
        <ul className="mt-2 flex flex-col gap-2 text-sm text-dim">
          {builders.map(([name, text]) => (
            <li key={name}>
              <span className="font-semibold text-ink">{name}:</span> {text}
            </li>
          ))}
          <li>
            To open one service at once, add data-service with its id. If your site has a content security policy, allow
            our address in script-src and frame-src.
          </li>
        </ul>
      </details>
    </Card>
  );
}
