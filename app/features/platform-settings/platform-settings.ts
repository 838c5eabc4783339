import type * as z from 'zod/mini';
import type { currentSettingsAnswer, settingsChangeAnswer } from './answers/settings.server.ts';

/**
 * The settings of the whole platform, set by administrators (OPEN-04, OPEN-14). Percent as text with two decimals,
 * whole hours.
 */
export type PlatformSettings = {
  /** The platform's share of what a booking earns. */
  commission_percent: string;
  /** The share of the total that a client pays for cancelling late. */
  late_fee_percent: string;
  /** Hours before the start until which a client's cancellation is refunded in full. */
  free_cancellation_hours: number;
  /** The minimum number of hours between booking and start. */
  minimum_notice_hours: number;
};

/** The current settings; `version` grows by one with each change. */
export type CurrentSettings = z.infer<typeof currentSettingsAnswer>;

/** A change of the settings, or the initial ones. Instants in ISO 8601. */
export type SettingsChange = z.infer<typeof settingsChangeAnswer>;

/** The settings that the specification states (section 9; OPEN-04), with which the platform starts. */
export const statedSettings = {
  commission_percent: '10.00',
  late_fee_percent: '50.00',
  free_cancellation_hours: 24,
  minimum_notice_hours: 0,
} as const satisfies PlatformSettings;

export const settingLimits = {
  commission_percent: 30,
  late_fee_percent: 100,
  free_cancellation_hours: 168,
  minimum_notice_hours: 72,
} as const satisfies Record<keyof PlatformSettings, number>;

export type SettingName = keyof PlatformSettings;
export const settingNames = Object.keys(statedSettings) as SettingName[];

/** The unit of each setting: percent is text, hours are a number. */
export const settingUnits = {
  commission_percent: '%',
  late_fee_percent: '%',
  free_cancellation_hours: 'h',
  minimum_notice_hours: 'h',
} as const satisfies { [Name in SettingName]: PlatformSettings[Name] extends string ? '%' : 'h' };

/** Builds a record with a value for every setting. */
export function eachSetting<Of extends Record<SettingName, unknown>>(
  of: (setting: SettingName) => Of[SettingName],
): Of {
  return Object.fromEntries(settingNames.map((setting) => [setting, of(setting)])) as Of;
}

export const settingLabels: Record<SettingName, string> = {
  commission_percent: 'Commission',
  late_fee_percent: 'Late-cancellation fee',
  free_cancellation_hours: 'Free cancellation',
  minimum_notice_hours: 'Minimum notice',
};

export const settingHelps: Record<SettingName, string> = {
  commission_percent: `Of what a booking earns, 0 to ${settingLimits.commission_percent}`,
  late_fee_percent: 'Of the total, when a client cancels late or isn’t there',
  free_cancellation_hours: `Hours before the start, 0 to ${settingLimits.free_cancellation_hours}`,
  minimum_notice_hours: `Hours between booking and visit, 0 to ${settingLimits.minimum_notice_hours}`,
};

/** Formats a setting's value, such as "12.5%" or "24 hours". */
export function settingText(setting: SettingName, value: string | number): string {
  if (settingUnits[setting] === '%') return `${Number(value)}%`;
  return value === 1 ? '1 hour' : `${value} hours`;
}

/** Lists what differs between two versions of the settings, in the order of the settings. */
export function changesBetween(before: PlatformSettings, after: PlatformSettings): SettingsChange['changed'] {
  return settingNames.flatMap((setting) =>
    before[setting] === after[setting] ? [] : [{ setting, before: before[setting], after: after[setting] }],
  );
}
