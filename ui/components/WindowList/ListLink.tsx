import type { ComponentProps } from 'react';

import { ButtonLink } from '../Button';
import { StyledListEnd } from './WindowList.styles';

/** A link before or after a list. Nothing without `href`. */
export function ListLink({ href, ...props }: ComponentProps<'a'>) {
  return (
    href !== undefined && (
      <StyledListEnd>
        <ButtonLink href={href} {...props} />
      </StyledListEnd>
    )
  );
}
