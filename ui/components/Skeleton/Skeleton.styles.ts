import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const StyledSkeleton = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: ${({ theme }) => theme.color['surface.pressed']};
  animation: ${breathe} 1.8s ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export const StyledLines = styled.span<{ $gap: string }>`
  display: grid;
  gap: ${({ $gap }) => $gap};
  inline-size: 100%;
`;
