import { Root } from '@radix-ui/react-visually-hidden';
import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<typeof Root>;

/** Text for assistive technology only. Renders a `<span>`. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
