import * as RadixDialog from '@radix-ui/react-dialog';
import { css, keyframes, styled } from 'styled-components';

export type DialogSize = 'small' | 'medium' | 'large';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.985); }
`;

const slideUp = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

const width: Record<DialogSize, string> = { small: '400px', medium: '560px', large: '880px' };

export const overlayStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space[4]};
  overflow-y: auto;
  background: ${({ theme }) => theme.color.overlay};
  animation: ${fadeIn} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;

export const panelStyles = css`
  border: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color['surface.raised']};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.dialog};

  &:focus {
    outline: none;
  }
`;

export const StyledOverlay = styled(RadixDialog.Overlay)`
  ${overlayStyles}
  /* The focus is never behind the title or the buttons. */
  scroll-padding-block: 72px;

  @media ${({ theme }) => theme.breakpoint.phone} {
    place-items: end center;
    padding: 0;
  }
`;

export const StyledContent = styled(RadixDialog.Content)<{ $size: DialogSize }>`
  ${panelStyles}
  display: flex;
  flex-direction: column;
  inline-size: min(100%, ${({ $size }) => width[$size]});
  border-radius: ${({ theme }) => theme.radius.card};
  animation: ${rise} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};

  @media ${({ theme }) => theme.breakpoint.phone} {
    inline-size: 100%;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    border: 0;
    ${({ $size, theme }) =>
      $size === 'small'
        ? { borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0` }
        : { borderRadius: 0, minBlockSize: '100dvh', alignSelf: 'start' }}
    animation: ${slideUp} ${({ theme }) => `${theme.duration.sheet} ${theme.easing.enter}`};
  }
`;

/* The overlay scrolls. The title and the buttons of a long dialog stay in view. */
const sticky = css`
  position: sticky;
  /* Over the padding of the overlay. */
  inset-block: calc(-1 * ${({ theme }) => theme.space[4]});
  z-index: 1;
  background: ${({ theme }) => theme.color['surface.raised']};

  @media ${({ theme }) => theme.breakpoint.phone} {
    inset-block: 0;
  }
`;

export const StyledHeader = styled.div`
  ${sticky}
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[3]} ${theme.space[2]} ${theme.space[6]}`};
  padding-inline: ${({ theme }) => `${theme.space[6]} ${theme.space[3]}`};

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding-inline: ${({ theme }) => `${theme.space[4]} ${theme.space[2]}`};
    padding-block: ${({ theme }) => theme.space[2]};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }
`;

export const StyledTitle = styled(RadixDialog.Title)`
  font-size: ${({ theme }) => theme.fontSize[18]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  overflow-wrap: anywhere;
`;

export const StyledBody = styled.div`
  flex: 1;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[6]} ${theme.space[6]}`};

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

export const StyledDescription = styled(RadixDialog.Description)`
  margin-block-end: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledFooter = styled.div`
  ${sticky}
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[6]}`};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;
