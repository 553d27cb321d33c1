import { css, styled } from 'styled-components';

const fill = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  /* The tile clips an outer outline. */
  outline-offset: -3px;
`;

export const StyledTile = styled.li`
  position: relative;
  min-inline-size: 0;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color['media.backdrop']};
`;

export const StyledGallery = styled.ul<{ $tiles: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Fills the gap that a full-width audio item can leave. */
  grid-auto-flow: dense;
  gap: ${({ theme }) => theme.space[2]};

  /* With an odd number of tiles, the first spans two columns. */
  ${({ $tiles }) =>
    $tiles % 2 === 1 &&
    css`
      & > :first-child {
        grid-column: 1 / -1;
        aspect-ratio: 16 / 9;
        max-block-size: min(560px, 70vh);
      }
    `}

  /* A single picture is not cropped. */
  ${({ $tiles }) =>
    $tiles === 1 &&
    css`
      & img {
        object-fit: contain;
      }
    `}
`;

export const StyledOpen = styled.button`
  ${fill}
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.card};
  background: none;
  cursor: zoom-in;

  /* Its picture stays where other buttons are hidden: without scripts and on paper. */
  @media print, (scripting: none) {
    && {
      display: block !important;
    }
  }

  & > img {
    ${fill}
    object-fit: cover;
    transition: transform ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};
  }

  &:hover > img {
    transform: scale(1.02);
  }
`;

export const StyledVideo = styled.video`
  ${fill}
  object-fit: contain;
`;

export const StyledAudio = styled.li`
  grid-column: 1 / -1;

  & > audio {
    display: block;
    inline-size: 100%;
    block-size: 54px;
  }
`;
