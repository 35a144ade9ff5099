import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Declaration } from '../contract.ts';
import { unclearStatesIn } from '../rules/unrecognised.ts';
import classes from './DietaryProfile.module.css';
import { DecideLink } from './DecideLink.tsx';
import { useDietaryProfile } from './queries.ts';

/**
 * What the client declared and no professional has confirmed or rejected, with a link to the profile, where it is decided. Shows nothing
 * without any. The screen must load the text namespaces `dietary-profiles` and `aliments`. `children`: what follows for the screen.
 */
export function UndecidedDeclarations({ clientId, children }: { clientId: string; children?: ReactNode }) {
  const statementOf = useDeclaredStatement();
  const declarations = useDietaryProfile({ clientId }).data?.declarations ?? [];
  if (declarations.length === 0) return null;
  return (
    <DeclarationBanner
      declarations={declarations}
      textOf={(declaration) => (
        <>
          <strong>{statementOf(declaration)}</strong>
          <DeclarationSource declaration={declaration} />
        </>
      )}
    >
      {children}
      <DecideLink clientId={clientId} />
    </DeclarationBanner>
  );
}

interface DeclarationBannerProps {
  declarations: readonly Declaration[];
  textOf: (declaration: Declaration) => ReactNode;
  /** Shown below the declarations. */
  children: ReactNode;
}

/** Lists declarations that no professional has confirmed or rejected. */
export function DeclarationBanner({ declarations, textOf, children }: DeclarationBannerProps) {
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      <ul className={classes['declarations']}>
        {declarations.map((declaration) => (
          <li key={`${declaration.checkInId} ${declaration.questionId}`}>{textOf(declaration)}</li>
        ))}
      </ul>
      {children}
    </Banner>
  );
}

/** What was declared, the question that it answers, and the day. */
export function DeclarationText({ declaration }: { declaration: Declaration }) {
  const t = useTexts('dietary-profiles');
  const statementOf = useDeclaredStatement();
  const { text, question, visitState } = declaration;
  return (
    <>
      <strong>{visitState || text ? statementOf(declaration) : t('declared.yes')}</strong>
      {question && unclearStatesIn(declaration).length === 0 && <span className={classes['declared']}>{question}</span>}
      <DeclarationSource declaration={declaration} />
    </>
  );
}

/**
 * Returns a function for what was declared: the answer, of a plain yes the question, of a visit its state, of “forse” question and answer,
 * to be clarified.
 */
export function useDeclaredStatement(): (declaration: Declaration) => string {
  const t = useTexts('dietary-profiles');
  return ({ text, question, visitState }) => {
    if (visitState) return t(`states.${visitState}`);
    if (unclearStatesIn({ text, question }).length === 0) return text || question;
    return t('declared.unclear', { statement: [question, text].filter(Boolean).join(' ') });
  };
}

function DeclarationSource({ declaration: { sentAt, source, isRemoved } }: { declaration: Declaration }) {
  const t = useTexts('dietary-profiles');
  return (
    <span className={classes['declared']}>
      {t(`declared.source.${source}`, { date: formatDate(sentAt) })}
      {isRemoved && t('declared.removed')}
    </span>
  );
}
