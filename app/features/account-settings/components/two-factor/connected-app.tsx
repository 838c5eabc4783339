import type { ReactNode } from 'react';
import type { TwoFactorSetup } from '#app/features/two-factor/queries/two-factor-setup.server.ts';
import { SettingsSection } from '../settings-section.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';

interface ConnectedAppProps {
  setup: TwoFactorSetup;
  /** The form for the app's first code. */
  children: ReactNode;
}

/** How an authenticator app is connected: the secret to scan or to type, then its first code. */
export function ConnectedApp({ setup, children }: ConnectedAppProps) {
  return (
    <SettingsSection isNextStep title="Connect your app">
      <div className="grid gap-8 sm:grid-cols-[12.5rem_minmax(0,1fr)]">
        <div className="max-w-52">
          <QrCode {...setup.qr} label="QR code for your authenticator app" />
        </div>
        <div className="flex flex-col gap-6">
          <Step number={1} title="Scan the code with your app">
            <p className="text-sm text-dim">On this phone, or no camera? Enter this key instead:</p>
            <p className="mt-2 rounded-control border border-line bg-sand px-4 py-3 font-mono text-sm wrap-anywhere">
              {inGroups(setup.secret)}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <CopyButton text={setup.secret} label="Copy key" />
              <a href={setup.uri} className="text-link inline-flex min-h-11 items-center text-sm sm:hidden">
                Open in my app
              </a>
            </div>
          </Step>
          <Step number={2} title="Enter the code it shows">
            {children}
          </Step>
        </div>
      </div>
    </SettingsSection>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 flex items-center gap-3 font-semibold">
        <span
          aria-hidden="true"
          className="arch flex h-8 w-7 items-end justify-center bg-sun pb-0.5 text-sm font-bold text-on-sun"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** Groups of four, as people type it. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
