import * as RadixDialog from '@radix-ui/react-dialog';
import { css, keyframes, styled } from 'styled-components';

export type SheetSide = 'end' | 'full';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const slideFromEnd = keyframes`
  from { transform: translateX(var(--sheet-from)); }
`;

const slideFromBelow = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

export const StyledOverlay = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.drawer};
  background: ${({ theme }) => theme.color.overlay};
  animation: ${fadeIn} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;

export const StyledContent = styled(RadixDialog.Content)<{ $side: SheetSide }>`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${({ theme }) => theme.layer.drawer};
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  background: ${({ theme }) => theme.color.canvas};
  outline: none;

  ${({ theme, $side }) =>
    $side === 'end' &&
    css`
      --sheet-from: 100%;
      inline-size: min(400px, 100vw);
      border-inline-start: 1px solid ${theme.color.border};
      box-shadow: ${theme.shadow.dialog};
      animation: ${slideFromEnd} ${theme.duration.sheet} ${theme.easing.enter};

      &:dir(rtl) {
        --sheet-from: -100%;
      }

      @media ${theme.breakpoint.phone} {
        inline-size: 100vw;
        border: 0;
      }
    `}

  ${({ theme, $side }) =>
    $side === 'full' &&
    css`
      inline-size: 100%;
      animation: ${slideFromBelow} ${theme.duration.sheet} ${theme.easing.enter};
    `}
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
  margin: 0;
  font-size: ${({ theme }) => theme.fontSize[16]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
`;

export const StyledBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
