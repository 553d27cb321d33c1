import { css, styled } from 'styled-components';

export const StyledBrand = styled.span<{ $isNameHiddenWhenTight: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize[16]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.015em;
  white-space: nowrap;
  color: ${({ theme }) => theme.color.text};
  min-inline-size: 0;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > img {
    flex: none;
    block-size: 26px;
    max-inline-size: 120px;
    object-fit: contain;
  }

  svg {
    flex: none;
    color: ${({ theme }) => theme.color['accent.text']};
  }

  ${({ $isNameHiddenWhenTight }) =>
    $isNameHiddenWhenTight &&
    css`
      @media (width < 21.25em), (45em <= width < 58.75em) {
        > span {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `}
`;
