import type { Group } from '../contract/types.ts';

interface Origin {
  /** The formula of a result. */
  method: string | null;
  /** The model of the caliper or of the bioimpedance device, as it was typed. */
  device: string | null;
}

/** Whether values depend on the model of the device. Values of other groups have a device too, for example the watch of an import. */
export function isOfModels(group: Group): boolean {
  return group === 'skinfolds' || group === 'bia' || group === 'results';
}

/** Whether a change between two values of a metric says something: both are of the same formula and model. */
export function areComparable(group: Group, one: Origin, other: Origin): boolean {
  if (group === 'results' && one.method !== other.method) return false;
  return !isOfModels(group) || isSameModel(one.device, other.device);
}

/** Whether two models are the same, as far as both are known. */
export function isSameModel(one: string | null | undefined, other: string | null | undefined): boolean {
  const [first, second] = [one, other].map((model) => model?.trim().toLowerCase());
  return !first || !second || first === second;
}
