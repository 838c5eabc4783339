import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { readDecimal, typedDollars } from '#app/lib/decimal.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
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

/** Manages the settings being edited beside the current ones; `seen` of a save is the version shown as current. */
export function useSettings(settings: CurrentSettings) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [reason, setReason] = useState('');
  const { revalidate } = useRevalidator();
  const wanted = settingsOf(draft);
  const { busy, failure, run } = useAction(
    async () => {
      const saved = await api.put('/admin/settings', { json: { ...wanted, seen: settings.version, reason } });
      setDraft(draftOf(saved.settings));
      setReason('');
      toast({
        tone: 'success',
        title: 'Settings saved',
        description: 'They apply to new bookings from now on.',
      });
    },
    // Also after a refusal: somebody else may have changed them.
    { onSettled: revalidate },
  );
  return {
    draft,
    reason,
    setReason,
    failure: failure && {
      message: failure.message,
      fields: failure.fields,
      isStale: failure.code === settingsErrors.settings_changed.code,
    },
    isBusy: busy,
    save: run,
    set: (setting: SettingName, text: string) => setDraft({ ...draft, [setting]: text }),
    changes: changesBetween(settings, wanted),
  };
}

function draftOf(settings: PlatformSettings): Draft {
  return eachSetting<Draft>((setting) => String(Number(settings[setting])));
}

/** Returns the settings as typed; the server validates them. */
function settingsOf(draft: Draft): PlatformSettings {
  return eachSetting<PlatformSettings>((setting) =>
    settingUnits[setting] === '%' ? percentOf(draft[setting]) : hoursOf(draft[setting]),
  );
}

function percentOf(text: string): string {
  return typedDollars(text);
}

/** Returns -1, which is never valid, if the text is not a number. */
function hoursOf(text: string): number {
  return readDecimal(text) ?? -1;
}
