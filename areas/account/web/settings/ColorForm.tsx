import { Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import { brands } from '#shell/common/brands.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useBrand } from '#shell/web/theme/AppTheme.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { profileRoutes, useSetCurrentUser } from './queries.ts';
import classes from './ColorForm.module.css';
import { ColorPreview } from './ColorPreview.tsx';
import { ColorSwatches } from './ColorSwatches.tsx';
import { isSameColor, readColor } from './colors.ts';

/** Form for the brand colour. A chosen colour is shown in a preview and applies to the app only after saving. */
export function ColorForm() {
  const t = useTexts('account');
  const user = useMe();
  const { platform } = useBrand();
  const showMe = useSetCurrentUser();
  const own = brands[platform].color;
  const sheet = useRecordForm({
    mode: 'controlled',
    routes: profileRoutes,
    record: user,
    initialValues: (opened) => ({ main_color: (opened?.custom_app.theme.main_color ?? own).toUpperCase() }),
    pick: (saved) => saved.user,
    draft: 'brand-color',
    texts: { label: () => t('fields.main_color') },
    toBody: ({ main_color }) => ({
      main_color: isSameColor(main_color, own) ? null : (readColor(main_color) ?? main_color),
    }),
    onSuccess: (saved, { main_color }) => {
      showMe(saved.user);
      sheet.resetTo({ main_color: (readColor(main_color) ?? own).toUpperCase() });
      toast.success(t('settings.brand.saved'));
    },
  });
  // The last color that could be read is shown while another one is typed.
  const typed = readColor(sheet.form.values.main_color);
  const [previewed, setPreviewed] = useState(typed ?? own);
  if (typed && typed !== previewed) setPreviewed(typed);

  function choose(color: string) {
    sheet.form.setFieldValue('main_color', color.toUpperCase());
  }

  return (
    <FormSheet form={sheet} save={t('settings.brand.save')}>
      <Input.Wrapper label={t('settings.brand.color')} labelElement="div">
        <ColorSwatches own={own} chosen={previewed} onChoose={choose} />
      </Input.Wrapper>
      <TextInput
        label={t('settings.brand.custom')}
        description={t('settings.brand.contrast')}
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        classNames={{ input: classes['code'] ?? '' }}
        {...sheet.field('main_color')}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <ColorPreview color={previewed} />
    </FormSheet>
  );
}
