import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { type PdfFieldProps, PdfScreen } from '#shell/web/pdf/PdfScreen.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { MealPlanPdfOptions, mealPlanPdfRoutes } from '../../contract/pdf.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanSettingLimits } from '../../contract/settings.ts';
import { PdfConflicts, usePdfConflicts } from '../conflicts/PdfConflicts.tsx';

const switchNames = ['numbers', 'notes', 'recipes', 'shopping', 'images'] as const;

/** Milliseconds after the last key before the preview follows a typed heading. */
const typingPauseMs = 500;

/** Preview of the PDF of a template, a copy or a published version; a client sees what is published for them. */
export function MealPlanPdfScreen() {
  const t = useTexts('meal-plans');
  const { id } = useParams({ strict: false }) as { id: string };
  const { publishedId } = useSearch({ strict: false }) as { publishedId?: string };
  const may = useMay();
  const isProfessional = may('view meal plans');
  const back = may('update meal plans')
    ? { to: `/mealPlans/${id}/edit`, label: t('pdf.back') }
    : { to: '/mealPlans', label: t('title') };

  return (
    <PdfScreen
      routes={mealPlanPdfRoutes}
      schema={MealPlanPdfOptions}
      back={back}
      remembered={{ kind: 'meal-plans', names: [...switchNames, 'language'] }}
      notice={isProfessional && <PdfConflicts id={id} publishedId={publishedId} />}
      fields={(preview, props) =>
        isProfessional && (
          <>
            {preview?.clientName && <VersionField id={id} {...props} />}
            {props.options['numbers'] !== false && <HiddenNumbersNote id={id} publishedId={publishedId} />}
            <HeadingField {...props} />
          </>
        )
      }
      switches={(preview) =>
        switchNames
          // Whether a client sees numbers is known with the preview.
          .filter((name) => name !== 'numbers' || isProfessional || preview)
          .map((name) => ({ name, label: t(`pdf.${name}`), help: t(`pdf.${name}Help`) }))
      }
    />
  );
}

/** The copy as it is, or a published version; nothing while none is published. A link to the first shows what the client follows. */
function VersionField({ id, options, onChange }: PdfFieldProps & { id: string }) {
  const t = useTexts('meal-plans');
  const published = useApiQuery(mealPlanRoutes.published, { id }).data?.published ?? [];
  if (published.length === 0) return null;

  return (
    <NativeSelect
      label={t('pdf.version')}
      description={options['publishedId'] ? undefined : t('pdf.currentHelp')}
      value={String(options['publishedId'] ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ publishedId: value || undefined })}
      data={[
        { value: '', label: t('pdf.current') },
        ...published.map(({ id: value, number, startsOn }) => ({
          value,
          label: t('pdf.published', { number, date: formatDate(startsOn) }),
        })),
      ]}
    />
  );
}

/** The client reads no calories or nutrients in the app and by the link, but on what the professional prints. */
function HiddenNumbersNote(printed: { id: string; publishedId: string | undefined }) {
  const t = useTexts('meal-plans');
  const { data } = usePdfConflicts(printed);
  return data?.hidesNumbers && <Banner tone="warning">{t('pdf.hiddenNumbers')}</Banner>;
}

function HeadingField({ options, onChange }: PdfFieldProps) {
  const t = useTexts('meal-plans');
  const [typed, setTyped] = useState(String(options['heading'] ?? ''));
  const save = useDebouncedCallback((heading: string) => onChange({ heading: heading || undefined }), typingPauseMs);

  return (
    <TextInput
      label={t('pdf.heading')}
      description={t('pdf.headingHelp')}
      value={typed}
      maxLength={mealPlanSettingLimits.pdfHeading}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        save(value.trim());
      }}
    />
  );
}
