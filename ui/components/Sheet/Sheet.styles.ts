import * as RadixDialog from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';

import { overlayStyles, panelStyles } from '../Dialog/Dialog.styles';

export type SheetSide = 'start' | 'end';

const fromRight = keyframes`
  from { transform: translateX(32px); opacity: 0; }
`;

const fromLeft = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

const fromBelow = keyframes`
  from { transform: translateY(32px); opacity: 0; }
`;

export const StyledOverlay = styled(RadixDialog.Overlay)`
  ${overlayStyles}
  padding: 0;
`;

export const StyledContent = styled(RadixDialog.Content)<{ $side: SheetSide; $width: string }>`
  ${panelStyles}
  position: fixed;
  z-index: ${({ theme }) => theme.layer.dialog};
  inset-block: 0;
  inset-inline: ${({ $side }) => ($side === 'end' ? 'auto 0' : '0 auto')};
  display: flex;
  flex-direction: column;
  inline-size: min(100%, ${({ $width }) => $width});
  block-size: 100dvh;
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  border-width: ${({ $side }) => ($side === 'end' ? '0 0 0 1px' : '0 1px 0 0')};
  background: ${({ theme }) => theme.color.surface};
  animation: ${({ $side }) => ($side === 'end' ? fromRight : fromLeft)}
    ${({ theme }) => `${theme.duration.sheet} ${theme.easing.enter}`};

  &:dir(rtl) {
    border-width: ${({ $side }) => ($side === 'end' ? '0 1px 0 0' : '0 0 0 1px')};
    animation-name: ${({ $side }) => ($side === 'end' ? fromLeft : fromRight)};
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    inline-size: 100%;
    border-width: 0;
    animation-name: ${fromBelow};

    &:dir(rtl) {
      border-width: 0;
      animation-name: ${fromBelow};
    }
  }
`;

export const StyledHeader = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.size.bar};
  padding-inline: ${({ theme }) => `${theme.space[4]} ${theme.space[2]}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

export const StyledTitle = styled(RadixDialog.Title)`
  font-size: ${({ theme }) => theme.fontSize[16]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
`;

export const StyledBody = styled.div<{ $isPadded: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  padding: ${({ theme, $isPadded }) => ($isPadded ? theme.space[4] : '0')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
