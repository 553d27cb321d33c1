import { styled } from 'styled-components';

import { Button } from '../../../ui/components/Button';

export const StyledStage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};

  @media ${({ theme }) => theme.breakpoint.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const StyledHeading = styled.h2`
  margin: 0 0 ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledCode = styled.code`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.fontSize[12]};
  overflow-wrap: anywhere;
`;

export const StyledStatus = styled.p`
  margin: 0;
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  overflow-wrap: anywhere;
`;

/** Keeps the focus while inert. */
export const StyledAction = styled(Button)`
  white-space: normal;
  overflow-wrap: anywhere;

  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

export const StyledValues = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  margin: 0;

  > dt {
    color: ${({ theme }) => theme.color['text.muted']};
  }

  > dd {
    margin: 0;
  }
`;

export const StyledLines = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const StyledStates = styled.ul<{ $isParallel: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isParallel }) =>
    $isParallel ? 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' : 'minmax(0, 1fr)'};
  align-items: start;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const StyledState = styled.li<{ $isActive: boolean; $isRegion: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  padding: ${({ theme }) => theme.space[3]};
  border: 1px ${({ $isRegion }) => ($isRegion ? 'dashed' : 'solid')}
    ${({ theme, $isActive }) => theme.color[$isActive ? 'accent' : 'border.control']};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $isActive }) => theme.color[$isActive ? 'accent.tint' : 'surface']};
`;

export const StyledName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};

  > strong {
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;

export const StyledMark = styled.span<{ $isActive?: boolean }>`
  padding-inline: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme, $isActive }) => theme.color[$isActive ? 'accent.border' : 'border.control']};
  border-radius: ${({ theme }) => theme.radius.full};
  color: ${({ theme, $isActive }) => theme.color[$isActive ? 'accent.text' : 'text.muted']};
  font-size: ${({ theme }) => theme.fontSize[12]};
`;

export const StyledMuted = styled.span`
  color: ${({ theme }) => theme.color['text.muted']};
`;
