import { Radio } from '@mantine/core';
import type { Conflict, Side } from '#shell/common/documents/merge.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './ConflictDialog.module.css';
import type { DocumentText } from './document-context.ts';

interface ConflictResolutionProps {
  conflicts: readonly Conflict[];
  resolutions: ReadonlyMap<string, Side>;
  onResolve: (key: string, side: Side) => void;
  text: DocumentText;
}

/** One radio group for each conflict, to choose one of the two values. */
export function ConflictResolution(props: ConflictResolutionProps) {
  const { conflicts, resolutions, onResolve, text } = props;
  const t = useTexts('shell');
  if (conflicts.length === 0) return null;

  function valueText({ field, partId, ...sides }: Conflict, side: Side): string {
    if (field === '(deleted)') return t(`documents.differences.${sides[side] ? 'removed' : 'changed'}`);
    if (field === '(order)') return partNames(sides[side] as readonly string[]);
    if (field === '(moved)') return text.part(sides[side] as string);
    return text.value(field, sides[side], partId) ?? t('documents.differences.empty');
  }
  function partNames(ids: readonly string[]): string {
    return ids.map((id) => text.part(id).split(' · ').at(-1)).join(', ');
  }
  function fieldText({ field }: Conflict): string {
    if (field === '(deleted)') return '';
    if (field === '(order)') return t('documents.differences.reordered');
    return field === '(moved)' ? t('documents.differences.moved') : text.field(field);
  }

  return (
    <section aria-label={t('documents.conflict.both')}>
      <h3 className={classes['heading']}>{t('documents.conflict.both')}</h3>
      <div className={classes['conflicts']}>
        {conflicts.map((conflict) => (
          <Radio.Group
            key={conflict.key}
            value={resolutions.get(conflict.key) ?? ''}
            onChange={(side) => onResolve(conflict.key, side as Side)}
            label={[text.part(conflict.partId), fieldText(conflict)].filter(Boolean).join(', ')}
            classNames={{ label: classes['conflict'] ?? '' }}
          >
            <div className={classes['options']}>
              <Radio value="mine" label={t('documents.conflict.mineIs', { value: valueText(conflict, 'mine') })} />
              <Radio
                value="theirs"
                label={t('documents.conflict.theirsIs', { value: valueText(conflict, 'theirs') })}
              />
            </div>
          </Radio.Group>
        ))}
      </div>
    </section>
  );
}
