import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import type { VisitContent } from '../contract/document.ts';

type Models = Pick<VisitContent, 'caliper' | 'biaDevice'>;
type KnownModels = { [Field in keyof Models]?: string | undefined };

/** The model that measured a metric in a visit, as it was typed: of the caliper for skinfolds; '' for what needs none. */
export function modelOf(metric: TypeCode, { caliper = '', biaDevice = '' }: KnownModels): string {
  const { group } = builtInTypes[metric];
  if (group === 'skinfolds') return caliper;
  return group === 'bia' ? biaDevice : '';
}

/** Whether a metric was measured by the same model in two visits, as far as both name it. */
export function isMeasuredAlike(metric: TypeCode, one: KnownModels, other: KnownModels): boolean {
  return isSameModel(modelOf(metric, one), modelOf(metric, other));
}

/** The model that the body fat of a visit comes from. */
export function modelOfFat({
  measurement_type,
  caliper,
  biaDevice,
}: Models & Pick<VisitContent, 'measurement_type'>): string {
  if (measurement_type === 'FOLDS') return caliper;
  return measurement_type === 'BIA' ? biaDevice : '';
}
