import { styled } from 'styled-components';

export const StyledFrame = styled.div`
  inline-size: 100%;
  max-block-size: 420px;
  aspect-ratio: 16 / 9;
  border-radius: ${({ theme }) => theme.radius.card};
  overflow: hidden;
  background: ${({ theme }) => theme.color['media.backdrop']};

  & > img,
  & > video {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    /* The frame clips an outer outline. */
    outline-offset: -3px;
    object-fit: contain;
  }

  /* Above the title's link, which covers the card. */
  & > video {
    position: relative;
    z-index: 1;
  }
`;

export const StyledAudioFrame = styled.div`
  position: relative;
  z-index: 1;

  & > audio {
    display: block;
    inline-size: 100%;
    block-size: 54px;
  }
`;
