import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';

const StyledSkipLink = styled.a`
  position: fixed;
  inset-block-start: ${({ theme }) => theme.space[2]};
  inset-inline-start: ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layer.toast};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color['text.onAccent']};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the main content, which needs `tabIndex={-1}`. @default 'main' */
  target?: string;
}

/** A link past the navigation, visible on focus. Put it first in the page. Renders an `<a>`. */
export function SkipLink({ target = 'main', children, ...props }: SkipLinkProps) {
  const messages = useMessages();
  return (
    <StyledSkipLink href={`#${target}`} {...props}>
      {children ?? messages.skipToContent}
    </StyledSkipLink>
  );
}
