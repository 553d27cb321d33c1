import { ImageOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';

const StyledPlaceholder = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[2]};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 96px;
  padding: ${({ theme }) => theme.space[3]};
  text-align: center;
  font-size: ${({ theme }) => theme.fontSize[13]};
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color['text.muted']};

  & > svg {
    inline-size: 24px;
    block-size: 24px;
    stroke-width: 1.5;
  }
`;

export type MediaPlaceholderProps = ComponentProps<'div'>;

/** A placeholder for a broken picture. Renders a `<div>`. */
export function MediaPlaceholder({ children, ...props }: MediaPlaceholderProps) {
  const messages = useMessages();
  return (
    <StyledPlaceholder {...props}>
      <ImageOff aria-hidden />
      {children ?? messages.media.broken}
    </StyledPlaceholder>
  );
}
