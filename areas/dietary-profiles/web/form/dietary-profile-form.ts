import { type Subject, subjectRoute } from '#shell/web/api/subject.ts';
import { type FieldTexts, useRecordForm } from '#shell/web/forms/record-form.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import {
  type Declaration,
  type DietaryProfile,
  type DietaryProfileResponse,
  dietaryProfileRoutes,
  type SavedProfile,
  severities,
} from '../../contract.ts';
import { emptyProfile } from '../../rules/empty-profile.ts';

export interface DietaryProfileFormOptions {
  subject: Subject;
  /** The profile that is edited, with its version. */
  opened: DietaryProfileResponse;
  /** What the client declared and the save confirms. */
  declaration?: Declaration | null;
  onSaved?: () => void;
  /** Closes the drawer of the form; missing where the form stays on the screen. */
  onClose?: (() => void) | undefined;
}

/** A form that saves the whole profile. A save by another person meanwhile is merged. */
export function useDietaryProfileForm({
  subject,
  opened,
  onSaved,
  onClose,
}: DietaryProfileFormOptions): ServerForm<SavedProfile> {
  const t = useTexts('dietary-profiles');
  const texts = useFieldTexts();
  const { save, get } = dietaryProfileRoutes;
  const { clientId } = subject;
  const id = clientId ?? 'own';
  const sheet = useRecordForm({
    routes: { update: subjectRoute(subject, save) },
    record: { ...opened, id },
    initialValues: (record: DietaryProfileResponse | undefined): SavedProfile =>
      record ? savedPart(record.profile) : emptyProfile,
    pick: (response) => ({ ...response, id }),
    toBody: ({ excludedAliments, ...values }) => ({
      ...values,
      excludedAlimentIds: excludedAliments.map((aliment) => aliment.id),
      ...(clientId !== null && { clientId }),
    }),
    draft: 'dietary-profiles',
    texts,
    mode: 'controlled',
    invalidates: [get.own, get.client],
    success: () => t('form.saved'),
    onSuccess: (saved) => {
      sheet.resetTo(savedPart(saved.profile));
      onSaved?.();
      onClose?.();
    },
  });
  return sheet;
}

/** What the form edits: the age of a minor is that of the record. */
function savedPart({ isMinor: _, ...profile }: DietaryProfile): SavedProfile {
  return profile;
}

/** How the changes of another save are named. */
function useFieldTexts(): FieldTexts<SavedProfile> {
  const t = useTexts(['dietary-profiles', 'aliments']);
  return {
    label: (name) => t(`fields.${name === 'excludedAliments' ? 'excludedAlimentIds' : name}`),
    value: (name, value) => {
      if (name === 'diet') return t(`diets.${value as DietaryProfile['diet']}`);
      if (name !== 'excludedCategories') return undefined;
      const categories = value as DietaryProfile['excludedCategories'];
      return categories.map((one) => t(`aliments:categories.${one}`)).join(', ') || undefined;
    },
    objects: {
      allergies: {
        text: ({ allergen, severity }) => t(`allergyTo.${severity}`, { allergen: t(`aliments:allergens.${allergen}`) }),
        keyOf: ({ allergen }) => allergen,
        gravityOf: ({ severity }) => -severities.indexOf(severity),
      },
    },
  };
}
