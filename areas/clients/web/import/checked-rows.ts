import type { TFunction } from 'i18next';
import { email as emailSchema } from '#shell/common/fields.ts';
import type { DateOrder } from '#shell/common/timestamps.ts';
import { typedHeightCm } from '#shell/common/typed-height.ts';
import { validateFields } from '#shell/web/forms/form-errors.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { formatHeight, unitOfUser } from '#shell/web/texts/units.ts';
import { ImportedClient } from '../../contract/import.ts';
import type { ClientType } from '../../contract.ts';
import type { ListedField } from '../../rules/import/listed-clients.ts';
import { writtenBirthDate, writtenSubscriptionEnd } from '../../rules/import/written-dates.ts';
import { writtenGender, writtenLanguage } from '../../rules/import/written-values.ts';
import { normalizePhone } from '../form/form-values.ts';
import type { DraftRow } from './import-draft.ts';

/** Texts below the cells of a row. */
export type RowTexts = Partial<Record<ListedField, string>>;

export interface CheckedRow {
  row: DraftRow;
  client: ImportedClient;
  errors: RowTexts;
  /** What cells are read as, where that can differ from what is written. */
  readings: RowTexts;
}

interface CheckOptions {
  /** Of the user: determines the country of phone numbers without a country code. */
  timeZone: string;
  today: string;
  dateOrder: DateOrder;
  types: readonly ClientType[];
  /** The type of rows without one. */
  commonType: string | null;
  taken: { ofClients: readonly string[]; ofTeam: readonly string[] };
  t: TFunction<'clients'>;
  tShell: TFunction<'shell'>;
}

/** The clients of the rows as they are sent, and what is wrong in each cell. */
export function checkRows(rows: readonly DraftRow[], options: CheckOptions): CheckedRow[] {
  const rowOfEmail = new Map<string, number>();
  return rows.map((row, index) => {
    const client = clientOf(row, options);
    const twin = client.email === '' ? undefined : rowOfEmail.get(client.email);
    if (twin === undefined) rowOfEmail.set(client.email, index);
    const errors = errorsOf(row, client, twin, options);
    return { row, client, errors, readings: readingsOf(client, errors, options.t) };
  });
}

/** E-mails in the form in which they are stored, without those that are invalid. */
export function validEmails(rows: readonly DraftRow[]): string[] {
  const emails = rows.map((row) => emailSchema.safeParse(row.email).data).filter((email) => email !== undefined);
  return [...new Set(emails)].toSorted();
}

function clientOf(
  row: DraftRow,
  { timeZone, today, dateOrder: order, types, commonType }: CheckOptions,
): ImportedClient {
  const named = typeNamed(types, row.type);
  return {
    name: row.name.trim(),
    email: row.email.trim().toLowerCase(),
    phone: normalizePhone(row.phone, timeZone) || null,
    birthDate: writtenBirthDate(row.birthDate, { order, today }) ?? (row.birthDate.trim() || null),
    gender: writtenGender(row.gender),
    heightCm: typedHeightCm(row.heightCm, unitOfUser('cm') === 'in' ? 'in' : 'cm'),
    locale: writtenLanguage(row.locale),
    client_type_id: row.type.trim() === '' ? commonType : (named?.id ?? null),
    goal: row.goal.trim() || null,
    subscriptionEnd: writtenSubscriptionEnd(row.subscriptionEnd, order) ?? (row.subscriptionEnd.trim() || null),
    note: row.note.trim(),
  };
}

export function typeNamed(types: readonly ClientType[], name: string): ClientType | undefined {
  const wanted = name.trim().toLowerCase();
  return types.find((one) => one.name.toLowerCase() === wanted);
}

function errorsOf(
  row: DraftRow,
  client: ImportedClient,
  twin: number | undefined,
  { today, types, taken, t, tShell }: CheckOptions,
): RowTexts {
  const errors: RowTexts = validateFields(ImportedClient, client, tShell);
  if (errors.birthDate) errors.birthDate = t('import.dateUnknown');
  else if (client.birthDate !== null && client.birthDate > today) errors.birthDate = t('problems.birth_date_in_future');
  if (errors.subscriptionEnd) errors.subscriptionEnd = t('import.dateUnknown');
  if (row.gender.trim() !== '' && client.gender === null) errors.gender = t('import.genderUnknown');
  if (errors.heightCm || (row.heightCm.trim() !== '' && client.heightCm === null))
    errors.heightCm = t('invalid.height');
  if (row.locale.trim() !== '' && client.locale === null) errors.locale = t('import.languageUnknown');
  if (row.type.trim() !== '' && !typeNamed(types, row.type)) errors.type = t('import.typeUnknown');
  if (errors.email) return errors;
  if (twin !== undefined) errors.email = t('import.emailTwice', { row: twin + 1 });
  else if (taken.ofClients.includes(client.email)) errors.email = t('problems.email_taken');
  else if (taken.ofTeam.includes(client.email)) errors.email = t('problems.email_of_team');
  return errors;
}

function readingsOf(
  { birthDate, subscriptionEnd, gender, heightCm, locale }: ImportedClient,
  errors: RowTexts,
  t: TFunction<'clients'>,
): RowTexts {
  return {
    ...(birthDate !== null && !errors.birthDate && { birthDate: formatDate(birthDate) }),
    ...(subscriptionEnd !== null && !errors.subscriptionEnd && { subscriptionEnd: formatDate(subscriptionEnd) }),
    ...(gender !== null && { gender: t(`gender.${gender}`) }),
    ...(heightCm !== null && !errors.heightCm && { heightCm: formatHeight(heightCm) }),
    ...(locale !== null && { locale: t(`locale.${locale}`) }),
  };
}
