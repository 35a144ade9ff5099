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
