import { styled } from 'styled-components';

export const StyledCarousel = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color['media.backdrop']};
`;

export const StyledViewport = styled.div`
  overflow: hidden;
`;

export const StyledSlides = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

export const StyledSlide = styled.div`
  position: relative;
  flex: 0 0 100%;
  min-inline-size: 0;
  block-size: 14.5rem;
  overflow: hidden;

  @media ${({ theme }) => theme.breakpoint.phone} {
    block-size: 12.5rem;
  }

  > a {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    block-size: 100%;
    padding: ${({ theme }) => theme.space[6]};
    padding-block-end: 56px;
    text-decoration: none;
    color: #fff;
    outline-offset: -4px;
  }

  svg,
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  > a::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: linear-gradient(to top, rgb(5 6 10 / 0.78), rgb(5 6 10 / 0.12) 78%);
  }

  /* The controls need contrast on a white picture. The text has its own background. */
  > a[data-picture='given']::before {
    background: linear-gradient(to top, rgb(5 6 10 / 0.94), rgb(5 6 10 / 0.2) 78%);
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    > a {
      padding-inline: ${({ theme }) => theme.space[4]};
    }
  }
`;

export const StyledWords = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  align-self: flex-start;
  min-inline-size: 0;
  max-inline-size: 100%;

  [data-picture='given'] > & {
    background: rgb(5 6 10 / 0.62);
    box-shadow: 0 0 20px 24px rgb(5 6 10 / 0.62);
  }
`;

export const StyledTitle = styled.span`
  max-inline-size: 22ch;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.fontSize[22]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.015em;
`;

export const StyledText = styled.span`
  max-inline-size: 46ch;
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  color: rgb(255 255 255 / 0.86);
`;

export const StyledControls = styled.div`
  position: absolute;
  inset-inline: ${({ theme }) => theme.space[3]};
  inset-block-end: ${({ theme }) => theme.space[2]};
  z-index: 2;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: #fff;

  /* Forced colours remove the avatar's background. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    border-radius: ${({ theme }) => theme.radius.control};
    background: Canvas;
  }
`;

export const StyledControl = styled.button`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &:hover {
    background: rgb(255 255 255 / 0.16);
  }

  &:focus-visible {
    outline-color: #fff;
    outline-offset: -2px;
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    inline-size: ${({ theme }) => theme.size.touchTarget};
    block-size: ${({ theme }) => theme.size.touchTarget};
  }
`;

export const StyledDots = styled.div`
  display: flex;
  margin-inline-end: auto;
`;

export const StyledDot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 16px;
    block-size: 3px;
    border-radius: 3px;
    background: rgb(255 255 255 / 0.36);
    transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
  }

  &:hover::before {
    background: rgb(255 255 255 / 0.7);
  }

  &[aria-current]::before {
    background: #fff;
  }

  &:focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    inline-size: 28px;
    block-size: ${({ theme }) => theme.size.touchTarget};
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }

    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
