import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type Query, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LowEnergyBanner, useLowEnergyAnswer } from '#areas/assignments/web/public.tsx';
import { saysSomething } from '#areas/dietary-profiles/rules/says-something.ts';
import { useLowEnergy } from '#areas/macros/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { AllergyConfirmation } from '../../../contract/allergy-confirmations.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../../../contract/routes.ts';
import { endAfterPublication, laterCopyIn, otherCopyOn, replacedVersions } from '../../../rules/publication.ts';
import { AllergyConfirmations, areConfirmed } from '../../conflicts/AllergyConfirmations.tsx';
import { useEditor, useMealPlan } from '../context.tsx';
import { DeclaredAllergies } from '../shared/DeclaredAllergies.tsx';
import { UncheckedProfile } from '../shared/UncheckedProfile.tsx';
import { Medicines, UnmatchedWords } from '#areas/dietary-profiles/web/public.tsx';
import { UndeclaredProfile } from '../shared/UndeclaredProfile.tsx';
import { UntranslatedCopy } from '../shared/UntranslatedCopy.tsx';
import { useEmptyDays } from '../shared/use-empty-days.ts';
import { useReceivedDays } from '../shared/use-received-days.ts';
import { MissingProgram } from '../shared/MissingProgram.tsx';
import { useScheduleWarning } from '../shared/use-schedule-warning.ts';
import { useUncountedText } from '../shared/use-uncounted-text.ts';
import {
  ConflictingNotes,
  ConflictReason,
  ConflictsByGravity,
  UncheckedFood,
  usePublishConflicts,
} from './PublishConflicts.tsx';
import { TargetDifference } from './TargetDifference.tsx';
import { usePublication } from './use-publication.ts';

/** Publishes the copy as it is now, from today or from a chosen day on. */
export function PublishDialog() {
  const t = useTexts('meal-plans');
  const { isPublishOpen } = useEditor().ui;
  const close = () => isPublishOpen.set(false);
  return (
    <Dialog opened={isPublishOpen.use()} onClose={close} title={t('publish.title')}>
      <PublishForm onDone={close} />
    </Dialog>
  );
}

/** The last day of the copy with its present content, and why a version cannot start on `day`; null when it can. */
function useLastDay(day: string, { first }: { first: string }): { last: string | undefined; dayError: string | null } {
  const t = useTexts('meal-plans');
  const { startsOn, replacedFrom } = useEditor();
  const last = useMealPlan(({ duration }) =>
    startsOn ? endAfterPublication({ startsOn, replacedFrom }, duration) : undefined,
  );
  if (day < first) return { last, dayError: t('publish.tooEarly', { date: formatDate(first) }) };
  return { last, dayError: last !== undefined && day > last ? t('problems.after_end') : null };
}

function PublishForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { clientId, startsOn: copyStartsOn } = useEditor();
  const { timeZone } = useMe();
  const [when, setWhen] = useState<'today' | 'later'>('today');
  const today = todayIn(timeZone);
  const isUpcoming = copyStartsOn !== null && copyStartsOn > today;
  /** The first day of which the client may get the content: a copy that begins later has none before. */
  const first = isUpcoming ? copyStartsOn : today;
  const [startsOn, setStartsOn] = useState(first);
  const { last, dayError } = useLastDay(startsOn, { first });
  const [conflictNote, setConflictNote] = useState('');
  const [confirmedAllergies, setConfirmedAllergies] = useState<AllergyConfirmation[]>([]);
  const { unexplained, open, notes, unchecked, toConfirm } = usePublishConflicts();
  const isReleased =
    (unexplained.length === 0 || saysSomething(conflictNote)) && areConfirmed(toConfirm, confirmedAllergies);
  const isChecked = useIsChecked();
  const emptyDays = useEmptyDays();
  const warning = useScheduleWarning();
  const { calories, incomplete } = useReceivedDays().planned;
  const low = useLowEnergy({ clientId, kcal: calories, isAtLeast: incomplete.includes('calories') });
  const answer = useLowEnergyAnswer();
  const publication = { conflictNote, confirmedAllergies, startsOn: when === 'today' ? null : startsOn };
  const submission = usePublication(publication, { answer, unexplained, onDone });

  return (
    <Stack aria-busy={!isChecked}>
      {/* All warnings appear together, and the button with them: their height is not known before, and it would move down. */}
      <Stack style={isChecked ? undefined : { visibility: 'hidden' }}>
        <Text size="sm">{t('publish.text')}</Text>
        <UncheckedProfile />
        <UndeclaredProfile />
        {clientId !== null && <UnmatchedWords clientId={clientId} />}
        {clientId !== null && <Medicines clientId={clientId} isBesideDeclarations />}
        <UncountedBanner />
        <LowEnergyBanner low={low} />
        {clientId !== null && <TargetDifference clientId={clientId} from={when === 'today' ? first : startsOn} />}
        <ConflictsByGravity foods={open} />
        <ConflictingNotes notes={notes} />
        <UncheckedFood texts={unchecked} />
        {unexplained.length > 0 && (
          <ConflictReason count={unexplained.length} reason={conflictNote} onChange={setConflictNote} />
        )}
        <AllergyConfirmations needed={toConfirm} confirmed={confirmedAllergies} onChange={setConfirmedAllergies} />
        <DeclaredAllergies areFoodsOpen />
        <ReplacedVersions from={when === 'today' ? first : startsOn} />
        <OtherCopies from={when === 'today' ? first : startsOn} until={last} />
        {warning && <Banner tone="warning">{warning}</Banner>}
        <MissingProgram />
        <UntranslatedCopy />
        {emptyDays && <Banner tone="warning">{t('emptyDays.text', { days: emptyDays })}</Banner>}
        <StartChoice
          {...{ when, onWhen: setWhen, startsOn, onStartsOn: setStartsOn, isUpcoming, first, last, dayError }}
        />
      </Stack>
      <Group justify="flex-end" mih={36}>
        {isChecked ? (
          <Button
            loading={submission.isPending}
            disabled={(when === 'later' && dayError !== null) || !isReleased}
            onClick={() => void answer.ask(low).then((isConfirmed) => isConfirmed && submission.mutate(null))}
          >
            {t('publish.action')}
          </Button>
        ) : (
          <Text size="sm" role="status">
            {t('publish.checking')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

const isFirstLoad = { predicate: (query: Query) => query.state.status === 'pending' && query.isActive() };

/**
 * Whether the confirmations that were given are those of the server now, and all other requests of the dialog have their first response or
 * have failed. It stays true when one of them is sent again.
 */
function useIsChecked(): boolean {
  const { id } = useEditor();
  const { isFetchedAfterMount } = useApiQuery(mealPlanRoutes.published, { id }, { staleTime: 0 });
  const pending = useIsFetching(isFirstLoad);
  const [isChecked, setChecked] = useState(false);
  const isKnown = pending === 0 && isFetchedAfterMount;

  // Synchronises with the cache: the parts of the dialog send their requests after the first rendering.
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => setChecked(true));
    return () => clearTimeout(timer);
  }, [isKnown]);
  return isChecked;
}

/** Says that the energy of the meal plan is not complete. */
function UncountedBanner() {
  const text = useUncountedText();
  return text !== '' && <Banner tone="warning">{text}</Banner>;
}

interface StartChoiceProps {
  when: 'today' | 'later';
  onWhen: (when: 'today' | 'later') => void;
  startsOn: string;
  onStartsOn: (day: string) => void;
  isUpcoming: boolean;
  first: string;
  last: string | undefined;
  dayError: string | null;
}

/** From today, or from the first day of a copy that has not begun; or from a chosen day on. */
function StartChoice({ when, onWhen, startsOn, onStartsOn, isUpcoming, first, last, dayError }: StartChoiceProps) {
  const t = useTexts('meal-plans');
  return (
    <>
      <Radio.Group aria-label={t('publish.when')} value={when} onChange={(value) => onWhen(value as typeof when)}>
        <Stack gap="xs">
          <Radio
            value="today"
            label={isUpcoming ? t('publish.fromStart', { date: formatDate(first) }) : t('publish.today')}
          />
          <Radio value="later" label={t('publish.later')} />
        </Stack>
      </Radio.Group>
      {when === 'later' && (
        <TextInput
          type="date"
          label={t('publish.startsOn')}
          min={first}
          value={startsOn}
          max={last}
          error={dayError}
          onChange={(event) => onStartsOn(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** Names the versions that have not started and would be deleted by one that starts on `from`. */
function ReplacedVersions({ from }: { from: string }) {
  const t = useTexts('meal-plans');
  const { id } = useEditor();
  const { data } = useApiQuery(mealPlanRoutes.published, { id });
  const replaced = replacedVersions(data?.published ?? [], from);
  return replaced.map(({ id: publishedId, number, startsOn }) => (
    <Banner key={publishedId} tone="warning">
      {t('publish.replaces', { number, date: formatDate(startsOn) })}
    </Banner>
  ));
}

/** Names the other meal plans that the client follows on the first day and later, and which of them is followed then. */
function OtherCopies({ from, until }: { from: string; until: string | undefined }) {
  const t = useTexts('meal-plans');
  const { id, clientId, startsOn } = useEditor();
  const request = { clientId: clientId ?? '' };
  const { data } = useApiQuery(clientMealPlanRoutes.list.client, request, { enabled: clientId !== null });
  if (startsOn === null || until === undefined) return null;
  const copies = data?.mealPlans ?? [];
  const other = otherCopyOn(copies, { id, date: from });
  const later = laterCopyIn(copies, { id, after: from, until });
  return (
    <>
      {other && (
        <Banner tone="warning">
          {startsOn < other.startsOn
            ? t(until <= other.endsOn ? 'publish.isHidden' : 'publish.isSuspended', {
                title: other.title,
                date: formatDate(other.endsOn),
              })
            : t('publish.suspends', { title: other.title, date: formatDate(from) })}
        </Banner>
      )}
      {later && (
        <Banner tone="warning">
          {t('publish.laterApplies', { title: later.title, date: formatDate(later.startsOn) })}
        </Banner>
      )}
    </>
  );
}
