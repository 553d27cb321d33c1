import type { ComponentProps, ReactElement } from 'react';

/** Of a part that renders its only child, a button. */
export type WithChild<Props> = Omit<Props, 'children'> & { children: ReactElement<ComponentProps<'button'>> };
