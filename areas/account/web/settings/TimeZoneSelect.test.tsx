import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
  isZone: true,
}));
const ofStudio = { value: 'account', label: 'Quello dello studio (Europe/Rome)', isZone: false };

test.each([
  ['it', 'Roma', 'Europe/Rome'],
  ['it', 'Rome', 'Europe/Rome'],
  ['it', 'Rom', 'Europe/Rome'],
  ['it', 'Romania', 'Europe/Bucharest'],
  ['en', 'Roma', 'Europe/Rome'],
  ['en', 'rome', 'Europe/Rome'],
  ['en', 'Mexico', 'America/Mexico City'],
] as const)('read in “%s”, the first time zone that is offered for “%s” is %s', async (language, typed, zone) => {
  const Select = () => <TimeZoneSelect label={'Zone'} options={[ofStudio, ...zones]} value={null} />;
  await renderScreen(Select, { texts: ['account'], language });

  await userEvent.type(await screen.findByRole('combobox', { name: 'Zone' }), typed);

  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent.startsWith(zone)).toBe(true);
});

test('the opened list offers the time zone of the studio first', async () => {
  const Select = () => <TimeZoneSelect label={'Zone'} options={[ofStudio, ...zones]} value={null} />;
  await renderScreen(Select, { texts: ['account'] });

  await userEvent.click(await screen.findByRole('combobox', { name: 'Zone' }));

  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent).toBe(ofStudio.label);
});
