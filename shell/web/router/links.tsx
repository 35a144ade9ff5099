import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type AsLink<Props> = Props & Omit<ComponentPropsWithRef<'a'>, keyof Props>;

/** Typed links of the router that look like Mantine's components. */
export const LinkButton = createLink((props: AsLink<ButtonProps>) => <Button component="a" {...props} />);
export const LinkAnchor = createLink((props: AsLink<AnchorProps>) => <Anchor {...props} />);
