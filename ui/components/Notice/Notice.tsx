import { Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const StyledNotice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};

  & > svg {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

const StyledText = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
`;

export interface NoticeProps extends ComponentProps<'div'> {
  /** What the reader must know about the content below. */
  children: ReactNode;
  /** A line icon. @default a circled i */
  icon?: ReactNode;
  /** The action, such as a `Button`. */
  action?: ReactNode;
}

/** An unobtrusive note above content. Renders a `<div role="note">`. */
export function Notice({ children, icon = <Info aria-hidden />, action, ...props }: NoticeProps) {
  return (
    <StyledNotice role="note" {...props}>
      {icon}
      <StyledText>
        <span>{children}</span>
        {action}
      </StyledText>
    </StyledNotice>
  );
}
