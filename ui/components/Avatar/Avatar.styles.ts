import { styled } from 'styled-components';

import type { ColorToken } from '../../tokens';

export type AvatarSize = 20 | 24 | 32 | 40 | 72;

const letterSize = { 20: '0.6875rem', 24: '0.75rem', 32: '0.875rem', 40: '1rem', 72: '1.75rem' } as const;

export const StyledAvatar = styled.span<{ $size: AvatarSize; $background: ColorToken; $letter: ColorToken }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $background }) => theme.color[$background]};
  color: ${({ theme, $letter }) => theme.color[$letter]};
  font-size: ${({ $size }) => letterSize[$size]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: 1;
  vertical-align: middle;
  user-select: none;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const StyledPicture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  object-fit: cover;
`;
