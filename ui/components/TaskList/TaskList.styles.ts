import { CircleCheckBig } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

export const StyledTaskList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
`;

export const StyledNote = styled.p`
  font-size: ${({ theme }) => theme.fontSize[14]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const StyledHeading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[2]};
  padding-block-end: ${({ theme }) => theme.space[2]};

  > h2 {
    font-size: ${({ theme }) => theme.fontSize[16]};
  }

  > [role='progressbar'] {
    grid-column: 1 / -1;
  }
`;

export const StyledCount = styled.span`
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledTask = styled.li`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.size.control} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  padding-block: ${({ theme }) => theme.space[2]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  &:first-child {
    border-block-start: 0;
  }

  &[aria-busy] {
    cursor: progress;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    grid-template-columns: ${({ theme }) => theme.size.touchTarget} minmax(0, 1fr) auto;
  }
`;

const pop = keyframes`
  from { transform: scale(0.6); }
`;

export const StyledCheck = styled(CircleCheckBig)`
  animation: ${pop} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;

export const StyledStatus = styled.span<{ $isCompleted: boolean }>`
  display: grid;
  place-items: center;
  min-block-size: ${({ theme }) => theme.size.control};
  color: ${({ theme, $isCompleted }) => theme.color[$isCompleted ? 'success' : 'text.muted']};

  && svg {
    inline-size: 20px;
    block-size: 20px;
  }

  /* A completed task is green instead of pressed. */
  && > [aria-pressed='true'] {
    background: transparent;
    color: inherit;
  }
`;

export const StyledText = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  min-inline-size: 0;
`;

export const StyledDescription = styled.span<{ $isCompleted: boolean }>`
  flex: 0 1 auto;
  min-inline-size: 0;
  line-height: ${({ theme }) => theme.lineHeight.normal};
  overflow-wrap: anywhere;
  color: ${({ theme, $isCompleted }) => theme.color[$isCompleted ? 'text.muted' : 'text']};
`;

export const StyledActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};

  > a {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: ${({ theme }) => theme.fontSize[14]};
    font-weight: ${({ theme }) => theme.fontWeight.medium};
    color: ${({ theme }) => theme.color['accent.text']};

    @media ${({ theme }) => theme.breakpoint.coarsePointer} {
      min-block-size: ${({ theme }) => theme.size.touchTarget};
    }
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    grid-column: 2 / -1;
  }
`;
