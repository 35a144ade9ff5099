import { Input, type MantineColorScheme, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { chooseLanguage } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';

const languages = ['it', 'en'] as const;
const schemes = ['auto', 'light', 'dark'] as const;

/** Section for language and color scheme. A choice is saved at once. */
export function LookSection() {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const { language } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  return (
    <Section title={t('settings.look.title')}>
      <Stack gap="lg">
        <Choice label={t('settings.look.language')} help={t('settings.look.languageHelp')}>
          {(labelId) => (
            <SegmentedControl
              aria-labelledby={labelId}
              data={languages.map((value) => ({ value, label: shell(`language.${value}`) }))}
              value={language}
              onChange={(value) => void chooseLanguage(value as (typeof languages)[number])}
            />
          )}
        </Choice>
        <Choice label={t('settings.look.theme')} help={t('settings.look.themeHelp')}>
          {(labelId) => (
            <SegmentedControl
              aria-labelledby={labelId}
              data={schemes.map((value) => ({ value, label: t(`settings.look.${value}`) }))}
              value={colorScheme}
              onChange={(value) => setColorScheme(value as MantineColorScheme)}
            />
          )}
        </Choice>
      </Stack>
    </Section>
  );
}

function Choice({ label, help, children }: { label: string; help: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={help}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <div>{children(id)}</div>
    </Input.Wrapper>
  );
}
