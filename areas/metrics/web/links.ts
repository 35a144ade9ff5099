import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';

export function metricLink({ clientId }: Subject, metricId: string): LinkProps {
  return clientId === null
    ? linkOptions({ to: '/my/progress/$metricId', params: { metricId } })
    : linkOptions({ to: '/clients/$id/metrics/$metricId/details', params: { id: clientId, metricId } });
}

export function metricsPath({ clientId }: Subject): string {
  return clientId === null ? '/my/progress' : `/clients/${clientId}/metrics`;
}
