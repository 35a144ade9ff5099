import type { MetricType } from '../contract/measurement.ts';
import { builtInTypes, isTypeCode, type TypeCode, typeCodes } from '../contract/types.ts';

export function builtInType(code: TypeCode): MetricType {
  const { group, unit, decimals, direction } = builtInTypes[code];
  return {
    metric: code,
    name: null,
    exerciseId: null,
    group,
    unit,
    decimals,
    direction,
    isArchived: false,
    isUsed: true,
    version: null,
  };
}

/** The order of types on screens: built-in ones as in the contract, own ones after them. */
export function compareMetrics(one: string, other: string): number {
  const position = (metric: string) => (isTypeCode(metric) ? typeCodes.indexOf(metric) : typeCodes.length);
  return position(one) - position(other);
}
