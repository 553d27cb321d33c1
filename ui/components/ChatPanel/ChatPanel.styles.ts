import { css, keyframes, styled } from 'styled-components';

import type { SidebarPlacement } from '../PageLayout/SidebarPlacement';

/** With a minimum height, a sheet that a phone's keyboard shrinks scrolls instead of hiding the field. */
export const StyledPanel = styled.section<{ $placement: SidebarPlacement }>`
  --chat-edge: ${({ theme, $placement }) => ($placement === 'card' ? theme.space['4'] : '0px')};

  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 200px;
  overflow: hidden;

  ${({ theme, $placement }) =>
    $placement === 'card' &&
    css`
      border: 1px solid ${theme.color.border};
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
    `}
`;

export const StyledHeader = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} var(--chat-edge);
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

export const StyledTitle = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
`;

export const StyledConnection = styled.span<{ $isOnline: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${({ theme }) => theme.fontSize[12]};
  color: ${({ theme }) => theme.color['text.muted']};

  &::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme, $isOnline }) => ($isOnline ? theme.color.success : theme.color.boost)};
  }
`;

export const StyledArea = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

/** It would cut the focus rings of its controls if they were outside. */
export const StyledLog = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: 0;
  padding: ${({ theme }) => theme.space[4]} var(--chat-edge);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline-offset: -3px;

  /* Aligns a few messages to the bottom, where new ones appear. */
  > :first-child {
    margin-block-start: auto;
  }

  > button {
    align-self: center;
  }

  a,
  button {
    outline-offset: -2px;
  }
`;

export const StyledMiddle = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
`;

export const StyledSkeletons = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]} var(--chat-edge);
  overflow: hidden;

  > div {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space[2]};
  }
`;

const riseIn = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

export const StyledPill = styled.button`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space[3]};
  inset-inline: 0;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  inline-size: max-content;
  min-block-size: 30px;
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space[3]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accent};
  box-shadow: ${({ theme }) => theme.shadow.menu};
  color: ${({ theme }) => theme.color['text.onAccent']};
  font-size: ${({ theme }) => theme.fontSize[12]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  cursor: pointer;
  animation: ${riseIn} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};

  &:hover {
    background: ${({ theme }) => theme.color['accent.hover']};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }
`;

export const StyledComposer = styled.form`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[2]} calc(var(--chat-edge) / 2);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  &:focus-within {
    border-block-start-color: ${({ theme }) => theme.color['accent.border']};
  }

  & > p {
    grid-column: 1 / -1;
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;

export const StyledInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  font-size: ${({ theme }) => theme.fontSize[14]};
  /* Sheets clip an outer outline. */
  outline-offset: -2px;

  &::placeholder {
    color: ${({ theme }) => theme.color['text.muted']};
    opacity: 1;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
    font-size: ${({ theme }) => theme.fontSize[16]};
  }
`;
