import type { TFunction } from 'i18next';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { optionalColumns, type SettingName } from '../../contract/settings.ts';
import { isNumberSetting, numberFormats, type SettingValue } from './groups.ts';

/** Formats the value of a setting: `90 s`, `7 giorni`, `RIR`, `sì`, `Carico, Recupero, RIR`. */
export function valueText(t: TFunction<'programs'>, name: SettingName, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
  if (typeof value === 'number')
    return isNumberSetting(name) ? `${formatNumber(value, 2)} ${unitText(t, name, value)}` : String(value);
  if (typeof value === 'string') return t(`columns.${value}.label`);

  const shown = optionalColumns.filter((column) => !value.includes(column));
  if (shown.length === 0) return t('settings.noColumns');
  if (shown.length === optionalColumns.length) return t('settings.allColumns');
  return shown.map((column) => t(`columns.${column}.label`)).join(', ');
}

export function unitText(t: TFunction<'programs'>, name: keyof typeof numberFormats, value: number): string {
  const { unit } = numberFormats[name];
  return unit === 'days' ? t('settings.days', { count: value }) : t(`settings.${unit}`);
}
