import { Button, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ComposerState } from './composer-state.ts';
import classes from './Conversation.module.css';

/** The text that was written on another device meanwhile. Renders nothing when there is none. */
export function OtherDraft({ text, otherText, change }: Pick<ComposerState, 'text' | 'otherText' | 'change'>) {
  const t = useTexts('chats');
  if (otherText === '') return null;
  return (
    <div className={classes['other']} role="status">
      <Text size="sm" lineClamp={2}>
        {t('composer.other.text', { text: otherText })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => change({ text: text ? `${text}\n${otherText}` : otherText, otherText: '' })}
      >
        {t('composer.other.add')}
      </Button>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change({ otherText: '' })}>
        {t('composer.other.discard')}
      </Button>
    </div>
  );
}
