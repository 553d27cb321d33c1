import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';

import { StyledContent as StyledMenuContent } from '../Menu/Menu.styles';
import { Item } from '../Menu/MenuPopup';

export const StyledContent = styled(StyledMenuContent)`
  display: flex;
  flex-direction: column;
  inline-size: 380px;
  max-inline-size: calc(100vw - ${({ theme }) => theme.space[4]});
  max-block-size: min(520px, var(--radix-dropdown-menu-content-available-height));
  padding: 0;
  overflow: hidden;
`;

export const StyledTitle = styled(DropdownMenu.Label)`
  flex: none;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
`;

export const StyledItems = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const StyledState = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[4]}`};
  font-size: ${({ theme }) => theme.fontSize[14]};
  text-align: center;
  color: ${({ theme }) => theme.color['text.muted']};

  > svg {
    inline-size: 28px;
    block-size: 28px;
    stroke-width: 1.5;
  }
`;

export const StyledItem = styled(Item)<{ $isUnread: boolean }>`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[3]};
  align-items: baseline;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: 0;
  line-height: ${({ theme }) => theme.lineHeight.normal};
  color: ${({ theme, $isUnread }) => ($isUnread ? theme.color.text : theme.color['text.muted'])};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  strong {
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
  }

  time {
    display: block;
    font-size: ${({ theme }) => theme.fontSize[12]};
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export const StyledDot = styled.span<{ $isUnread: boolean }>`
  align-self: start;
  inline-size: 8px;
  block-size: 8px;
  margin-block-start: 6px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $isUnread }) => ($isUnread ? theme.color['accent.text'] : 'transparent')};

  @media (forced-colors: active) {
    background: ${({ $isUnread }) => ($isUnread ? 'CanvasText' : 'transparent')};
  }
`;

/** Stays in view below the list. */
export const StyledReadAll = styled(Item)`
  flex: none;
  justify-content: center;
  padding: ${({ theme }) => theme.space[3]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  border-radius: 0;
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
`;

export const StyledAction = styled(Item)`
  inline-size: fit-content;
  margin: ${({ theme }) => `${theme.space[3]} auto`};
  padding: 0 ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.border};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
`;
