import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { SettingsSection } from '../settings-section.tsx';

interface RecoveryCodesCardProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown this one time. */
export function RecoveryCodesCard({ codes, onDone }: RecoveryCodesCardProps) {
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  const file = `Doorstep recovery codes\nEach works once, instead of the code from your app.\n\n${text}\n`;
  return (
    <SettingsSection
      isNextStep
      title="Save your recovery codes"
      text="Each one signs you in once if your phone is lost or broken. This is the only time we show them."
    >
      <ul
        aria-label="Recovery codes"
        className="tabular grid gap-x-8 gap-y-1 rounded-control border border-line bg-sand p-5 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="py-0.5 tracking-wide">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="doorstep-recovery-codes.txt"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Download aria-hidden="true" className="size-5" />
          Download
        </a>
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <CheckboxField
          label="I saved them where I can find them without my phone"
          checked={saved}
          onChange={({ target }) => setSaved(target.checked)}
        />
        <Button onClick={onDone} disabled={!saved} className="mt-3 max-sm:w-full">
          Done
        </Button>
      </div>
    </SettingsSection>
  );
}
