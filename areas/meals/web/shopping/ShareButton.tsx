import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ShoppingLine } from '#areas/meal-plans/rules/shopping-lines.ts';
import { useMealTexts } from '../texts.ts';
import { linesByCategory, useLineTexts } from './line-texts.ts';

interface ShareButtonProps {
  lines: readonly ShoppingLine[];
  /** What the meals have without a food. */
  toDecide: readonly { line: string; line_en: string }[];
  title: string;
}

/** Shares the list as text; copies it in browsers that cannot share. */
export function ShareButton({ lines, toDecide, title }: ShareButtonProps) {
  const { t } = useMealTexts();
  const categories = useTexts('aliments');
  const textsOf = useLineTexts();
  const { language } = useLanguage();

  async function share(): Promise<void> {
    const groups = linesByCategory(lines).map(([category, inCategory]) =>
      [categories(`categories.${category}`), ...inCategory.map(rowText)].join('\n'),
    );
    const named = toDecide.map(({ line, line_en }) => `- ${nameIn(language, { name: line, name_en: line_en })}`);
    const others = named.length > 0 ? [[t('shopping.toDecide'), ...named].join('\n')] : [];
    const text = [title, ...groups, ...others].join('\n\n');
    if (typeof navigator.share === 'function') {
      // Rejects when the client closes the dialog.
      await navigator.share({ title, text }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(text);
    toast.success(t('shopping.copied'));
  }

  function rowText(line: ShoppingLine): string {
    const { name, amount, pieces } = textsOf(line);
    return `- ${name}: ${[amount, pieces].filter(Boolean).join(', ')}`;
  }

  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconShare2 size={18} aria-hidden="true" />}
      onClick={() => void share()}
    >
      {t('shopping.share')}
    </Button>
  );
}
