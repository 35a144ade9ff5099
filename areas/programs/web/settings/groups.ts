import type { ProgramSettings, SettingName, settingLimits } from '../../contract/settings.ts';

/** Groups of settings in the order of the screen. */
export const groups = [
  { name: 'writing', settings: ['defaultRestSeconds', 'hiddenColumns'] },
  {
    name: 'training',
    settings: [
      'effort',
      'clientMayMove',
      'clientMaySkip',
      'clientMaySwap',
      'clientMayAdd',
      'showsProposals',
      'showsComingWeeks',
    ],
  },
  { name: 'loads', settings: ['loadStepKg', 'barKg'] },
  { name: 'notice', settings: ['expiringDays', 'terminatedAfterDays', 'idleDays'] },
] as const satisfies { name: string; settings: SettingName[] }[];

export type NumberSetting = keyof typeof settingLimits;
export type SettingValue = ProgramSettings[SettingName];

/** Unit of each numeric setting and the step of the arrow keys. */
export const numberFormats: Record<NumberSetting, { unit: 'seconds' | 'days' | 'kg'; step: number }> = {
  defaultRestSeconds: { unit: 'seconds', step: 15 },
  expiringDays: { unit: 'days', step: 1 },
  terminatedAfterDays: { unit: 'days', step: 1 },
  idleDays: { unit: 'days', step: 1 },
  loadStepKg: { unit: 'kg', step: 0.25 },
  barKg: { unit: 'kg', step: 0.5 },
};

export function isNumberSetting(name: SettingName): name is NumberSetting {
  return name in numberFormats;
}
