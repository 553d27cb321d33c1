import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { css, keyframes, styled } from 'styled-components';

export type MenuItemTone = 'neutral' | 'danger';

const enter = keyframes`
  from { opacity: 0; transform: translateY(-4px) scale(0.98); }
`;

const floatingStyles = css`
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color['surface.raised']};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.menu};
`;

export const StyledContent = styled(RadixMenu.Content)`
  ${floatingStyles}
  z-index: ${({ theme }) => theme.layer.menu};
  min-inline-size: 200px;
  max-inline-size: min(320px, 100vw - 16px);
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: ${({ theme }) => theme.space[1]};
  overflow-y: auto;
  outline: none;
  transform-origin: var(--radix-dropdown-menu-content-transform-origin);
  animation: ${enter} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;

const itemStyles = css<{ $tone: MenuItemTone }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.size.control};
  padding: 6px ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme, $tone }) => theme.color[$tone === 'danger' ? 'danger.text' : 'text']};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${({ theme, $tone }) => theme.color[$tone === 'danger' ? 'danger.text' : 'text.muted']};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  &[data-highlighted] {
    outline: none;
    background: ${({ theme, $tone }) => theme.color[$tone === 'danger' ? 'danger.tint' : 'surface.pressed']};

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &[aria-current] {
    color: ${({ theme }) => theme.color['accent.text']};
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
  }

  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

export const StyledItem = styled(RadixMenu.Item)<{ $tone: MenuItemTone }>`
  ${itemStyles}
`;

export const StyledRadioItem = styled(RadixMenu.RadioItem)<{ $tone: MenuItemTone }>`
  ${itemStyles}

  /* The check mark of the selected item. */
  & > svg[data-state] {
    margin-inline-start: auto;
  }
`;

export const StyledSeparator = styled(RadixMenu.Separator)`
  block-size: 1px;
  margin-block: ${({ theme }) => theme.space[1]};
  background: ${({ theme }) => theme.color.border};
`;

export const StyledLabel = styled(RadixMenu.Label)`
  padding: ${({ theme }) => `6px ${theme.space[2]}`};
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[12]};
`;
