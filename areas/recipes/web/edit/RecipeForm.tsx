import { Stack, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { limits } from '../../contract.ts';
import { type Recipe, recipeRoutes } from '../../contract/library.ts';
import { scaledYield } from '../../rules/totals.ts';
import { recipeInvalidations } from '../queries.ts';
import { AllergensCard } from './AllergensCard.tsx';
import classes from './RecipeForm.module.css';
import { bodyOf, type RecipeValues, valuesOf } from './form-values.ts';
import { Ingredients } from './Ingredients.tsx';
import { PictureCard } from './PictureCard.tsx';
import { Steps } from './Steps.tsx';
import { TotalsCard } from './TotalsCard.tsx';

/** Edits `recipe`, or creates one and opens its screen. Totals follow every change. */
export function RecipeForm({ recipe }: { recipe: Recipe | undefined }) {
  const t = useTexts('recipes');
  const navigate = useNavigate();
  const form = useRecipeForm(recipe);
  const { values } = form.form;
  const { components, unreadLines } = values;
  const portions = typeof values.portions === 'number' ? Math.max(values.portions, 0.5) : 1;
  const yieldGrams = typeof values.yieldGrams === 'number' ? values.yieldGrams : null;

  return (
    <FormSheet
      form={form}
      save={recipe ? undefined : t('form.create')}
      onCancel={recipe ? undefined : () => void navigate({ to: '/recipes' })}
    >
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <ContentFields form={form} />
          <Ingredients
            components={components}
            unreadLines={unreadLines}
            portions={portions}
            error={form.form.errors['components']}
            onChange={(next) => {
              form.form.clearFieldError('components');
              form.form.setFieldValue('components', next);
            }}
            onUnreadLines={(lines) => form.form.setFieldValue('unreadLines', lines)}
            onKeepTexts={(texts) =>
              form.form.setFieldValue('description', (text) => [text, ...texts].filter(Boolean).join('\n'))
            }
            onScale={(scaled) => {
              form.form.setFieldValue('components', scaled.components);
              if (scaled.portions) form.form.setFieldValue('portions', scaled.portions);
              if (yieldGrams !== null) form.form.setFieldValue('yieldGrams', scaledYield(yieldGrams, scaled.factor));
            }}
          />
          <Steps steps={values.steps} onChange={(steps) => form.form.setFieldValue('steps', steps)} />
        </div>
        <div className={classes['side']}>
          <TotalsCard dish={{ components, portions, yieldGrams, unreadLines }} />
          <AllergensCard components={components} unreadLines={unreadLines} />
          <PictureCard recipe={recipe} />
        </div>
      </div>
    </FormSheet>
  );
}

function ContentFields({ form: { field } }: { form: ServerForm<RecipeValues> }) {
  const t = useTexts('recipes');
  return (
    <Section title={t('form.content')}>
      <Stack gap="md">
        <TextInput
          label={t('fields.name')}
          placeholder={t('form.nameExample')}
          maxLength={200}
          autoComplete="off"
          required
          {...field('name')}
        />
        <Textarea label={t('fields.description')} maxLength={2000} autosize minRows={2} {...field('description')} />
        <div className={classes['numbers']}>
          <DecimalInput
            label={t('fields.portions')}
            min={0.5}
            max={limits.portions}
            decimalScale={1}
            hideControls
            required
            {...field('portions')}
          />
          <DecimalInput
            label={t('fields.yieldGrams')}
            max={limits.yieldGrams}
            decimalScale={0}
            suffix=" g"
            hideControls
            {...field('yieldGrams')}
          />
        </div>
        <details className={classes['english']}>
          <summary>{t('form.english')}</summary>
          <Stack gap="md" pt="sm">
            <p className={classes['help']}>{t('form.englishHelp')}</p>
            <TextInput label={t('fields.name_en')} maxLength={200} autoComplete="off" {...field('name_en')} />
            <Textarea
              label={t('fields.description_en')}
              maxLength={2000}
              autosize
              minRows={2}
              {...field('description_en')}
            />
          </Stack>
        </details>
      </Stack>
    </Section>
  );
}

function useRecipeForm(recipe: Recipe | undefined): ServerForm<RecipeValues> {
  const t = useTexts('recipes');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { nameOf, quantityText } = useAlimentTexts();
  return useRecordForm({
    routes: recipeRoutes,
    record: recipe,
    initialValues: valuesOf,
    pick: (response) => response.recipe,
    toBody: bodyOf,
    draft: 'recipes',
    mode: 'controlled',
    texts: {
      label: (name) => t(`fields.${name as keyof Recipe & 'name'}`),
      objects: {
        components: {
          text: (component) => `${nameOf(component.aliment)} ${quantityText(component)}`,
          keyOf: ({ uuid }) => uuid,
        },
        steps: { text: (step) => step.text || step.text_en, keyOf: null },
      },
    },
    invalidates: recipeInvalidations,
    success: (saved) => t(recipe ? 'form.saved' : 'form.created', { name: nameIn(language, saved.recipe) }),
    onSuccess: (saved) => {
      if (!recipe) void navigate({ to: '/recipes/$id/edit', params: { id: saved.recipe.id }, replace: true });
    },
  });
}
