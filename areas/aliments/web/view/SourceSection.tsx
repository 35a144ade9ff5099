import { Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { FullAliment } from '../../contract/library.ts';
import { foodSources } from '../../contract/sources.ts';
import { sourceName } from '../aliment-texts.ts';

/** The composition table of the values, with the citation that it asks for, and the number of the food in it. */
export function SourceSection({ aliment: { source, sourceRef, isOwn } }: { aliment: FullAliment }) {
  const t = useTexts('aliments');
  const table = foodSources.find((name) => name === source);
  return (
    <Section title={t('view.source')}>
      <Text size="sm">{table ? t(`sources.${table}`) : source === 'own' ? t('sources.own') : sourceName(source)}</Text>
      {source !== 'own' && (
        <Text size="sm" c="dimmed">
          {t(isOwn ? 'view.copiedFrom' : 'view.sourceRef', { source: sourceName(source), ref: sourceRef })}
        </Text>
      )}
    </Section>
  );
}
