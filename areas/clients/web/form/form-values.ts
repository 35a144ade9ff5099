import type { Language } from '#shell/common/fields.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import type { Client, clientRoutes, genders } from '../../contract.ts';

type Draft = ApiRequest<typeof clientRoutes.create>;
type Gender = (typeof genders)[number];

/** What the fields hold: nothing chosen is an empty text, as fields have it. */
export interface ClientFormValues extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  gender: Gender | '';
  birthDate: string;
  heightCm: number | string;
  goal: string;
  client_type_id: string | null;
  collaboratorId: string | null;
  locale: Language;
}

export function emptyClient(locale: Language, collaboratorId: string | null): ClientFormValues {
  const words = { name: '', email: '', phone: '', gender: '', birthDate: '', heightCm: '', goal: '' } as const;
  return { ...words, client_type_id: null, collaboratorId, locale };
}

export function valuesOf(client: Client): ClientFormValues {
  const { name, email, phone, gender, birthDate, heightCm, goal, client_type_id, collaboratorId, locale } = client;
  return {
    name,
    email,
    phone: phone ?? '',
    gender: gender ?? '',
    birthDate: birthDate ?? '',
    heightCm: heightCm ?? '',
    goal: goal ?? '',
    client_type_id,
    collaboratorId,
    locale,
  };
}

export function draftOf(values: ClientFormValues): Draft {
  const { name, email, goal, client_type_id, collaboratorId, locale } = values;
  return {
    name,
    email,
    goal,
    client_type_id,
    collaboratorId,
    locale,
    phone: phoneOf(values.phone) || null,
    gender: values.gender || null,
    birthDate: values.birthDate || null,
    heightCm: values.heightCm === '' ? null : Number(values.heightCm),
  };
}

/** As people write it, `0039 (333) 123-45.67`, to how it is kept: `+393331234567`. */
export function phoneOf(typed: string): string {
  return typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
}
