import { Stack } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ColorForm } from './ColorForm.tsx';
import { LogoForm } from './LogoForm.tsx';

export function BrandSection() {
  const t = useTexts('account');

  return (
    <Section title={t('settings.brand.title')} subtitle={t('settings.brand.facts')}>
      <Stack gap="xl">
        <LogoForm />
        <ColorForm />
      </Stack>
    </Section>
  );
}
