import type { Language } from '#shell/common/fields.ts';
import type { Notification } from '../contract.ts';

type Params = Notification['params'];

/** The values of a notification for a reader: of `metric.it` and `metric.en`, the one in their language as `metric`. */
export function paramsIn(params: Params, language: Language): Params {
  const values = Object.entries(params).flatMap(([key, value]) => {
    const [name = key, only = language] = key.split('.');
    return only === language ? [[name, value] as const] : [];
  });
  return Object.fromEntries(values);
}

/** The value of a notification in both languages, which `paramsIn` reads. */
export function paramInBothLanguages(name: string, textIn: (language: Language) => string): Record<string, string> {
  return { [`${name}.it`]: textIn('it'), [`${name}.en`]: textIn('en') };
}
