import { Button, Popover, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { memo } from 'react';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import classes from './FormerValueMark.module.css';
import { updateValues, useFormerFood } from './former-foods.ts';
import { useChangeText } from './use-change-text.ts';

interface FormerValueMarkProps {
  aliment: UsedAliment;
  /** `button` opens what changed and the update; `text` is for a row that is a button; `open` shows all of it. */
  kind: 'button' | 'text' | 'open';
}

/** Says that a food has other values today than its copy in the meal plan. */
export const FormerValueMark = memo(function FormerValueMark({ aliment, kind }: FormerValueMarkProps) {
  const t = useTexts('meal-plans');
  const { changeText } = useChangeText();
  const food = useFormerFood(aliment);
  if (!food) return null;
  if (kind === 'open') return <Update aliment={aliment} />;
  const content = (
    <>
      <IconRefresh size={14} aria-hidden="true" className={classes['icon']} />
      <span>{changeText(aliment, food)}</span>
    </>
  );
  if (kind === 'text') return <span className={classes['mark']}>{content}</span>;
  return (
    <Popover position="bottom-start" width={300} shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={classes['mark']} title={t('editor.formerValues.title')}>
          {content}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('editor.formerValues.title')}>
        <Update aliment={aliment} />
      </Popover.Dropdown>
    </Popover>
  );
});

function Update({ aliment }: { aliment: UsedAliment }) {
  const t = useTexts('meal-plans');
  const editor = useEditor();
  const { datedText } = useChangeText();
  const food = useFormerFood(aliment);
  if (!food) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <p className={classes['text']}>{datedText(aliment, food)}</p>
      <p className={classes['quiet']}>{t('editor.formerValues.allRows')}</p>
      <Button variant="default" className={classes['update'] ?? ''} onClick={() => updateValues(editor, [food])}>
        {t('editor.formerValues.update')}
      </Button>
    </Stack>
  );
}
