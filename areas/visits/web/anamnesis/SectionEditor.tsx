import { ActionIcon, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AnamnesisField, anamnesisLimits, type AnamnesisSection } from '../../contract/anamnesis.ts';
import { isBuiltInField, isBuiltInSection } from '../../rules/anamnesis-fields.ts';
import classes from './AnamnesisTemplate.module.css';
import { useAnamnesisNames } from './field-names.ts';
import { moved } from './moved.ts';

type Questions = readonly { id: string; text: string }[];

interface SectionEditorProps {
  section: AnamnesisSection;
  questions: Questions;
  /** Id of the section or field that was added last, whose name has the focus. */
  addedId: string | null;
  isReadOnly: boolean;
  onAdd: (id: string) => void;
  onMove: (step: -1 | 1) => void;
  onChange: (section: AnamnesisSection) => void;
  onRemove: () => void;
}

/** Name, order and fields of one section. What is built in is hidden, what the account added is removed. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, questions, addedId, isReadOnly, onAdd, onMove, onChange, onRemove } = props;
  const t = useTexts('visits');
  const { sectionName } = useAnamnesisNames();
  const { fields } = section;
  const name = sectionName(section);
  const setFields = (next: AnamnesisField[]) => onChange({ ...section, fields: next });

  function addField(): void {
    const id = newId();
    setFields([...fields, { id, name: '', isHidden: false, questionId: null }]);
    onAdd(id);
  }

  return (
    <fieldset className={classes['section']} disabled={isReadOnly} aria-label={name}>
      <div className={classes['row']}>
        <TextInput
          className={classes['name']}
          data-built-in={isBuiltInSection(section.id)}
          autoFocus={section.id === addedId}
          aria-label={t('template.sectionName')}
          value={section.name}
          placeholder={name}
          maxLength={anamnesisLimits.name}
          onChange={({ currentTarget: { value } }) => onChange({ ...section, name: value })}
        />
        <Moves name={name} onMove={onMove} />
        {!isBuiltInSection(section.id) && fields.length === 0 && (
          <Action label={t('template.remove', { name })} Icon={IconTrash} onClick={onRemove} />
        )}
      </div>
      {fields.map((field, index) => (
        <FieldEditor
          key={field.id}
          field={field}
          isAdded={field.id === addedId}
          questions={questions}
          onMove={(step) => setFields(moved(fields, index, step))}
          onChange={(changed) => setFields(fields.with(index, changed))}
          onRemove={() => setFields(fields.toSpliced(index, 1))}
        />
      ))}
      {!isReadOnly && (
        <div>
          <Button size="xs" variant="subtle" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={addField}>
            {t('template.addField')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface FieldEditorProps {
  field: AnamnesisField;
  isAdded: boolean;
  questions: Questions;
  onMove: (step: -1 | 1) => void;
  onChange: (field: AnamnesisField) => void;
  onRemove: () => void;
}

function FieldEditor({ field, isAdded, questions, onMove, onChange, onRemove }: FieldEditorProps) {
  const t = useTexts('visits');
  const { fieldName } = useAnamnesisNames();
  const name = fieldName(field);
  return (
    <div className={classes['row']} data-hidden={field.isHidden}>
      <TextInput
        className={classes['name']}
        data-built-in={isBuiltInField(field.id)}
        autoFocus={isAdded}
        aria-label={t('template.fieldName')}
        value={field.name}
        placeholder={name}
        maxLength={anamnesisLimits.name}
        onChange={({ currentTarget: { value } }) => onChange({ ...field, name: value })}
      />
      {questions.length > 0 && (
        <NativeSelect
          className={classes['question']}
          aria-label={`${t('template.question')}: ${name}`}
          value={field.questionId ?? ''}
          data={[
            { value: '', label: t('template.byText') },
            ...questions.map(({ id, text }) => ({ value: id, label: text })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ ...field, questionId: value || null })}
        />
      )}
      <Moves name={name} onMove={onMove} />
      <Action
        label={t(field.isHidden ? 'template.show' : 'template.hide', { name })}
        Icon={field.isHidden ? IconEyeOff : IconEye}
        onClick={() => onChange({ ...field, isHidden: !field.isHidden })}
      />
      {!isBuiltInField(field.id) && (
        <Action label={t('template.remove', { name })} Icon={IconTrash} onClick={onRemove} />
      )}
    </div>
  );
}

function Moves({ name, onMove }: { name: string; onMove: (step: -1 | 1) => void }) {
  const t = useTexts('visits');
  return (
    <Group gap={4} wrap="nowrap">
      <Action label={t('template.up', { name })} Icon={IconArrowUp} onClick={() => onMove(-1)} />
      <Action label={t('template.down', { name })} Icon={IconArrowDown} onClick={() => onMove(1)} />
    </Group>
  );
}

interface ActionProps {
  label: string;
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  onClick: () => void;
}

function Action({ label, Icon, onClick }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
