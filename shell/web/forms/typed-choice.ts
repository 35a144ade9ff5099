import {
  type ComboboxItem,
  type ComboboxParsedItem,
  defaultOptionsFilter,
  type OptionsFilter,
  type Primitive,
} from '@mantine/core';
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { normalizeText } from '#shell/common/normalize-text.ts';
import { useTexts } from '../texts/texts.ts';
import { useRefusedText } from './refused-texts.ts';

export interface TypedChoiceProps {
  /** Called with the text while it is typed, and with an empty one when an option is chosen or the text is taken back. */
  onSearchChange?: ((typed: string) => void) | undefined;
  /** Whether the options are those of an earlier text. A text that is ended waits for its own ones. */
  isSearching?: boolean | undefined;
  /** Options that a text never chooses, such as one that creates a record. */
  actions?: readonly string[] | undefined;
}

/** The props of a select that the typing controls. */
export type TypedChoiceFields =
  | 'searchable'
  | 'searchValue'
  | 'defaultSearchValue'
  | 'onSearchChange'
  | 'onInput'
  | 'onBlur'
  | 'onFocus';

interface TypedChoiceOptions<Value extends Primitive> extends TypedChoiceProps {
  options: ComboboxParsedItem<Value>[];
  filter: OptionsFilter<Value> | undefined;
  nothingFound: ReactNode;
  /** The chosen option; another one from outside ends the typing. */
  chosen?: Value | null;
  /** Why no option can be chosen now; empty when one can. */
  refusal?: string;
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined;
  onChoose: (option: ComboboxItem<Value>) => void;
}

/**
 * The text in the field of a select. Ended with Enter, Tab or by leaving the field, it chooses the option with this name or the
 * only one that it finds. Another text stays in the field with a message that names it, and makes the field invalid, so that
 * its form is not sent without it.
 */
export function useTypedChoice<Value extends Primitive>({
  options,
  // The default filter returns the options that it is given; its types do not say so.
  filter = defaultOptionsFilter as unknown as OptionsFilter<Value>,
  nothingFound,
  refusal = '',
  isSearching = false,
  actions = [],
  onSearchChange,
  onKeyDown,
  chosen = null,
  onChoose,
}: TypedChoiceOptions<Value>) {
  const t = useTexts('shell');
  const ref = useRef<HTMLInputElement>(null);
  const seen = useRef(chosen);
  const [typed, setTyped] = useState<string | null>(null);
  const [isEnded, setEnded] = useState(false);
  const text = typed?.trim() ?? '';
  const shown = text === '' ? [] : itemsOf(filter({ options, search: text, limit: Number.POSITIVE_INFINITY }));
  const found = shown.filter(({ value }) => !actions.includes(String(value)));
  const match = refusal === '' && !isSearching ? matchOf(found, text) : undefined;
  const isRefused = isEnded && text !== '' && !isSearching && !match;
  const reason = refusal || (found.length > 0 ? t('select.several') : messageOf(nothingFound, t('select.none')));
  const message = t('select.notChosen', { text, reason });
  useRefusedText(isRefused);

  // Synchronises with the validity of the native input, which forms read before they are sent.
  useEffect(() => ref.current?.setCustomValidity(text === '' ? '' : message), [text, message]);

  // Synchronises with the response of the search that the ended text waited for.
  useEffect(() => {
    if (isEnded && match) choose(match);
  });

  // Synchronises with the value from outside, such as a record that was created with the typed name.
  useEffect(() => {
    if (seen.current !== chosen) change(null);
    seen.current = chosen;
  });

  function change(next: string | null): void {
    setTyped(next);
    setEnded(false);
    onSearchChange?.(next ?? '');
  }

  function choose(option: ComboboxItem<Value>): void {
    change(null);
    onChoose(option);
  }

  function end(): void {
    if (match) choose(match);
    else if (text === '') change(null);
    else setEnded(true);
  }

  return {
    /** Null while nothing is typed: then a select shows the chosen option. */
    typed,
    error: isRefused ? message : undefined,
    /** Ends the typing without a choice by the text. */
    clear: () => change(null),
    inputProps: {
      ref,
      onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => change(currentTarget.value),
      onBlur: () => typed !== null && end(),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.nativeEvent.isComposing || typed === null) return;
        if (event.key === 'Enter' && !hasActiveOption(event.currentTarget)) end();
        if (event.key === 'Escape') {
          event.stopPropagation();
          change(null);
        }
      },
    },
  };
}

/** Whether the arrow keys reached an option, which the select chooses by itself. */
function hasActiveOption(field: HTMLInputElement): boolean {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return Boolean(list?.querySelector('[data-combobox-selected]'));
}

/** The option with exactly this name, otherwise the only option. */
function matchOf<Value extends Primitive>(
  found: readonly ComboboxItem<Value>[],
  text: string,
): ComboboxItem<Value> | undefined {
  const same = found.filter(({ label }) => normalizeText(label) === normalizeText(text));
  const [match, ...others] = same.length > 0 ? same : found;
  return others.length === 0 ? match : undefined;
}

/** The options without their groups that can be chosen. */
export function itemsOf<Value extends Primitive>(parsed: readonly ComboboxParsedItem<Value>[]): ComboboxItem<Value>[] {
  return parsed.flatMap((one) => ('group' in one ? one.items : one)).filter(({ disabled }) => !disabled);
}

function messageOf(nothingFound: ReactNode, otherwise: string): string {
  return typeof nothingFound === 'string' && nothingFound !== '' ? nothingFound : otherwise;
}
