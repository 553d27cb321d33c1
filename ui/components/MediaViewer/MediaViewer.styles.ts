import * as Dialog from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const StyledOverlay = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  background: ${({ theme }) => theme.color.canvas};
`;

export const StyledContent = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  animation: ${appear} ${({ theme }) => `${theme.duration.enter} ${theme.easing.enter}`};

  &:focus-visible {
    outline: none;
  }
`;

export const StyledBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: ${({ theme }) => theme.size.bar};
  padding-inline: ${({ theme }) => theme.space[4]};
`;

export const StyledCount = styled.h2`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[3]};
  min-inline-size: 0;
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};

  & > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > span + span {
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export const StyledStage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  min-block-size: 0;
  padding: ${({ theme }) => `0 ${theme.space[4]} ${theme.space[4]}`};

  & > img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
    border-radius: ${({ theme }) => theme.radius.control};
  }
`;

export const StyledStep = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 50%;
  ${({ theme, $side }) => `inset-inline-${$side}: ${theme.space[4]};`}
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color['surface.raised']};
  translate: 0 -50%;

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;
