import { Input, type InputWrapperProps, SegmentedControl, type SegmentedControlProps } from '@mantine/core';

type SegmentedFieldProps = Pick<SegmentedControlProps, 'data' | 'value' | 'onChange' | 'name' | 'size'> &
  Pick<InputWrapperProps, 'description' | 'error' | 'className'> & { label: string };

/** A segmented control with the label, description and error of an input. */
export function SegmentedField({ label, description, error, className, size = 'sm', ...control }: SegmentedFieldProps) {
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      className={className}
      size={size}
    >
      <SegmentedControl
        aria-label={label}
        fullWidth
        size={size}
        styles={{ label: { paddingInline: 4 } }}
        {...control}
      />
    </Input.Wrapper>
  );
}
