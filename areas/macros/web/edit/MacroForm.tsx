import { Button, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { LowEnergyBanner, useLowEnergyAnswer } from '#areas/assignments/web/public.tsx';
import { Medicines } from '#areas/dietary-profiles/web/public.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { FlaggedFirstAnswers } from '#areas/surveys/web/lazy-public.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { RevealWhenLoaded } from '#shell/web/widgets/RevealWhenLoaded.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Macro, macroRoutes } from '../../contract/library.ts';
import { lowestTarget } from '../../rules/low-energy.ts';
import { useLowEnergy } from '../use-low-energy.ts';
import { macroInvalidations } from '../queries.ts';
import { TargetCards } from '../TargetCards.tsx';
import { type DayName, kcalText } from '../target-text.ts';
import { EnergyFields } from './EnergyFields.tsx';
import { NeedOfClient } from './NeedOfClient.tsx';
import {
  bodyOf,
  changedPaths,
  emptyEnergy,
  type EnergyValues,
  type MacroValues,
  isWithoutWeight,
  previewOf,
  type Typed,
  typedCalculation,
  valuesOf,
  withCalories,
} from './form-values.ts';
import classes from './MacroForm.module.css';
import { hasOneWeight, typedWeight, type WeighedPart, weightFields, withSharedWeight } from './shared-weight.ts';
import { TargetFields, type WeightField } from './TargetFields.tsx';

/** Where the last weight of a client comes from. */
export interface WeightOrigin {
  day: string;
  isByClient: boolean;
}

interface MacroFormProps {
  macro: Macro | undefined;
  /** The client of a new macro without a template, and what is known of them. */
  client: { id: string; known: Partial<EnergyValues>; weight: WeightOrigin | null } | null;
  /** First day of a macro of a client. */
  startsOn: string;
}

export function MacroForm(props: MacroFormProps) {
  const { macro, client } = props;
  const t = useTexts('macros');
  const navigate = useNavigate();
  const answer = useLowEnergyAnswer();
  const form = useMacroForm({ ...props, answer });
  const { values } = form.form;
  const clientId = client?.id ?? macro?.clientId;
  const names = shownDays(values.kind);
  const targets = targetsOf(values.entries, values.kind);
  const calculation = typedCalculation(values);
  const low = useLowEnergy({ clientId: clientId ?? null, kcal: lowestTarget(targets), ...calculation });
  const submit = () => void answer.ask(low).then((isConfirmed) => isConfirmed && form.submit());
  const leave = () =>
    void navigate(client ? { to: '/clients/$id/macros', params: { id: client.id } } : { to: '/macros' });

  const weightKg = typedWeight(values);
  const { isOneWeight, weightField, knownWeightKg } = useWeightField(values, client);

  function setValues(changed: Pick<MacroValues, 'entries' | 'energy'>): void {
    const { entries, energy } = isOneWeight ? withSharedWeight(values, changed, names) : changed;
    if (energy !== values.energy) form.form.setFieldValue('energy', energy);
    if (entries !== values.entries) setEntries(entries);
  }

  function setEntries(entries: MacroValues['entries']): void {
    form.form.setFieldValue('entries', entries);
    for (const path of changedPaths(values.entries, entries)) form.form.clearFieldError(path);
  }

  /** The computed energy becomes the calories of every shown target. */
  function applyCalories(kcalPerDay: number): void {
    const changed = names.map((name) => [name, withCalories(values.entries[name], kcalPerDay)]);
    setEntries({ ...values.entries, ...Object.fromEntries(changed) });
  }

  return (
    <FormSheet
      form={{ ...form, submit }}
      save={macro ? undefined : t(client ? 'form.createForClient' : 'form.create')}
      onCancel={macro ? undefined : leave}
    >
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <ContentFields form={form} hasStart={client !== null && !macro} />
          <TargetSections
            names={names}
            entries={values.entries}
            weightKg={knownWeightKg}
            weight={weightField}
            field={(name) => ({ name, error: form.form.errors[name] })}
            onChange={(entries) => setValues({ ...values, entries })}
          />
        </div>
        <div className={classes['column']}>
          <Section title={t('form.computed')}>
            <Stack gap="sm" role="status">
              <TargetCards targets={targets} weightKg={knownWeightKg || null} />
              <LowEnergyBanner low={low} />
              {names.some((name) => isWithoutWeight(values.entries[name])) && t('form.noWeight')}
            </Stack>
          </Section>
          <AfterFlaggedAnswers clientId={clientId}>
            {clientId && <NeedOfClient clientId={clientId} ageYears={calculation.ageYears} onUse={applyCalories} />}
            <EnergyFields
              macro={macro}
              energy={values.energy}
              known={client?.known ?? null}
              weightKg={weightKg}
              weight={weightField('energy')}
              onChange={(energy) => setValues({ ...values, energy })}
              onUse={applyCalories}
            />
          </AfterFlaggedAnswers>
          <Section title={t('fields.note')}>
            <Textarea
              aria-label={t('fields.note')}
              description={t('form.noteHelp')}
              maxLength={2000}
              autosize
              minRows={2}
              {...form.field('note')}
            />
          </Section>
        </div>
      </div>
    </FormSheet>
  );
}

/** Whether all parts have one weight, where its field is shown, when it was measured, and the typed or else the measured weight. */
function useWeightField(values: MacroValues, client: MacroFormProps['client']) {
  const t = useTexts('macros');
  const names = shownDays(values.kind);
  const [isOneWeight] = useState(() => hasOneWeight(values, names));
  const parts = weightFields(values, names, isOneWeight);
  const weightKg = typedWeight(values);
  const isMeasured = weightKg !== '' && weightKg === client?.known.weightKg;
  const { weight = null } = client ?? {};
  const note =
    isMeasured &&
    weight &&
    t(weight.isByClient ? 'form.weightOfClient' : 'form.weighedOn', { day: formatDate(weight.day) });
  const weightField = (part: WeighedPart): WeightField => ({ isShown: parts.includes(part), note });
  return { isOneWeight, weightField, knownWeightKg: weightKg === '' ? (client?.known.weightKg ?? '') : weightKg };
}

/** Diagnoses, medicines and the note of the profile, for who may read them. */
function ClientMedicines({ clientId }: { clientId: string }) {
  const may = useMay();
  return may('view meal plans') || may('view visits') ? <Medicines clientId={clientId} /> : null;
}

/** Shows the fields together with the flagged answers of the client above them, which would push them down when they came later. */
function AfterFlaggedAnswers({ clientId, children }: { clientId: string | null | undefined; children: ReactNode }) {
  if (!clientId) return children;
  return (
    <RevealWhenLoaded key={clientId} fallback={<Skeleton height={240} />}>
      <div className={classes['column']}>
        <ClientMedicines clientId={clientId} />
        <FlaggedFirstAnswers clientId={clientId} />
        {children}
      </div>
    </RevealWhenLoaded>
  );
}

interface MacroFormOptions extends MacroFormProps {
  answer: ReturnType<typeof useLowEnergyAnswer>;
}

function useMacroForm({ macro, client, startsOn, answer }: MacroFormOptions): ServerForm<MacroValues> {
  const t = useTexts('macros');
  const navigate = useNavigate();
  const clientId = macro?.clientId ?? client?.id;
  return useRecordForm({
    routes: macroRoutes,
    record: macro,
    initialValues: (opened) => valuesOf(opened, startsOn, client && { ...emptyEnergy, ...client.known }),
    pick: (response) => response.macro,
    toBody: (values) => ({
      ...bodyOf(values),
      ...answer.ofRequest(),
      ...(client && !macro && { clientId: client.id, startsOn: values.startsOn || null }),
    }),
    onRefused: answer.askAfter,
    draft: client ? `macros.${client.id}` : 'macros',
    mode: 'controlled',
    texts: {
      label: (name) => t(`fields.${name as 'title'}`),
      value: (name, value) => (name === 'kind' ? t(`kinds.${value === 'day' ? 'day' : 'split'}`) : undefined),
      objects: {
        entries: { text: (entries) => entriesText(entries, t) },
        energy: { text: ({ formula }) => t(`formulas.${formula}`) },
      },
    },
    invalidates: macroInvalidations,
    success: (saved) => t(macro ? 'form.saved' : 'form.created', { title: saved.macro.title }),
    onSuccess: (saved) => {
      if (clientId) void navigate({ to: '/clients/$id/macros', params: { id: clientId } });
      else if (!macro) void navigate({ to: '/macros/$id/edit', params: { id: saved.macro.id }, replace: true });
    },
  });
}

function ContentFields({ form, hasStart }: { form: ServerForm<MacroValues>; hasStart: boolean }) {
  const t = useTexts('macros');
  return (
    <Section title={t('form.content')}>
      <Stack gap="md">
        <TextInput
          label={t('fields.title')}
          placeholder={t('form.titleExample')}
          maxLength={200}
          autoComplete="off"
          required
          {...form.field('title')}
        />
        {hasStart && (
          <TextInput
            type="date"
            label={t('fields.startsOn')}
            description={t('form.startHelp')}
            required
            {...form.field('startsOn')}
          />
        )}
        <SegmentedField
          label={t('kinds.label')}
          value={form.form.values.kind}
          data={(['day', 'split'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => form.form.setFieldValue('kind', kind === 'split' ? 'split' : 'day')}
        />
      </Stack>
    </Section>
  );
}

interface TargetSectionsProps {
  names: readonly DayName[];
  entries: MacroValues['entries'];
  weightKg: Typed;
  weight: (part: WeighedPart) => WeightField;
  field: (path: string) => { name: string; error: ReactNode };
  onChange: (entries: MacroValues['entries']) => void;
}

function TargetSections({ names, entries, weightKg, weight, field, onChange }: TargetSectionsProps) {
  const t = useTexts('macros');
  const copyTraining = (
    <Button variant="subtle" size="compact-sm" onClick={() => onChange({ ...entries, rest: entries.training })}>
      {t('form.copyTraining')}
    </Button>
  );
  return names.map((name) => (
    <Section key={name} title={t(`days.${name}`)} actions={name === 'rest' && copyTraining}>
      <TargetFields
        values={entries[name]}
        weightKg={weightKg}
        weight={weight(name)}
        field={(key) => field(`entries.${name}.${key}`)}
        onChange={(entry) => onChange({ ...entries, [name]: entry })}
      />
    </Section>
  ));
}

function shownDays(kind: MacroValues['kind']): readonly DayName[] {
  return kind === 'day' ? ['day'] : ['training', 'rest'];
}

/** The values of another save, as the conflict shows them. A kind of day that the macro does not have repeats another one. */
function entriesText(entries: MacroValues['entries'], t: TFunction<'macros'>): string {
  const texts = [entries.day, entries.training, entries.rest].map((entry) => kcalText(previewOf(entry).calories, t));
  return [...new Set(texts)].join(' / ');
}

function targetsOf(entries: MacroValues['entries'], kind: MacroValues['kind']) {
  const target = (name: DayName, isShown: boolean) =>
    isShown && !isWithoutWeight(entries[name]) ? previewOf(entries[name]) : null;
  const isSplit = kind === 'split';
  return { day: target('day', !isSplit), training: target('training', isSplit), rest: target('rest', isSplit) };
}
