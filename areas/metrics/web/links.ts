import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';
import type { ChartMark } from '../contract.ts';

export function metricLink({ clientId }: Subject, metricId: string): LinkProps {
  return clientId === null
    ? linkOptions({ to: '/my/progress/$metricId', params: { metricId } })
    : linkOptions({ to: '/clients/$id/metrics/$metricId/details', params: { id: clientId, metricId } });
}

export function metricsPath({ clientId }: Subject): string {
  return clientId === null ? '/my/progress' : `/clients/${clientId}/metrics`;
}

/** Where a professional opens the record of a mark; a client has photos only. */
export function markLink({ clientId }: Subject, { kind, id }: ChartMark): LinkProps | null {
  if (clientId === null) return kind === 'photos' ? linkOptions({ to: '/my/photos' }) : null;
  switch (kind) {
    case 'visit':
    case 'pregnancy':
      return linkOptions({ to: '/visits/$id/edit', params: { id } });
    case 'photos':
      return linkOptions({ to: '/clients/$id/progress', params: { id: clientId } });
    case 'program':
      return linkOptions({ to: '/programs/$id/manage', params: { id } });
    case 'meal_plan':
      return linkOptions({ to: '/mealPlans/$id/edit', params: { id } });
  }
}
