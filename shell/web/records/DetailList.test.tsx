import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { DetailList } from './DetailList.tsx';

const email = 'mariafrancesca.delledonne@studio-benessere.example.com';

test('a long e-mail address may be broken before the @', () => {
  render(
    <MantineProvider>
      <DetailList
        fields={[
          { label: 'E-mail', value: email, href: `mailto:${email}` },
          { label: 'Telefono', value: '+393331234567', href: 'tel:+393331234567' },
        ]}
      />
    </MantineProvider>,
  );

  const link = screen.getByRole('link', { name: email });
  expect(link.innerHTML).toContain('delledonne<wbr>@studio');
  expect(screen.getByRole('link', { name: '+393331234567' }).innerHTML).not.toContain('<wbr>');
});
