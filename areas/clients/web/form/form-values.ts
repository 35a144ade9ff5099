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
};

export type ClientFormValues = typeof emptyClient;

export function toClientDraft(values: ClientFormValues): ClientDraft {
  const phone = normalizePhone(values.phone);
  const heightCm = (typeof values.heightCm === 'string' ? values.heightCm.trim() : values.heightCm) as number | '';
  return emptyToNull({ ...values, phone, heightCm }, ['phone', 'gender', 'birthDate', 'heightCm', 'goal']);
}

/** Converts a typed phone number: `0039 (333) 123-45.67` becomes `+393331234567`. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}
