import { styled } from 'styled-components';

import type { TextPiece } from '../../forum/entities';

const StyledMark = styled.mark`
  border-radius: 2px;
  background: ${({ theme }) => theme.color['accent.border']};
  color: ${({ theme }) => theme.color.text};

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`;

export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <StyledMark key={index}>{text}</StyledMark> : text,
  );
}
