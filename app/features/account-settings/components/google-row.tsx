import { Link2 } from 'lucide-react';
import { SettingsRow } from './settings-row.tsx';

/** Says that the account signs in with Google, too. */
export function GoogleRow() {
  return (
    <SettingsRow icon={<Link2 />} title="Google" value="Connected: you can continue with Google when you log in." />
  );
}
