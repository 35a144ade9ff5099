import { Button, Group, TextInput } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { WriteAboutButton } from '#areas/chats/web/public.tsx';
import type { Declaration } from '#areas/dietary-profiles/contract.ts';
import { namesState } from '#areas/dietary-profiles/rules/declared-states.ts';
import { isOfStates } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { saveAll } from '#shell/web/documents/autosave.ts';
import { redo } from '#shell/web/documents/document-store.ts';
import { undoLatest } from '#shell/web/documents/undo-latest.ts';
import { DocumentSaveStatus } from '#shell/web/documents/DocumentSaveStatus.tsx';
import { DocumentTopLine } from '#shell/web/documents/DocumentTopLine.tsx';
import { HistoryButton } from '#shell/web/documents/HistoryButton.tsx';
import { UndoButtons } from '#shell/web/documents/UndoButtons.tsx';
import { type FormErrors, serverFieldErrors } from '#shell/web/forms/form-errors.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { focusUnreadableField } from '#shell/web/forms/unreadable-field.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { type ConfirmOptions, confirm } from '#shell/web/widgets/confirm.ts';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { unusualQuestion } from '#areas/metrics/web/public.tsx';
import type { VisitContent, VisitRecord } from '../../contract/document.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { foldsWithoutThirdTake } from '../../rules/takes.ts';
import { unusualMeasures } from '../../rules/unusual-measures.ts';
import { useBiaWarningTexts } from './bia-warning-texts.ts';
import { visitInvalidations } from '../invalidations.ts';
import { StateOfVisit } from '../visit-text.tsx';
import { useSetFields, useVisit, useVisitEditor } from './open-visit.ts';
import { ReadOnlyLine } from './ReadOnlyLine.tsx';
import { measureBottomBar } from '#shell/web/layouts/bottom-bar-height.ts';
import { ReopenButton } from './ReopenButton.tsx';
import classes from './VisitEditor.module.css';

interface VisitHeaderProps {
  visit: VisitRecord;
  onChanged: (visit: VisitRecord) => void;
}

/** Client, date and state of the visit, with what is done to all of it. Sticks to the bottom of a phone. */
export function VisitHeader({ visit, onChanged }: VisitHeaderProps) {
  const t = useTexts('visits');
  const { timeZone } = useMe();
  const { document, isReadOnly } = useVisitEditor();
  const takenOn = useVisit((content) => content.takenOn);
  const setFields = useSetFields();
  const title = t('titleOf', { name: visit.clientName });
  useScreenTitle(title);

  return (
    <header className={classes['header']}>
      <DocumentTopLine back={{ to: `/clients/${visit.clientId}/visits`, label: visit.clientName }} />
      <div className={classes['titleLine']}>
        <h1 tabIndex={-1}>{title}</h1>
        <StateOfVisit state={visit.state} />
        <TextInput
          type="date"
          aria-label={t('fields.takenOn')}
          value={takenOn}
          max={todayIn(timeZone)}
          data-field="takenOn"
          error={takenOn > todayIn(timeZone) && t('problems.in_future')}
          disabled={isReadOnly}
          onChange={({ currentTarget: { value } }) => value && setFields({ takenOn: value })}
        />
      </div>
      {isReadOnly && <ReadOnlyLine />}
      {visit.state === 'draft' && visit.reopenReason && (
        <p className={classes['hint']}>{t('reopen.because', { reason: visit.reopenReason })}</p>
      )}
      <div ref={measureBottomBar} className={classes['bar']}>
        {!isReadOnly && (
          <Group gap="xs">
            <UndoButtons onUndo={() => undoLatest(document.store)} onRedo={() => redo(document.store)} />
            <HistoryButton />
            <DocumentSaveStatus />
          </Group>
        )}
        <Group gap="xs" justify="flex-end">
          <WriteAboutButton
            clientId={visit.clientId}
            about={{ kind: 'visit', id: visit.id, part: null, label: t('reference', { date: formatDate(takenOn) }) }}
            isIcon
          />
          <LinkButton
            to="/visits/$id/pdf"
            params={{ id: visit.id }}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
          >
            {t('pdf.title')}
          </LinkButton>
          {visit.state === 'draft' ? <CompleteButton onChanged={onChanged} /> : <ReopenButton onReopened={onChanged} />}
        </Group>
      </div>
    </header>
  );
}

function CompleteButton({ onChanged }: Pick<VisitHeaderProps, 'onChanged'>) {
  const t = useTexts('visits');
  const may = useMay();
  const { document, setRefused } = useVisitEditor();
  const warningTexts = useBiaWarningTexts();
  const undecided = useUndecidedQuestion();
  const unusualValues = useUnusualQuestion();
  const missingReadings = useReadingsQuestion();
  const completion = useApiMutation(visitRoutes.complete, {
    invalidates: visitInvalidations,
    skipGlobalErrorHandler: true,
    onSuccess: ({ visit }) => {
      onChanged(visit);
      toast.success(t('complete.done', { date: formatDate(visit.takenOn) }));
    },
  });

  /**
   * What is completed is what the server has, so everything is saved first. Values that contradict each other or
   * are far from the last ones, skinfolds without the third reading, and declarations of the client that nobody has confirmed, are
   * asked about.
   */
  async function complete(): Promise<void> {
    if (focusUnreadableField()) return;
    const warnings = warningTexts(document.store.getState().content);
    const question = {
      title: t('complete.contradicts'),
      text: warnings.join(' '),
      confirmLabel: t('complete.anyway'),
      cancelLabel: t('complete.check'),
    };
    if (warnings.length > 0 && !(await confirm(question))) return;
    const unusual = unusualValues(document.store.getState().content);
    if (unusual && !(await confirm(unusual))) return;
    const readings = missingReadings(document.store.getState().content);
    if (readings && !(await confirm(readings))) return;
    if (undecided && !(await confirm(undecided))) return;
    setRefused({});
    await saveAll(document.autosave);
    completion.mutate(
      { id: document.id, version: document.store.getState().version },
      {
        onError: (error) => {
          const errors = serverFieldErrors(error);
          setRefused(errors);
          if (!focusRefused(errors)) toast.error(messageOf(error));
        },
      },
    );
  }

  if (!may('update visits')) return null;
  return (
    <Button
      loading={completion.isPending}
      leftSection={<IconCheck size={18} aria-hidden="true" />}
      onClick={() => void complete()}
    >
      {t('complete.action')}
    </Button>
  );
}

/** Returns the question about the measures that differ a lot from the last ones; null without any. */
function useUnusualQuestion(): (content: VisitContent) => ConfirmOptions | null {
  const t = useTexts('visits');
  const metrics = useTexts('metrics');
  const { base } = useVisitEditor();
  return (content) => {
    const changes = unusualMeasures(content, base);
    return changes.length === 0 ? null : { ...unusualQuestion(metrics, changes), confirmLabel: t('complete.anyway') };
  };
}

/** Returns the question about skinfolds whose two readings differ so much that a third one decides; null without any. */
function useReadingsQuestion(): (content: VisitContent) => ConfirmOptions | null {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  const { language } = useLanguage();
  return (content) => {
    const measures = foldsWithoutThirdTake(content).map(({ metric }) => names(`types.${metric}`));
    if (measures.length === 0) return null;
    return {
      title: t('complete.readings', { count: measures.length }),
      text: t('complete.readingsText', { names: new Intl.ListFormat(language).format(measures) }),
      confirmLabel: t('complete.anyway'),
      cancelLabel: t('complete.back'),
    };
  };
}

/** The question about what the client declared and nobody has confirmed or rejected; null without any. */
function useUndecidedQuestion(): ConfirmOptions | null {
  const t = useTexts('visits');
  const { language } = useLanguage();
  const { client } = useVisitEditor().base;
  const { data } = useDietaryProfile({ clientId: client.id });
  // A declared pregnancy or breastfeeding is asked for in the results.
  const isState = (one: Declaration) =>
    one.visitState !== undefined || one.isWrittenState === true || (isOfStates(one) && namesState(one));
  const declarations = (data?.declarations ?? []).filter((one) => !isState(one));
  if (declarations.length === 0) return null;
  const statements = declarations.map(({ text, question }) => t('complete.quoted', { text: text || question }));
  return {
    title: t('complete.undecided', { count: declarations.length }),
    text: t('complete.undecidedText', { statements: new Intl.ListFormat(language).format(statements) }),
    confirmLabel: t('complete.anyway'),
    cancelLabel: t('complete.back'),
  };
}

/** Focuses the field of the first refused value, which shows its message. False when no field shows it. */
function focusRefused(errors: FormErrors): boolean {
  const [field] = Object.keys(errors);
  const input = field && window.document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (input) input.focus();
  return Boolean(input);
}
