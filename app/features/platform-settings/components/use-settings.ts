import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { readDecimal, typedDollars } from '#app/lib/decimal.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast } from '#app/ui/toast.ts';
import {
  changesBetween,
  eachSetting,
  settingUnits,
  type CurrentSettings,
  type PlatformSettings,
  type SettingName,
} from '../platform-settings.ts';
import { settingsErrors } from '../platform-settings.errors.ts';

type Draft = Record<SettingName, string>;

/** The settings as they are being edited, beside those that hold; `seen` of a save is what is shown as holding. */
export function useSettings(settings: CurrentSettings) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ message: string; isStale: boolean; fields: Record<string, string> }>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const wanted = settingsOf(draft);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await api.put('/admin/settings', { json: { ...wanted, seen: settings.version, reason } });
      setDraft(draftOf(saved.settings));
      setReason('');
      toast({
        tone: 'success',
        title: 'Settings saved',
        description: 'They hold for bookings that are made from now on.',
      });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure({
        message: error.message,
        isStale: error.code === settingsErrors.settings_changed.code,
        fields: error.fields,
      });
    } finally {
      // Also after a refusal: somebody else may have changed them.
      await revalidate();
      setBusy(false);
    }
  };
  return {
    draft,
    reason,
    setReason,
    failure,
    isBusy,
    save,
    set: (setting: SettingName, text: string) => setDraft({ ...draft, [setting]: text }),
    changes: changesBetween(settings, wanted),
  };
}

function draftOf(settings: PlatformSettings): Draft {
  return eachSetting<Draft>((setting) => String(Number(settings[setting])));
}

/** As typed: the server judges it. */
function settingsOf(draft: Draft): PlatformSettings {
  return eachSetting<PlatformSettings>((setting) =>
    settingUnits[setting] === '%' ? percentOf(draft[setting]) : hoursOf(draft[setting]),
  );
}

function percentOf(text: string): string {
  return typedDollars(text);
}

/** What is no number is none of the hours that there are. */
function hoursOf(text: string): number {
  return readDecimal(text) ?? -1;
}
