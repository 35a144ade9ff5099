import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useRestoreContent } from '#shell/web/documents/use-restore-content.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { PublishedVersion } from '../../../contract/assigned.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import type { MealComponent, MealPlan } from '../../../contract.ts';
import { resolvedMealPlan } from '../../../rules/stored.ts';
import { mealPlanInvalidations } from '../../invalidations.ts';
import { totalKcalText, useMealTexts } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { useAmountText } from '../shared/amount-text.ts';
import classes from './VersionsDialog.module.css';

/** The published versions of a copy: which one the client follows, what was in each and its return as the draft, and the withdrawal of one that has not started. */
export function VersionsDialog() {
  const t = useTexts('meal-plans');
  const { isVersionsOpen } = useEditor().ui;
  return (
    <Dialog
      opened={isVersionsOpen.use()}
      onClose={() => isVersionsOpen.set(false)}
      size="lg"
      title={t('editor.versions.title')}
    >
      <Versions />
    </Dialog>
  );
}

function Versions() {
  const t = useTexts('meal-plans');
  const { id } = useEditor();
  const [shown, setShown] = useState<PublishedVersion | null>(null);
  const { data, error } = useApiQuery(mealPlanRoutes.published, { id });
  if (shown) return <VersionContent version={shown} onBack={() => setShown(null)} />;
  if (error && !data) return <Text size="sm">{messageOf(error)}</Text>;
  if (!data) return <Skeleton height={160} aria-busy="true" />;
  return (
    <Stack>
      <Text size="sm">{t(data.published.length > 0 ? 'editor.versions.text' : 'editor.versions.nothing')}</Text>
      <ul className={classes['versions']}>
        {data.published.map((version) => (
          <VersionLine
            key={version.id}
            version={version}
            isFirst={isFirstToStart(version, data.published)}
            onShow={() => setShown(version)}
          />
        ))}
      </ul>
    </Stack>
  );
}

/** Whether the client follows no other version until this one starts. */
function isFirstToStart({ startsOn }: PublishedVersion, all: readonly PublishedVersion[]): boolean {
  return !all.some((other) => other.state === 'active' || other.startsOn < startsOn);
}

const tones = { active: 'good', scheduled: 'soon', past: 'quiet' } as const;

interface VersionLineProps {
  version: PublishedVersion;
  isFirst: boolean;
  onShow: () => void;
}

function VersionLine({ version, isFirst, onShow }: VersionLineProps) {
  const t = useTexts('meal-plans');
  const { id } = useEditor();
  const { number, startsOn, state, author, publishedAt } = version;
  const date = formatDate(startsOn);
  const withdrawal = useRecordAction(mealPlanRoutes.withdraw, {
    confirm: {
      title: t('editor.versions.withdrawTitle', { number }),
      text: t(isFirst ? 'editor.versions.withdrawFirst' : 'editor.versions.withdrawText', { date }),
      confirmLabel: t('editor.versions.withdraw'),
      destructive: true,
    },
    invalidates: mealPlanInvalidations,
    success: t('editor.versions.withdrawn', { number }),
  });

  return (
    <li>
      <div className={classes['text']}>
        <div className={classes['name']}>
          {t('editor.versions.number', { number })}
          <StateBadge tone={tones[state]}>{t(`editor.versions.states.${state}`, { date })}</StateBadge>
        </div>
        <div className={classes['quiet']}>
          {t('editor.versions.published', { date: formatDate(publishedAt) })}
          {author && ` · ${author}`}
        </div>
      </div>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={onShow} aria-label={t('editor.versions.showOf', { number })}>
          {t('editor.versions.show')}
        </Button>
        {state === 'scheduled' && (
          <Button
            variant="subtle"
            size="xs"
            c="var(--mantine-color-error)"
            loading={withdrawal.isPending}
            onClick={() => withdrawal.run({ id, publishedId: version.id })}
          >
            {t('editor.versions.withdraw')}
          </Button>
        )}
      </Group>
    </li>
  );
}

/** What was published, read only. */
function VersionContent({ version, onBack }: { version: PublishedVersion; onBack: () => void }) {
  const t = useTexts('meal-plans');
  const { id } = useEditor();
  const request = { id, publishedId: version.id };
  const { data, error } = useApiQuery(mealPlanRoutes.publishedContent, request, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const mealPlan = useMemo(() => data && resolvedMealPlan(data.content), [data]);

  return (
    <Stack>
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          onClick={onBack}
        >
          {t('editor.versions.back')}
        </Button>
        <Text size="sm" fw={600}>
          {t('editor.versions.number', { number: version.number })} ·{' '}
          {t(`editor.versions.states.${version.state}`, { date: formatDate(version.startsOn) })}
        </Text>
      </Group>
      {error && <Text size="sm">{messageOf(error)}</Text>}
      {!data && !error && <Skeleton height={240} aria-busy="true" />}
      {mealPlan && <Days mealPlan={mealPlan} />}
      {data && <RestoreButton version={version} content={data.content} />}
    </Stack>
  );
}

/** Takes up what was published as the draft of the editor. */
function RestoreButton({
  version: { id: publishedId, number },
  content,
}: {
  version: PublishedVersion;
  content: object;
}) {
  const t = useTexts('meal-plans');
  const { id, ui, routes } = useEditor();
  const restoring = useApiMutation(mealPlanRoutes.restorePublished, { invalidates: [routes.versions] });
  const restoreContent = useRestoreContent();

  async function restore(): Promise<void> {
    const isRestored = await restoreContent({
      restore: (edit) => restoring.mutateAsync({ id, publishedId, ...edit }),
      load: async () => ({ content }),
    });
    if (!isRestored) return;
    toast.success(t('editor.versions.restored', { number }));
    ui.isVersionsOpen.set(false);
  }

  return (
    <Group justify="flex-end">
      <Button variant="default" loading={restoring.isPending} onClick={() => void restore()}>
        {t('editor.versions.restore')}
      </Button>
    </Group>
  );
}

function Days({ mealPlan: { days } }: { mealPlan: MealPlan }) {
  const t = useTexts('meal-plans');
  const { dayTitleOf, titleOf } = useMealTexts();
  return (
    <div className={classes['days']}>
      {days.map((day, index) => (
        <section key={day.id} aria-label={dayTitleOf(day, index + 1)}>
          <h3>
            {dayTitleOf(day, index + 1)}
            <span className={classes['quiet']}>{t('kcal', { calories: totalKcalText(day) })}</span>
          </h3>
          {day.meals.map((meal) => (
            <div key={meal.id} className={classes['meal']}>
              <h4>{[meal.time, titleOf(meal)].filter(Boolean).join(' · ')}</h4>
              {meal.free_meal ? (
                <p>{t('editor.meal.free')}</p>
              ) : (
                <ul>
                  {meal.mealComponents.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Row({ row: { recipe, line, line_en, components } }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const amountText = useAmountText();
  if (components.length === 0) return <li>{nameIn(language, { name: line, name_en: line_en })}</li>;
  return (
    <>
      {recipe && <li className={classes['recipe']}>{nameIn(language, recipe)}</li>}
      {components.map((component) => (
        <li key={component.uuid} data-ingredient={recipe !== null}>
          {nameIn(language, component.aliment)} <span className={classes['quiet']}>{amountText(component)}</span>
          {component.alternatives.map((one) => (
            <span key={one.uuid} className={classes['quiet']}>
              {` ${t('editor.or')} ${nameIn(language, one.aliment)} ${amountText(one)}`}
            </span>
          ))}
        </li>
      ))}
    </>
  );
}
