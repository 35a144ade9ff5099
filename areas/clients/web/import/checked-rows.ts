import type { TFunction } from 'i18next';
import { email as emailSchema } from '#shell/common/fields.ts';
import type { DateOrder } from '#shell/common/timestamps.ts';
import { validateFields } from '#shell/web/forms/form-errors.ts';
import { ImportedClient } from '../../contract/import.ts';
import type { ClientType } from '../../contract.ts';
import type { ListedField } from '../../rules/import/listed-clients.ts';
import { writtenBirthDate, writtenSubscriptionEnd } from '../../rules/import/written-dates.ts';
import { normalizePhone } from '../form/form-values.ts';
import type { DraftRow } from './import-draft.ts';

export type RowErrors = Partial<Record<ListedField, string>>;

export interface CheckedRow {
  row: DraftRow;
  client: ImportedClient;
  errors: RowErrors;
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
    return { row, client, errors: errorsOf(row, client, twin, options) };
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
): RowErrors {
  const errors: RowErrors = validateFields(ImportedClient, client, tShell);
  if (errors.birthDate) errors.birthDate = t('import.dateUnknown');
  else if (client.birthDate !== null && client.birthDate > today) errors.birthDate = t('problems.birth_date_in_future');
  if (errors.subscriptionEnd) errors.subscriptionEnd = t('import.dateUnknown');
  if (row.type.trim() !== '' && !typeNamed(types, row.type)) errors.type = t('import.typeUnknown');
  if (errors.email) return errors;
  if (twin !== undefined) errors.email = t('import.emailTwice', { row: twin + 1 });
  else if (taken.ofClients.includes(client.email)) errors.email = t('problems.email_taken');
  else if (taken.ofTeam.includes(client.email)) errors.email = t('problems.email_of_team');
  return errors;
}
