import { emptyToNull } from '#shell/web/forms/initial-values.ts';
import type { Client, ClientDraft } from '../../contract.ts';

/** Initial values of the form of a new client. Inputs without a value have an empty text. */
export const emptyClient = {
  name: '',
  email: '',
  phone: '',
  gender: '' as Client['gender'] | '',
  birthDate: '',
  heightCm: '' as number | '',
  goal: '',
  client_type_id: null as string | null,
  trainingCollaboratorId: null as string | null,
  nutritionCollaboratorId: null as string | null,
  locale: 'it' as Client['locale'],
};

export type ClientFormValues = typeof emptyClient;

export function toClientDraft(values: ClientFormValues): ClientDraft {
  const phone = normalizePhone(values.phone);
  const heightCm = normalizeHeight(values.heightCm);
  return emptyToNull({ ...values, phone, heightCm }, ['phone', 'gender', 'birthDate', 'heightCm', 'goal']);
}

/** Converts a typed phone number: `0039 (333) 123-45.67` becomes `+393331234567`. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}

/** `1,82`, typed in metres, becomes 182. No height in centimetres is that small. */
export function normalizeHeight(height: number | ''): number | '' {
  return height !== '' && height >= 0.5 && height <= 2.5 ? Math.round(height * 1000) / 10 : height;
}
