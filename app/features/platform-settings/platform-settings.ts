import type * as z from 'zod/mini';
import type { currentSettingsAnswer, settingsChangeAnswer } from './answers/settings.server.ts';

/**
 * What administrators decide for the whole platform (OPEN-04, OPEN-14). Percent as text with two decimals, whole
 * hours.
 */
export type PlatformSettings = {
  /** Of what a booking earns. */
  commission_percent: string;
  /** Of the total, when a client cancels late. */
  late_fee_percent: string;
  /** Until so many hours before the start a client's cancellation is refunded in full. */
  free_cancellation_hours: number;
  /** Nothing can be booked that begins sooner than in so many hours. */
  minimum_notice_hours: number;
};

/** The settings that hold: `version` grows by one with each change. */
export type CurrentSettings = z.infer<typeof currentSettingsAnswer>;

/** A change, or the beginning. Instants in ISO 8601. */
export type SettingsChange = z.infer<typeof settingsChangeAnswer>;

/** What the specification states (section 9; OPEN-04): so the platform begins. */
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
export const settingNames = [
  'commission_percent',
  'late_fee_percent',
  'free_cancellation_hours',
  'minimum_notice_hours',
] as const satisfies readonly SettingName[];

export const settingLabels: Record<SettingName, string> = {
  commission_percent: 'Commission',
  late_fee_percent: 'Late-cancellation fee',
  free_cancellation_hours: 'Free cancellation',
  minimum_notice_hours: 'Minimum notice',
};

/** "12.5%", "24 hours". */
export function settingText(setting: SettingName, value: string | number): string {
  if (setting === 'commission_percent' || setting === 'late_fee_percent') return `${Number(value)}%`;
  return value === 1 ? '1 hour' : `${value} hours`;
}

/** What differs between two settings, in their order. */
export function changesBetween(before: PlatformSettings, after: PlatformSettings): SettingsChange['changed'] {
  return settingNames.flatMap((setting) =>
    before[setting] === after[setting] ? [] : [{ setting, before: before[setting], after: after[setting] }],
  );
}
