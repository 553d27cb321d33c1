import { styled } from 'styled-components';

export const StyledAchievements = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${({ theme }) => `${theme.space[6]} ${theme.space[4]}`};
`;

export const StyledAchievement = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
`;

export const StyledMedal = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.full};
  /* A second, fainter ring: a coin's rim. */
  box-shadow:
    inset 0 0 0 3px ${({ theme }) => theme.color.canvas},
    inset 0 0 0 4px ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color['level.gold']};

  > svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.5;
  }
`;

export const StyledName = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[15]};
  overflow-wrap: anywhere;
`;

export const StyledDescription = styled.p`
  margin-block-start: 2px;
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  overflow-wrap: anywhere;
`;

export const StyledEarnedDate = styled.p`
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color['text.muted']};
`;
