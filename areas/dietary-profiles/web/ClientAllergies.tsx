import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCareOf, useClientHead } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Declaration, DietaryProfileResponse, Severity } from '../contract.ts';
import { dietsOf, isMedicalDiet } from '../rules/conflicts.ts';
import { isReligion } from '../rules/religions.ts';
import { isUndeclared } from '../rules/undeclared.ts';
import classes from './DietaryProfile.module.css';
import { useIsProfileMissing } from './ProfileNotLoaded.tsx';
import { useDietaryProfile } from './queries.ts';
import { useDeclaredStatement } from './UndecidedDeclarations.tsx';
import { useUnstatedStatements } from './use-unstated-statements.ts';

/**
 * The allergies of a client, then their intolerances, all of them, the diets that they need for a disease such as coeliac disease,
 * pregnancy and breastfeeding, the diet that they chose, the words of what they do not eat, on a phone cut at the end of the line, and what they declared and is to be confirmed, for the header of their pages; links to the profile for who
 * may open the overview. Without any: that none were declared yet, of a client with nutritional care. Must not be rendered while
 * the consent to health data is withdrawn.
 */
export function ClientAllergies({ clientId }: { clientId: string }) {
  const t = useTexts(['dietary-profiles', 'aliments']);
  const { data } = useDietaryProfile({ clientId });
  const namesOf = (severity: Severity) =>
    (data?.profile.allergies ?? [])
      .filter((one) => one.severity === severity)
      .map(({ allergen }) => t(`aliments:allergens.${allergen}`).toLowerCase())
      .join(', ');
  const { allergicWords = [], excludedWords = [] } = data?.profile ?? {};
  const allergies = [namesOf('allergy'), ...allergicWords].filter(Boolean).join(', ');
  const intolerances = namesOf('intolerance');
  const diets = data ? dietsOf(data.profile) : [];
  const chosen = diets.filter((diet) => !isMedicalDiet(diet));
  const { isPregnant = false, isLactating = false } = data?.profile ?? {};
  const [first, ...others] = [
    ...diets.filter(isMedicalDiet).map((diet) => t(`diets.${diet}`)),
    ...(isPregnant ? [t('states.pregnant')] : []),
    ...(isLactating ? [t('states.lactating')] : []),
  ];
  const declarations = data?.declarations ?? [];
  const isMissing = useIsProfileMissing(clientId);
  return (
    <>
      {isMissing && (
        <Mark clientId={clientId} tone="soon" title={t('notLoaded.text')}>
          {t('notLoaded.badge')}
        </Mark>
      )}
      {data && isUndeclared(data) && <Undeclared clientId={clientId} />}
      {allergies && (
        <Mark clientId={clientId} tone="bad" title={t('panel.title')}>
          {t('head.allergies', { names: allergies })}
        </Mark>
      )}
      {intolerances && (
        <Mark clientId={clientId} tone="bad" title={t('panel.title')}>
          {t('head.intolerances', { names: intolerances })}
        </Mark>
      )}
      {first && (
        <Mark clientId={clientId} tone="bad" title={t('panel.title')}>
          {[first, ...others.map((name) => name.toLowerCase())].join(', ')}
        </Mark>
      )}
      {chosen.map((diet) => (
        <Mark key={diet} clientId={clientId} tone="soon" title={t('panel.title')}>
          {t(`diets.${diet}`)}
        </Mark>
      ))}
      <ExcludedWords
        clientId={clientId}
        excludedWords={excludedWords.filter((word) => !allergicWords.includes(word))}
      />
      {data && declarations.length > 0 && <Declared clientId={clientId} declarations={declarations} response={data} />}
    </>
  );
}

/** What a client does not eat, in words, which may be allergies to foods that are none of the allergens, and the rules that they follow. */
function ExcludedWords({ clientId, excludedWords }: { clientId: string; excludedWords: readonly string[] }) {
  const t = useTexts('dietary-profiles');
  const religions = excludedWords.filter(isReligion);
  const excluded = excludedWords.filter((word) => !religions.includes(word)).join(', ');
  return (
    <>
      {religions.map((religion) => (
        <Mark key={religion} clientId={clientId} tone="soon" title={t('panel.title')}>
          {t('eats', { name: religion })}
        </Mark>
      ))}
      {excluded && (
        <span className={classes['excluded']}>
          <Mark clientId={clientId} tone="soon" title={t('excluded', { name: excluded })} isOneLine>
            <span className={classes['inFull']}>{t('excluded', { name: excluded })}</span>
            <span className={classes['inShort']} aria-hidden="true">
              {t('head.excluded', { name: excluded })}
            </span>
          </Mark>
        </span>
      )}
    </>
  );
}

/** Marks an undeclared profile. Renders nothing for clients without nutritional care. */
function Undeclared({ clientId }: { clientId: string }) {
  const t = useTexts('dietary-profiles');
  const care = useCareOf(clientId);
  const { client } = useClientHead(clientId);
  if (care !== 'nutrition' && !client?.nutritionCollaboratorId) return null;
  return (
    <Mark clientId={clientId} tone="soon" title={t('panel.title')}>
      {t('head.undeclared')}
    </Mark>
  );
}

interface DeclaredProps {
  clientId: string;
  declarations: readonly Declaration[];
  response: Pick<DietaryProfileResponse, 'profile' | 'asksStates'>;
}

/**
 * Names the allergens, diets, unrecognised words such as “kiwi” and, unless the client is a man, states that the profile lacks; without any,
 * the number of declarations.
 */
function Declared({ clientId, declarations, response }: DeclaredProps) {
  const t = useTexts('dietary-profiles');
  const statementOf = useDeclaredStatement();
  const { profile, asksStates } = response;
  const names = useUnstatedStatements(declarations, { profile, asksStates }).map(({ name }) => name.toLowerCase());
  const mark =
    names.length > 0
      ? t('head.declared', { names: names.join(', ') })
      : t('head.declarations', { count: declarations.length });
  return (
    <Mark clientId={clientId} tone="soon" title={[mark, ...declarations.map(statementOf)].join('\n')} isOneLine>
      {mark}
    </Mark>
  );
}

interface MarkProps {
  clientId: string;
  tone: 'bad' | 'soon';
  title: string;
  isOneLine?: boolean;
  children: ReactNode;
}

function Mark({ clientId, tone, title, isOneLine, children }: MarkProps) {
  const may = useMay();
  const badge = <StateBadge tone={tone}>{children}</StateBadge>;
  if (!may('view clients') || !may('view meal plans')) return badge;
  return (
    <Link
      to="/clients/$id"
      params={{ id: clientId }}
      hash="dietary-profile"
      title={title}
      className={classes['headLink'] ?? ''}
      data-one-line={isOneLine}
    >
      {badge}
    </Link>
  );
}
