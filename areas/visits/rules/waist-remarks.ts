import type { Gender } from '#areas/body-composition/rules/body.ts';
import { raisedWaistHeightRatio, raisedWaistHipRatio } from '#areas/body-composition/rules/waist.ts';
import type { ageAndGender, VisitResults } from './results.ts';

/** On which side of its cut-off a ratio is. `of`: the people for whom the cut-off is. */
export interface WaistRemark {
  name: 'waistHip' | 'waistHeight';
  of: Gender | 'all';
  side: 'below' | 'from' | 'above';
  limit: number;
}

/**
 * The remarks beside the ratios of the waist. The cut-offs of waist to hips are for adults of a known gender; other people have no remark
 * about it. The values are compared unrounded.
 *
 * Source: WHO (2008), Waist circumference and waist-hip ratio, report of an expert consultation: from 0.90 (men) and 0.85 (women) on. Waist
 * to height above 0.5 is in common use.
 */
export function waistRemarks(
  { waistHipRatio, waistHeightRatio }: Pick<VisitResults, 'waistHipRatio' | 'waistHeightRatio'>,
  { age = 18, gender }: ReturnType<typeof ageAndGender>,
): WaistRemark[] {
  const remarks: WaistRemark[] = [];
  if (waistHipRatio !== undefined && gender && age >= 18) {
    const limit = raisedWaistHipRatio[gender];
    remarks.push({ name: 'waistHip', of: gender, side: waistHipRatio >= limit ? 'from' : 'below', limit });
  }
  if (waistHeightRatio !== undefined) {
    const side = waistHeightRatio > raisedWaistHeightRatio ? 'above' : 'below';
    remarks.push({ name: 'waistHeight', of: 'all', side, limit: raisedWaistHeightRatio });
  }
  return remarks;
}
