import * as z from 'zod/mini';
import { eachSetting, settingLimits, type SettingName, settingUnits } from './platform-settings.ts';

export const reasonLengths = { minimum: 3, maximum: 500 } as const;
export const reasonMessages = {
  missing: `Please give a reason of at least ${reasonLengths.minimum} characters`,
  tooLong: `The reason can have at most ${reasonLengths.maximum} characters`,
} as const;

/** The reason for an administrator's action. */
export const reasonSchema = z
  .string(reasonMessages.missing)
  .check(
    z.trim(),
    z.minLength(reasonLengths.minimum, reasonMessages.missing),
    z.maxLength(reasonLengths.maximum, reasonMessages.tooLong),
  );

const percent = (most: number) => {
  const message = `A number from 0 to ${most} with at most two decimals`;
  return z.string(message).check(
    z.trim(),
    z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: message, abort: true }),
    z.refine((text) => Number(text) <= most, message),
  );
};

const hours = (most: number) => {
  const message = `Whole hours from 0 to ${most}`;
  return z.number(message).check(z.int(message), z.gte(0, message), z.lte(most, message));
};

type SettingSchemas = {
  [Name in SettingName]: ReturnType<(typeof settingUnits)[Name] extends '%' ? typeof percent : typeof hours>;
};

/** A change of the settings: all of them, and the version the administrator saw. */
export const settingsChangeSchema = z.object({
  seen: z.number('The version that was looked at').check(z.int(), z.gte(1), z.lte(2_147_483_646)),
  ...eachSetting<SettingSchemas>((setting) =>
    settingUnits[setting] === '%' ? percent(settingLimits[setting]) : hours(settingLimits[setting]),
  ),
  reason: reasonSchema,
});
export type SettingsChangeRequest = z.output<typeof settingsChangeSchema>;
