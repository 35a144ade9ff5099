import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { SavedProfile } from '../../contract.ts';
import { allergyPartsOf } from '../../rules/allergy-parts.ts';
import { withoutCopiedLines } from '../../rules/copied-lines.ts';
import { endedPartsOf } from '../../rules/ended-states.ts';
import { statePartsOf } from '../../rules/own-states.ts';
import { withConfirmed } from '../../rules/unstated.ts';
import { useUnstatedStatements } from '../use-unstated-statements.ts';
import { AddStatements } from './AddStatements.tsx';

interface NoteStatementsProps {
  sheet: ServerForm<SavedProfile>;
  /** Whether the form has the fields for pregnancy and breastfeeding. */
  asksStates: boolean;
}

/** The allergens, medical diets and states that the note names and the fields do not state, each with a button that adds it to them. */
export function NoteStatements({ sheet: { form }, asksStates }: NoteStatementsProps) {
  const t = useTexts('dietary-profiles');
  const note = withoutCopiedLines(form.values.note);
  const profile = { profile: form.values, asksStates };
  const foods = useUnstatedStatements(asDeclaration(allergyPartsOf(note)), profile).filter(
    ({ statement }) => statement.kind !== 'state',
  );
  const states = useUnstatedStatements(
    asDeclaration([statePartsOf(note), endedPartsOf(note)].filter(Boolean).join('. ')),
    profile,
  ).filter(({ statement }) => statement.kind === 'state');
  const named = [...foods, ...states];
  if (named.length === 0) return null;
  return (
    <Banner tone="warning">
      {t('form.noteNames', { names: named.map(({ name }) => name.toLowerCase()).join(', ') })}
      <AddStatements named={named} onAdd={(statement) => form.setValues(withConfirmed(form.values, [statement]))} />
    </Banner>
  );
}

function asDeclaration(text: string) {
  return [{ question: '', text }];
}
