import { css, styled } from 'styled-components';

export const StyledAnimatedPicture = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
`;

const layer = css<{ $isHidden: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`;

export const StyledMoving = styled.img<{ $isHidden: boolean }>`
  ${layer}
`;

export const StyledStill = styled.canvas<{ $isHidden: boolean }>`
  ${layer}
  pointer-events: none;
`;

export const StyledToggle = styled.button`
  /* Overrides the position that a card sets on its buttons. */
  && {
    position: absolute;
  }
  z-index: 1;
  inset-block-end: ${({ theme }) => theme.space[2]};
  inset-inline-start: ${({ theme }) => theme.space[2]};
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.size.control};
  block-size: ${({ theme }) => theme.size.control};
  padding: 0;
  border: 1px solid rgb(255 255 255 / 0.2);
  border-radius: ${({ theme }) => theme.radius.full};
  background: rgb(10 11 15 / 0.72);
  color: #fff;
  cursor: pointer;

  & > svg {
    inline-size: 16px;
    block-size: 16px;
    fill: currentColor;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    inline-size: ${({ theme }) => theme.size.touchTarget};
    block-size: ${({ theme }) => theme.size.touchTarget};
  }
`;
