import { expect, test } from 'vitest';
import { otherDeviceTimeZone } from './device-time-zone.ts';

const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

test.each([winter, summer])(
  'a device proposes its time zone when its clock differs now or in half a year: %s',
  (now) => {
    expect(otherDeviceTimeZone('Europe/Rome', now, 'Europe/London')).toBe('Europe/London');
    expect(otherDeviceTimeZone('Europe/Rome', now, 'Africa/Lagos')).toBe('Africa/Lagos');
    expect(otherDeviceTimeZone('Europe/Rome', now, 'Europe/Paris')).toBeNull();
  },
);

test.each(['Etc/Unknown', 'CET', 'EST5EDT', '+02:00', ''])(
  'a zone that the server refuses is not proposed: %s',
  (zone) => {
    expect(otherDeviceTimeZone('Pacific/Marquesas', winter, zone)).toBeNull();
  },
);
