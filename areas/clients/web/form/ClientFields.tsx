import { Select, Text, Textarea, TextInput } from '@mantine/core';
import { todayIn } from '#shell/common/dates.ts';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { AppLink } from '#shell/web/router/AppLink.tsx';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CareKind, type Collaborator, careKinds } from '../../contract/care.ts';
import { type Client, genders } from '../../contract.ts';
import { isMinorOn } from '../../rules/minors.ts';
import { optionOf, useCollaborators, useIsSecretary } from '../queries.ts';
import classes from './ClientFields.module.css';
import { ClientTypeField } from './ClientTypeField.tsx';
import { type ClientFormValues, isItalianZone } from './form-values.ts';
import { HeightInput } from './HeightInput.tsx';

type Form = ServerForm<ClientFormValues>;

export function ContactFields({ form: { field }, isRegistered }: { form: Form; isRegistered: boolean }) {
  const t = useTexts('clients');
  const { timeZone } = useMe();

  return (
    <div className={classes['fields']}>
      <TextInput label={t('fields.name')} autoComplete="off" required {...field('name')} />
      <TextInput
        label={t('fields.email')}
        description={t(isRegistered ? 'form.emailRegistered' : 'form.emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        disabled={isRegistered}
        {...field('email')}
      />
      <TextInput
        label={t('fields.phone')}
        description={t(isItalianZone(timeZone) ? 'form.phoneHelpItaly' : 'form.phoneHelp')}
        placeholder={t('form.phonePlaceholder')}
        type="tel"
        autoComplete="off"
        {...field('phone')}
      />
      <Select
        label={t('fields.locale')}
        description={t(isRegistered ? 'form.localeRegistered' : 'form.localeHelp')}
        disabled={isRegistered}
        data={(['it', 'en'] as const).map((value) => ({ value, label: t(`locale.${value}`) }))}
        allowDeselect={false}
        {...field('locale')}
      />
    </div>
  );
}

/** The professionals of the client as saved; undefined for a new client. */
type SavedProfessionals = Pick<Client, `${CareKind}CollaboratorId`> | undefined;

/**
 * Type, professionals and goal. The professionals are shown to the owner of a team, and to a secretary for a new client. A secretary has no
 * field for the goal.
 */
export function CareFields({ form, saved }: { form: Form; saved: SavedProfessionals }) {
  const t = useTexts('clients');
  const team = useCollaborators();
  const isSecretary = useIsSecretary();
  const collaborators = isSecretary && saved ? [] : team;
  const { trainingCollaboratorId, nutritionCollaboratorId } = form.form.getValues();
  const isNobodysNew = !saved && !trainingCollaboratorId && !nutritionCollaboratorId;

  return (
    <div className={classes['fields']}>
      <ClientTypeField form={form} />
      {collaborators.length > 0 &&
        careKinds.map((kind) => <ProfessionalField key={kind} {...{ kind, form, collaborators, saved }} />)}
      {collaborators.length > 0 && isNobodysNew && <NobodyInCharge />}
      {!isSecretary && (
        <Textarea
          label={t('fields.goal')}
          placeholder={t('form.goalPlaceholder')}
          autosize
          minRows={2}
          maxRows={6}
          className={classes['wide']}
          {...form.field('goal')}
        />
      )}
    </div>
  );
}

/** Says which professional is assigned to new clients when none is selected. `count`: the number of new clients. */
export function NobodyInCharge({ count = 1 }: { count?: number }) {
  const t = useTexts('clients');
  return (
    <Text size="sm" role="status" className={classes['wide'] ?? ''}>
      {useIsSecretary() ? t('form.nobodyChosenOwner', { count }) : t('form.nobodyInCharge')}
    </Text>
  );
}

interface ProfessionalFieldProps {
  kind: CareKind;
  form: Form;
  collaborators: readonly Collaborator[];
  saved: SavedProfessionals;
}

/** Offers the professionals with a permission of the care, and the present one; says why others are left out. */
function ProfessionalField({ kind, form, collaborators, saved }: ProfessionalFieldProps) {
  const t = useTexts('clients');
  const isSecretary = useIsSecretary();
  const name = `${kind}CollaboratorId` as const;
  const offered = collaborators.filter(({ id, careKinds: own }) => id === saved?.[name] || own.includes(kind));
  return (
    <Select
      label={t(`fields.${name}`)}
      description={
        <>
          {t(isSecretary ? `form.${name}OfSecretary` : `form.${name}Help`)}{' '}
          {saved && <HandOverNote {...{ kind, form, collaborators, saved }} />}
          {!isSecretary && offered.length < collaborators.length && (
            <>
              {' '}
              {t(`form.${name}LeftOut`)} <AppLink to="/teamMembers">{t('form.toPermissions')}</AppLink>
            </>
          )}
        </>
      }
      placeholder={t('form.collaboratorNone')}
      data={offered.map(optionOf)}
      clearable
      {...form.field(name)}
    />
  );
}

interface HandOverNoteProps extends ProfessionalFieldProps {
  saved: NonNullable<SavedProfessionals>;
}

/** Says, before it is saved, that a new professional reads the chat so far, and who is in charge of nothing any more. */
function HandOverNote({ kind, form, collaborators, saved }: HandOverNoteProps) {
  const t = useTexts('clients');
  const values = form.form.getValues();
  const before = careKinds.map((one) => saved[`${one}CollaboratorId`]);
  const inCharge = careKinds.map((one) => values[`${one}CollaboratorId`]);
  const present = saved[`${kind}CollaboratorId`];
  const chosen = values[`${kind}CollaboratorId`];
  if (chosen === present) return null;
  // Admins and the professionals of either kind of care can read the chat before the change.
  const reader = collaborators.find(({ id, role }) => id === chosen && role !== 'admin' && !before.includes(id));
  const former = collaborators.find(({ id }) => id === present && !inCharge.includes(id));
  return (
    <>
      {reader && t('form.readsChat', { name: reader.name })}{' '}
      {former && t('form.noLongerFollows', { name: former.name })}
    </>
  );
}

interface BodyFieldsProps {
  form: Form;
  isRegistered: boolean;
  /** It is stored, and may not be read. */
  hidesHeight: boolean;
  /** It may be read, and not changed. */
  locksHeight: boolean;
}

/** Fields that the formulas of body composition and energy require; a secretary has the date of birth only. */
export function BodyFields({ form: { form, field }, isRegistered, hidesHeight, locksHeight }: BodyFieldsProps) {
  const t = useTexts('clients');
  const { timeZone } = useMe();
  const isSecretary = useIsSecretary();
  const height = field('heightCm');
  const { heightCm, birthDate } = form.getValues();
  const isMinor = isMinorOn(todayIn(timeZone), birthDate || null);
  const genderOptions = genders.map((value) => ({ value: value as string, label: t(`gender.${value}`) }));

  return (
    <div className={classes['fields']}>
      {!isSecretary && (
        <SegmentedField
          label={t('fields.gender')}
          description={t('form.genderHelp')}
          data={[{ value: '', label: t('form.notSaid') }, ...genderOptions]}
          className={classes['wide'] ?? ''}
          {...field('gender')}
        />
      )}
      <TextInput
        label={t('fields.birthDate')}
        description={isMinor && t(isRegistered ? 'minor.registered' : 'minor.registers')}
        type="date"
        max={todayIn(timeZone)}
        {...field('birthDate')}
      />
      {!hidesHeight && (
        <HeightInput
          {...height}
          label={t('fields.heightCm')}
          readOnly={locksHeight}
          value={heightCm}
          onHeight={(typed) => form.setFieldValue('heightCm', typed)}
          onBlur={(event) => {
            if (typeof heightCm === 'string' && heightCm.trim()) form.setFieldError('heightCm', t('invalid.height'));
            height['onBlur']?.(event);
          }}
        />
      )}
    </div>
  );
}
