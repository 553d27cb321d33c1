import { css, keyframes, styled } from 'styled-components';

const dropIn = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const StyledPopup = styled.div<{ $width: 'field' | 'column' }>`
  z-index: ${({ theme }) => theme.layer.menu};
  ${({ $width }) =>
    $width === 'field'
      ? css`
          inline-size: 100%;
          min-inline-size: 280px;
          max-block-size: min(420px, 70dvh);
        `
      : css`
          inline-size: min(280px, 100%);
          max-block-size: 264px;
        `}
  padding: ${({ theme }) => theme.space[1]};
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color['surface.raised']};
  box-shadow: ${({ theme }) => theme.shadow.menu};
  animation: ${dropIn} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
`;

export const StyledStatus = styled.p`
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  font-size: ${({ theme }) => theme.fontSize[14]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledOption = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: 40px;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color['surface.hover']};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color['accent.tint']};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
