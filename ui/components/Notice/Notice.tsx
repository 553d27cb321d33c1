import { Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';

const compact = css`
  align-items: center;
  padding-block: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize[13]};

  /* Leaves room for a button beside it. */
  & > div > span:first-child {
    flex: 1 1 8rem;
  }
`;

const StyledNotice = styled.div<{ $isCompact: boolean }>`
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

  ${({ $isCompact }) => $isCompact && compact}
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
  /** Whether it takes little room, for a notice that floats over content. @default false */
  isCompact?: boolean;
}

/** An unobtrusive note above content. Renders a `<div role="note">`. */
export function Notice({
  children,
  icon = <Info aria-hidden />,
  action,
  isCompact = false,
  ...props
}: NoticeProps) {
  return (
    <StyledNotice role="note" $isCompact={isCompact} {...props}>
      {icon}
      <StyledText>
        <span>{children}</span>
        {action}
      </StyledText>
    </StyledNotice>
  );
}
