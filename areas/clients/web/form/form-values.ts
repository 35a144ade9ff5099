import { emptyToNull } from '#shell/web/forms/initial-values.ts';
import type { Client, ClientDraft } from '../../contract.ts';

/** Initial values of the form of a new client. Inputs without a value have an empty text. */
export const emptyClient = {
  name: '',
  email: '',
  phone: '',
  gender: '' as Client['gender'] | '',
  birthDate: '',
  /** A text that is no height is sent as it was typed, so that it is refused. */
  heightCm: '' as number | string,
  goal: '',
  client_type_id: null as string | null,
  trainingCollaboratorId: null as string | null,
  nutritionCollaboratorId: null as string | null,
  locale: 'it' as Client['locale'],
  /** Of a new client only. */
  sendsInvitation: true,
};

export type ClientFormValues = typeof emptyClient;

/**
 * Converts the values of the form to a request. `timeZone`: of the user; it determines the country of a phone number without a country
 * code. A height that is as it was `opened` is left out: it stays, also when another one has been measured or hidden since.
 */
export function toClientDraft(
  values: ClientFormValues,
  timeZone: string,
  opened?: Pick<Client, 'heightCm'>,
): Omit<ClientDraft, 'heightCm'> & Partial<Pick<ClientDraft, 'heightCm'>> & Pick<ClientFormValues, 'sendsInvitation'> {
  const phone = normalizePhone(values.phone, timeZone);
  const heightCm = (typeof values.heightCm === 'string' ? values.heightCm.trim() : values.heightCm) as number | '';
  const { heightCm: height, ...draft } = emptyToNull({ ...values, phone, heightCm }, [
    'phone',
    'gender',
    'birthDate',
    'heightCm',
    'goal',
  ]);
  return height === opened?.heightCm ? draft : { ...draft, heightCm: height };
}

/** Whether a phone number without a country code is Italian when it is typed in this time zone. */
export function isItalianZone(timeZone: string): boolean {
  return ['Europe/Rome', 'Europe/San_Marino', 'Europe/Vatican'].includes(timeZone);
}

/**
 * Converts a typed phone number: `0039 (333) 123-45.67` becomes `+393331234567`, and in Italy so does `333 1234567`. Italian
 * numbers begin with 3 (mobile, 9 or 10 digits) or 0 (landline, 6 to 10 digits; the 0 stays after the country code). British numbers have 11.
 */
export function normalizePhone(phone: string, timeZone: string): string {
  const digits = phone.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  const isNational = isItalianZone(timeZone) && /^(?:3\d{8,9}|0[1-9]\d{4,8})$/.test(digits);
  return isNational ? `+39${digits}` : digits;
}
