import { Button, Group, Stack } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useEditor } from '../context.tsx';
import { PlanTargets } from './PlanTargets.tsx';

/** The targets alone, without the other settings of the meal plan. */
export function TargetDialog() {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const close = () => ui.isTargetOpen.set(false);
  return (
    <Dialog opened={ui.isTargetOpen.use()} onClose={close} size="lg" title={t('editor.plan.targetTitle')}>
      <Stack gap="lg">
        <PlanTargets />
        <Group justify="flex-end">
          <Button onClick={close}>{t('editor.done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
