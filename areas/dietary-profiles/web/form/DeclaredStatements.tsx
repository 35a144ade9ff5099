import { useEffect, useMemo, useRef } from 'react';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Declaration, SavedProfile } from '../../contract.ts';
import type { NamedStatement } from '../../contract/named-statement.ts';
import { asCopied } from '../../rules/copied-lines.ts';
import { excludableWordsOf, unclearStatesIn, unrecognisedOf, wordsOfDeclaration } from '../../rules/unrecognised.ts';
import { isAboutAllergies, isUndeclared } from '../../rules/undeclared.ts';
import { statementsNamedIn, withConfirmed } from '../../rules/unstated.ts';
import { DeclarationText } from '../UndecidedDeclarations.tsx';
import { useUnstatedStatements } from '../use-unstated-statements.ts';
import { AddStatements } from './AddStatements.tsx';

interface DeclaredStatementsProps {
  declaration: Declaration;
  /** The declarations of the client that are undecided, with this one. */
  undecided: readonly Declaration[];
  sheet: ServerForm<SavedProfile>;
  /** Whether the form has the fields for pregnancy and breastfeeding. Without them, neither is added. */
  asksStates: boolean;
}

/**
 * What the client declared, above the form. The allergens and diets that it names are added to the form, where each can be changed or
 * removed; a removed one can be added again with a button. What is not recognised is copied to the note and, where it may be a food, to the
 * excluded words, which it says. Once confirmed, what is about allergies answers the question about them, also without a known
 * allergen, unless another declaration about them is undecided.
 */
export function DeclaredStatements({ declaration, undecided, sheet: { form }, asksStates }: DeclaredStatementsProps) {
  const t = useTexts('dietary-profiles');
  const declarations = useMemo(() => [declaration], [declaration]);
  const named = useUnstatedStatements(declarations, { profile: form.values, asksStates });
  const parts = unrecognisedOf(declaration).join(', ');
  const excludedNames = excludableWordsOf(declaration);
  const isExcluded = (part: string) => excludedNames.some((name) => part.toLowerCase().includes(name.toLowerCase()));
  const unknownParts = unrecognisedOf(declaration)
    .filter((part) => !isExcluded(part))
    .join(', ');
  const isUnclear = unclearStatesIn(declaration).length > 0;
  const states = statementsNamedIn(wordsOfDeclaration(declaration)).filter(({ kind }) => kind === 'state');
  // A yes to “pregnant or breastfeeding?” adds both: the larger intakes hold until one is switched off.
  const isEitherState = asksStates && declaration.text === '' && states.length > 1;
  const isAdded = useRef(false);
  const add = (statement: NamedStatement) => form.setValues(withConfirmed(form.values, [statement]));

  // Once: what was removed from the form is not added again.
  useEffect(() => {
    if (isAdded.current) return;
    isAdded.current = true;
    const added = withConfirmed(
      form.values,
      named.map(({ statement }) => statement),
    );
    // The client reads the note of the profile, and neither goal nor note of the record.
    const { source } = declaration;
    const isCopied = source !== 'goal' && source !== 'note' && source !== 'profile' && source !== 'removal';
    const line =
      parts &&
      isCopied &&
      t(`declared.noteLine.${source}`, { date: formatDate(declaration.sentAt), parts: asCopied(parts) });
    const note = line && added.note.includes(line) ? added.note : [added.note, line].filter(Boolean).join('\n');
    const others = undecided.filter(
      ({ questionId, checkInId }) => questionId !== declaration.questionId || checkInId !== declaration.checkInId,
    );
    const isUnanswered = isUndeclared({ profile: added, declarations: others, hasAnsweredAllergies: false });
    const hasNoOtherAllergies = added.hasNoOtherAllergies || (isUnanswered && isAboutAllergies(declaration));
    form.setValues({ ...added, hasNoOtherAllergies, note });
  });

  return (
    <Banner tone="warning">
      <DeclarationText declaration={declaration} />
      {isEitherState && <p>{t('declared.eitherState')}</p>}
      {isUnclear && <p>{t('declared.clarify')}</p>}
      {unknownParts && !isUnclear && <p>{t('declared.unrecognised', { parts: unknownParts })}</p>}
      {parts && !unknownParts && !isUnclear && <p>{t('declared.copied', { parts })}</p>}
      {excludedNames.length > 0 && <p>{t('declared.excluded', { names: excludedNames.join(', ') })}</p>}
      <AddStatements named={named} onAdd={add} />
    </Banner>
  );
}
