import { Flame } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../theme/MessagesProvider';

const StyledLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  white-space: nowrap;
  color: ${({ theme }) => theme.color.boost};

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    fill: currentColor;
    fill-opacity: 0.24;
  }
`;

export type BoostedLabelProps = Omit<ComponentProps<'span'>, 'children'>;

/** 'Boosted' with a flame, on pinned posts. Renders a `<span>`. */
export function BoostedLabel(props: BoostedLabelProps) {
  const messages = useMessages();
  return (
    <StyledLabel {...props}>
      <Flame aria-hidden />
      {messages.post.boosted}
    </StyledLabel>
  );
}
