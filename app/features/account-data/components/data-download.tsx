import { FileJson2, FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { SettingsSection } from '#app/features/account-settings/components/settings-section.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';

const formats: readonly { format: string; label: string; text: string; icon: LucideIcon }[] = [
  {
    format: 'csv',
    label: 'Download CSV',
    text: 'For spreadsheets: a ZIP with one file per table',
    icon: FileSpreadsheet,
  },
  { format: 'json', label: 'Download JSON', text: 'For other apps: one file', icon: FileJson2 },
];

/** Downloads of everything stored about a person. */
export function DataDownload({ isProfessional }: { isProfessional: boolean }) {
  return (
    <SettingsSection
      title="Download your data"
      text={
        isProfessional
          ? 'Your profile, devices, sign-ins, bookings, payments, saved professionals, and your professional profile with services, hours and photos.'
          : 'Your profile, devices, sign-ins, bookings, payments and saved professionals.'
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {formats.map(({ format, label, text, icon: Icon }) => (
          <li key={format} className="flex flex-col gap-3">
            <a
              href={`/api/account/export?format=${format}`}
              download
              className={buttonStyle({ variant: 'secondary', wide: true })}
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </a>
            <p className="text-sm text-dim">{text}</p>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
