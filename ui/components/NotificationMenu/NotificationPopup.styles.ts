import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { keyframes, styled } from 'styled-components';

const dropIn = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const StyledContent = styled(DropdownMenu.Content)`
  z-index: ${({ theme }) => theme.layer.menu};
  display: flex;
  flex-direction: column;
  inline-size: min(380px, calc(100vw - ${({ theme }) => theme.space[4]}));
  max-block-size: min(520px, var(--radix-dropdown-menu-content-available-height));
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color['surface.raised']};
  box-shadow: ${({ theme }) => theme.shadow.menu};
  animation: ${dropIn} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
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

export const StyledItem = styled(DropdownMenu.Item)<{ $isUnread: boolean }>`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[3]};
  align-items: baseline;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  overflow-wrap: anywhere;
  color: ${({ theme, $isUnread }) => ($isUnread ? theme.color.text : theme.color['text.muted'])};
  cursor: pointer;
  outline-offset: -2px;

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  &[data-highlighted] {
    background: ${({ theme }) => theme.color['surface.pressed']};
    outline: none;
  }

  strong {
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
  }

  time {
    display: block;
    font-size: ${({ theme }) => theme.fontSize[12]};
    color: ${({ theme }) => theme.color['text.muted']};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
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

export const StyledRetry = styled(DropdownMenu.Item)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;

  &[data-highlighted] {
    border-color: ${({ theme }) => theme.color['border.strong']};
    background: ${({ theme }) => theme.color['surface.pressed']};
  }
`;

export const StyledMore = styled(StyledRetry)`
  display: flex;
  inline-size: fit-content;
  margin: ${({ theme }) => `${theme.space[3]} auto`};
  font-size: ${({ theme }) => theme.fontSize[14]};
`;
