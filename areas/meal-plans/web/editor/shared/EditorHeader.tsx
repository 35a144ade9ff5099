import { Button } from '@mantine/core';
import { IconCheck, IconPrinter, IconSend, IconSettings, IconUserPlus, IconVersions } from '@tabler/icons-react';
import { saveAll } from '#shell/web/documents/autosave.ts';
import { DocumentHeader } from '#shell/web/documents/DocumentHeader.tsx';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { MealPlanRecord } from '../../../contract/document.ts';
import { countedDays, daysLeftOut } from '../../../rules/totals.ts';
import { useCopyToClient } from '../../assign/use-copy-to-client.tsx';
import { useSaveAsTemplate } from '../../assign/use-save-as-template.ts';
import { totalKcalText, useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { setPlanFields } from '../edits/change.ts';
import { useEmptyDays } from './use-empty-days.ts';
import { useScheduleWarning } from './use-schedule-warning.ts';
import { useUncountedText } from './use-uncounted-text.ts';
import { type OpenedPublication, usePublication } from './use-publication.ts';

interface EditorHeaderProps {
  mealPlan: MealPlanRecord;
  atOpening: OpenedPublication;
}

/** Title, client, state and average day of the meal plan, with the actions on all of it. */
export function EditorHeader({ mealPlan, atOpening }: EditorHeaderProps) {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();
  const { id, clientId, clientName } = mealPlan;
  const title = useMealPlan((content) => content.title);

  return (
    <DocumentHeader
      back={{ to: clientId ? `/clients/${clientId}/mealPlans` : '/mealPlans', label: clientName ?? t('title') }}
      title={{
        label: t('fields.title'),
        value: title,
        maxLength: 200,
        onChange: (typed) => setPlanFields(store, { title: typed }),
      }}
      summary={<PlanSummary mealPlan={mealPlan} atOpening={atOpening} />}
      actions={
        <>
          <LinkButton
            to="/mealPlans/$id/pdf"
            params={{ id }}
            variant="default"
            classNames={iconOnPhone}
            aria-label={t('pdf.title')}
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
          >
            {t('pdf.title')}
          </LinkButton>
          <Button
            variant="default"
            classNames={iconOnPhone}
            aria-label={t('editor.plan.action')}
            leftSection={<IconSettings size={18} aria-hidden="true" />}
            onClick={() => ui.isPlanOpen.set(true)}
          >
            {t('editor.plan.action')}
          </Button>
          {clientId && (
            <Button
              variant="default"
              classNames={iconOnPhone}
              aria-label={t('editor.versions.action')}
              leftSection={<IconVersions size={18} aria-hidden="true" />}
              onClick={() => ui.isVersionsOpen.set(true)}
            >
              {t('editor.versions.action')}
            </Button>
          )}
          {clientId && <CopyMenu mealPlan={mealPlan} />}
          {clientId ? <PublishButton mealPlan={mealPlan} atOpening={atOpening} /> : <TemplateActions id={id} />}
        </>
      }
    />
  );
}

function CopyMenu({ mealPlan: { id, clientName } }: Pick<EditorHeaderProps, 'mealPlan'>) {
  const t = useTexts('meal-plans');
  const { autosave } = useEditor();
  const title = useMealPlan((content) => content.title);
  const duration = useMealPlan((content) => content.duration);
  const saveEdits = () => saveAll(autosave);
  const saveAsTemplate = useSaveAsTemplate({ id, title, clientName }, saveEdits);
  const copyToClient = useCopyToClient({ id, title, duration, clientName }, saveEdits);
  const label = t('assigned.menu', { title, client: clientName });
  return (
    <>
      <ActionMenu label={label} placement="header" actions={[saveAsTemplate, copyToClient.action]} />
      {copyToClient.dialog}
    </>
  );
}

/** Less prominent while the client has everything: it can still be published for another day. */
function PublishButton(props: EditorHeaderProps) {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const { active, isWaiting } = usePublication(props);
  return (
    <Button
      variant={active && !isWaiting ? 'default' : 'filled'}
      leftSection={<IconSend size={18} aria-hidden="true" />}
      onClick={() => ui.isPublishOpen.set(true)}
    >
      {t('publish.action')}
    </Button>
  );
}

/** A draft is completed first; then it is assigned. */
function TemplateActions({ id }: { id: string }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const may = useMay();
  const isDraft = useMealPlan((mealPlan) => mealPlan.isDraft);
  const days = useEmptyDays();
  const warning = useScheduleWarning();
  const uncounted = useUncountedText();

  async function complete(): Promise<void> {
    const title = t(uncounted ? 'uncountedLines.title' : warning ? 'scheduleFaults.title' : 'emptyDays.title');
    const text = [uncounted, warning, days && t('emptyDays.text', { days })].filter(Boolean).join(' ');
    if (text === '' || (await confirm({ title, text, confirmLabel: t('editor.complete') })))
      setPlanFields(store, { isDraft: false });
  }

  if (isDraft)
    return (
      <Button leftSection={<IconCheck size={18} aria-hidden="true" />} onClick={() => void complete()}>
        {t('editor.complete')}
      </Button>
    );
  if (!may('update meal plans')) return null;
  return (
    <LinkButton to="/mealPlans/$id/assign" params={{ id }} leftSection={<IconUserPlus size={18} aria-hidden="true" />}>
      {t('assign.action')}
    </LinkButton>
  );
}

function PlanSummary({ mealPlan, atOpening }: EditorHeaderProps) {
  const { clientName, startsOn, templateId } = mealPlan;
  const t = useTexts('meal-plans');
  const isDraft = useMealPlan((mealPlan) => mealPlan.isDraft);
  const days = useMealPlan((mealPlan) => mealPlan.days.length);
  const duration = useMealPlan((mealPlan) => mealPlan.duration);
  const { active, next, isWaiting } = usePublication({ mealPlan, atOpening });

  return (
    <>
      {clientName && startsOn && (
        <StateBadge tone="fresh">
          {t(templateId ? 'editor.copyOf' : 'editor.forClient', { name: clientName, date: formatDate(startsOn) })}
        </StateBadge>
      )}
      {clientName && (
        <StateBadge tone={active ? 'good' : 'quiet'}>
          {active ? t('publish.since', { date: formatDate(active.startsOn) }) : t('publication.draft')}
        </StateBadge>
      )}
      {next && <StateBadge tone="soon">{t('publish.next', { date: formatDate(next.startsOn) })}</StateBadge>}
      {isWaiting && <StateBadge tone="soon">{t('publication.unpublished')}</StateBadge>}
      {!clientName && <StateBadge tone={isDraft ? 'soon' : 'good'}>{t(isDraft ? 'draft' : 'completed')}</StateBadge>}
      <span>{t('days', { count: days })}</span>
      <span>{t('durationDays', { count: duration })}</span>
      <AverageEnergy />
    </>
  );
}

/** Drawn at every typed quantity, unlike the rest of the summary. */
function AverageEnergy() {
  const { averageText } = useMealTexts();
  const text = useMealPlan((mealPlan) =>
    averageText(totalKcalText(mealPlan), {
      countedDays: countedDays(mealPlan).length,
      leftOut: daysLeftOut(mealPlan),
    }),
  );
  return <span>{text}</span>;
}
