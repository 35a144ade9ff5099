import { z } from 'zod';
import { emptyResponse, recordVersion } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { MetricType, OwnTypeDraft } from './measurement.ts';
import { metricPermissions as permissions } from './permissions.ts';

const oneType = z.object({ metricType: MetricType });

/** What can be measured: the built-in types and those of the account. */
export const metricTypeRoutes = defineRoutes({
  types: {
    endpoint: 'GET /all-metrics',
    permission: permissions.view,
    response: z.object({ metrics: z.array(MetricType) }),
  },
  /** The types that visible clients have values of, most used first. */
  used: {
    endpoint: 'GET /clients/metrics/unique-metrics',
    permission: permissions.view,
    response: z.object({ metrics: z.array(MetricType.extend({ clients: z.number().int() })) }),
  },
  createType: {
    endpoint: 'POST /all-metrics',
    permission: permissions.write,
    isIdempotent: true,
    body: OwnTypeDraft,
    response: oneType,
  },
  /** Unit, decimals and direction are frozen once there are values. */
  updateType: {
    endpoint: 'PUT /all-metrics/:id',
    permission: permissions.write,
    body: OwnTypeDraft.extend({ version: recordVersion }),
    response: oneType,
  },
  /** A type with values is archived: no longer offered, its values stay. */
  deleteType: { endpoint: 'DELETE /all-metrics/:id', permission: permissions.write, response: emptyResponse },
  restoreType: { endpoint: 'POST /all-metrics/:id/restore', permission: permissions.write, response: oneType },
});
