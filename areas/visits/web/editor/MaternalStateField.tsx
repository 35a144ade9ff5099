import { NativeSelect } from '@mantine/core';
import { mayBeMother } from '#areas/clients/rules/maternal-age.ts';
import type { DietaryProfile, DietaryProfileResponse } from '#areas/dietary-profiles/contract.ts';
import { withDeclaredStates } from '#areas/dietary-profiles/rules/declared-states.ts';
import { useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type MaternalState, maternalStates, type VisitContent } from '../../contract/document.ts';
import { isOfPregnancy, profileState, withProfileState } from '../../rules/maternal-state.ts';
import { useSetFields, useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/**
 * The visit as its results are computed: a draft without a state of pregnancy or breastfeeding has that of the profile, or the one that was
 * declared and is not decided yet.
 */
export function useComputedContent(): VisitContent {
  const content = useVisit((visit) => visit);
  const { base, isCompleted } = useVisitEditor();
  const { data } = useDietaryProfile({ clientId: base.client.id });
  return data && !isCompleted ? withProfileState(content, withUndecidedStates(data)) : content;
}

function withUndecidedStates({ profile, declarations = [] }: DietaryProfileResponse): DietaryProfile {
  return withDeclaredStates(profile, declarations);
}

/**
 * Pregnancy or breastfeeding on the day of the visit, and what it means for the results. Of a man, or of an age for neither, only when the
 * visit or the profile has one.
 */
export function MaternalStateField({ computed }: { computed: VisitContent }) {
  const t = useTexts('visits');
  const stored = useVisit((content) => content.maternalState);
  const { base, refused } = useVisitEditor();
  const setFields = useSetFields();
  const { data } = useDietaryProfile({ clientId: base.client.id });
  if (!mayBeMother(computed.takenOn, base.client) && computed.maternalState === null) return null;
  const isMissing = stored === null && computed.maternalState !== null;
  const isDeclared = isMissing && data !== undefined && profileState(data.profile) === null;

  return (
    <div>
      <NativeSelect
        data-field="maternalState"
        label={t('fields.maternalState')}
        value={stored ?? 'unset'}
        data={(['unset', ...maternalStates] as const).map((value) => ({ value, label: t(`maternalStates.${value}`) }))}
        error={stored === null && (refused['maternalState'] ?? false)}
        onChange={({ currentTarget: { value } }) =>
          setFields({ maternalState: value === 'unset' ? null : (value as MaternalState) })
        }
      />
      {isMissing && (
        <p className={classes['warning']}>
          {t(`maternalStates.${computed.maternalState ?? 'unset'}`)}:{' '}
          {t(isDeclared ? 'results.fromDeclaration' : 'results.fromProfile')}
        </p>
      )}
      {isOfPregnancy(computed) && <p className={classes['warning']}>{t('results.pregnancy')}</p>}
    </div>
  );
}
